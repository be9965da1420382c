"""What is said in the hall, by language."""
