"""Python → JavaScript: the games and what they need of the core as ES modules; docs/browser.md tells more."""
