"""Tools for Horse Fever alone: worth of its cards, golden games, states for photographs."""
