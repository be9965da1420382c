"""What every drawing is made of: buttons and marks, sheets, faces, words that can be tapped."""
