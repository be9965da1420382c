"""Horse Fever on the big screen."""
