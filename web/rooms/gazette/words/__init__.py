"""The words of the stories, a file a language."""
