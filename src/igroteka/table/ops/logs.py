"""Structured logs: one JSON object a line, without secrets."""

import json
import logging
import re
from datetime import UTC, datetime
from ipaddress import ip_address
from typing import Any, Final

PLAIN: Final = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "color_message", "taskName"}
SECRETS: Final = re.compile(
    r"""(?i)(bearer\s+|token=|code=|igroteka=|(?:recover|confirm)/|["'](?:code|token|secret)["']\s*:\s*["'])[^\s&;"']+"""
    r"""|(://[^/\s:@]*:)\S+(?=@)"""
)
ADDRESSES: Final = re.compile(r"(?<![\w.:])(?:\d{1,3}(?:\.\d{1,3}){3}|[0-9a-fA-F:]*:[0-9a-fA-F:]+)(?![\w.])")


def without_secrets(text: str) -> str:
    """The line with tokens, cookies, codes and passwords masked."""
    return SECRETS.sub(r"\1\2…", text)


def without_addresses(text: str) -> str:
    """The line with network addresses masked, except this machine's own."""
    return ADDRESSES.sub(_masked, text)


def _masked(found: re.Match[str]) -> str:
    try:
        address = ip_address(found[0])
    except ValueError:  # a time, or a version
        return found[0]
    return found[0] if address.is_loopback or address.is_unspecified else "…"


class JsonLines(logging.Formatter):
    """Formats a log record as a line of JSON, without network addresses unless they are allowed."""

    def __init__(self, addresses: bool = False) -> None:
        super().__init__()
        self._addresses = addresses

    def _shown(self, text: str) -> str:
        text = without_secrets(text)
        return text if self._addresses else without_addresses(text)

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "what": self._shown(record.getMessage()),
        }
        more = {name: value for name, value in record.__dict__.items() if name not in PLAIN}
        line |= {name: self._shown(value) if isinstance(value, str) else value for name, value in more.items()}
        if is_clients_fault(record):
            line["level"] = "warning"
        elif record.exc_info:
            line["trace"] = self._shown(self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False, default=str)


def is_clients_fault(record: logging.LogRecord) -> bool:
    """Whether the web server reports a text frame that is not UTF-8: one line is enough, the socket is closed."""
    kind = record.exc_info[0] if record.exc_info else None
    return kind is UnicodeDecodeError and record.name.startswith("uvicorn")


def configuration(level: str, addresses: bool = False) -> dict[str, Any]:
    """The logging configuration of the server's processes: everything goes to stderr."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": {"()": "igroteka.table.ops.logs.JsonLines", "addresses": addresses}},
        "handlers": {"lines": {"class": "logging.StreamHandler", "formatter": "lines", "stream": "ext://sys.stderr"}},
        "loggers": {
            name: {"handlers": ["lines"], "level": level.upper(), "propagate": False}
            for name in ("igroteka", "uvicorn", "litestar")
        },
        "root": {"handlers": ["lines"], "level": "WARNING"},
    }
