"""Colours of the five families of ghosts."""

from typing import NamedTuple


class Family(NamedTuple):
    """The colours of one card."""

    night: str
    dusk: str
    moon: str
    dark: str  # of the figure
    cloth: str
    skin: str
    rim: str
    accent: str
    band: str


FAMILIES = {
    "blue": Family("#071226", "#12406a", "#c9eef2", "#0a1c33", "#1f6f96", "#cfe4e2", "#bff1ff", "#5fb7d8", "#1f4f78"),
    "yellow": Family("#1d0f08", "#6b3d12", "#ffe08a", "#2a1508", "#a8741c", "#e6dcae", "#ffe9a0", "#e0a92e", "#8a6312"),
    "green": Family("#061a16", "#125043", "#e6f0a0", "#0b2318", "#4a7a38", "#c8d3a0", "#dcf7a8", "#7fc05a", "#255c38"),
    "red": Family("#1d0808", "#5c1718", "#f29a6a", "#260a0c", "#8c2a25", "#e9cdb8", "#ffc59a", "#e0553a", "#7c2320"),
    "black": Family("#0c0916", "#3a2858", "#f0c9e0", "#140f20", "#55487c", "#ddd6c6", "#e3d8ff", "#9a7fd6", "#3a3252"),
}
