"""Every construct of the dialect: each module has a function `probe`, and says the same in both languages."""
