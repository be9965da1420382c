"""The storybook: every part of the page in every state; its code is fetched at its door."""
