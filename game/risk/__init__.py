"""Risk: a map, armies, dice and cards, for two to six. The rules by number stand in README.md."""
