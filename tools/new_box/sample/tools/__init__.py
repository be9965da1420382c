"""What is made for this box alone: its states for the storybook."""
