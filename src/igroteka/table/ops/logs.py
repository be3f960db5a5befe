"""Structured logs: one JSON object a line, without secrets."""

import json
import logging
import re
from datetime import UTC, datetime
from typing import Any, Final

PLAIN: Final = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "color_message", "taskName"}
SECRETS: Final = re.compile(r"(?i)(bearer\s+|token=|code=|igroteka=)[^\s&;\"']+|(://[^/\s:@]*:)[^/\s@]+(?=@)")


def without_secrets(text: str) -> str:
    """A line in which tokens, cookies, codes and passwords are left out."""
    return SECRETS.sub(r"\1\2…", text)


class JsonLines(logging.Formatter):
    """Writes a record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "what": without_secrets(record.getMessage()),
        }
        line |= {name: value for name, value in record.__dict__.items() if name not in PLAIN}
        if record.exc_info:
            line["trace"] = without_secrets(self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False, default=str)


def configuration(level: str) -> dict[str, Any]:
    """For the server's processes: everything to the standard error output."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": {"()": "igroteka.table.ops.logs.JsonLines"}},
        "handlers": {"lines": {"class": "logging.StreamHandler", "formatter": "lines", "stream": "ext://sys.stderr"}},
        "loggers": {
            name: {"handlers": ["lines"], "level": level.upper(), "propagate": False}
            for name in ("igroteka", "uvicorn", "litestar")
        },
        "root": {"handlers": ["lines"], "level": "WARNING"},
    }
