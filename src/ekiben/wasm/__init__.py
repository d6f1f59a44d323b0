"""Rules and bots as WebAssembly: for pages, for other languages, and for Python without a compiler."""
