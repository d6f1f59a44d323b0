"""Tables that people share: kept safely, shown to each seat as far as it may see."""
