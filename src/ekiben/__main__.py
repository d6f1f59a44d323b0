"""`python -m ekiben`."""

import sys

from ekiben.cli import main

sys.exit(main())
