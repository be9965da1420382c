"""Horse Fever in English: tables of templates, which `web/words/formatter.py` puts facts into."""
