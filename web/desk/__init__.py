"""What the page shows, and what follows from it: data, and nothing that acts or draws."""
