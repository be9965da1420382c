"""Tools for Unicorn Fever alone: its drawings, golden games, states for photographs."""
