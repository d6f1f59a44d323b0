"""`ekiben` with a known deal: every new table gets the same seed, so that tests see the same game each time.

Bots answer at once, too: nobody is there who would want to follow their moves.

    python -P tests/server/fixed_seed.py SEED serve …

The product has no such option: whoever knew a seed would know what is hidden.
"""

from __future__ import annotations

import sys

from ekiben.cli import main
from ekiben.server.bots.autoplay import Autoplay
from ekiben.tables import new_table

if __name__ == "__main__":
    seed = int(sys.argv.pop(1))
    new_table.new_seed = lambda: seed
    Autoplay.pace = lambda *_: 0.0  # type: ignore[method-assign]
    sys.exit(main())
