"""What is said in the workshop, by language."""
