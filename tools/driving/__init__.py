"""Real browsers, driven as people use them: for the tests and for what measures the page."""
