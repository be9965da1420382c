"""The screens around the table: pure functions of the desk."""
