"""The smallest whole box: what `python -m tools.new_box` lays, and the stranger of the tests."""
