"""The map of Risk: which countries make a territory, and how they are drawn."""
