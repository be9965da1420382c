"""What Horse Fever and Unicorn Fever share: the odds board, the movement deck, the sprint dice."""
