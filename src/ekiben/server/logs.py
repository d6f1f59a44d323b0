"""The log of a server: a line of JSON for each event. Nothing is filtered: callers must not log secrets."""

from __future__ import annotations

import json
import logging
import sys
import time

_PLAIN = frozenset(vars(logging.makeLogRecord({})))  # what every record has


class JsonFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        """Time, level, logger, event, and the extra fields."""
        when = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, object] = {
            "time": f"{when}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "event": record.getMessage(),
        }
        line |= {key: value for key, value in vars(record).items() if key not in _PLAIN and key != "message"}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str, ensure_ascii=False)


def configure_logging(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "litestar"):
        logging.getLogger(name).handlers = []
        logging.getLogger(name).propagate = True
    logging.getLogger("uvicorn.access").disabled = True  # private: who looks at which table
    logging.getLogger("uvicorn.error").setLevel("WARNING")
