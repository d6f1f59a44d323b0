"""`python -m ekiben.cli` is the command `ekiben`."""

from __future__ import annotations

import sys

from ekiben.cli import main

sys.exit(main())
