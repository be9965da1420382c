"""What is drawn on the cards of Unicorn Fever: a picture each, by the id of the card."""
