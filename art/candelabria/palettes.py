"""Colours of the Houses and moods."""

from typing import NamedTuple


class Mood(NamedTuple):
    """The colours of one card."""

    night: str  # top of the sky
    dusk: str  # middle of the sky
    halo: str
    cloth: str
    shade: str  # dark of the cloth, of the backdrop and of the lower band
    wax: str
    accent: str
    rim: str
    flame: str = "#ffab2a"


HOUSES = {
    "ash": Mood("#2a0d12", "#8a2c1c", "#ff9a4a", "#8c2a22", "#3a0d10", "#f3d0aa", "#e0553a", "#ffd0a0"),
    "coven": Mood("#140a2a", "#4a2a78", "#d0a4ff", "#5d3a94", "#22123e", "#e9dcf4", "#a06be0", "#ecd8ff", "#b98cff"),
    "seeders": Mood("#0a1f1a", "#2f6b4a", "#d8f09a", "#2f7a50", "#0f3322", "#f0f2d0", "#6fc07a", "#eaffc8"),
    "guild": Mood("#1f1408", "#7a5520", "#ffd67a", "#8a6420", "#3a2608", "#f4e2b6", "#e0a92e", "#fff0b8"),
    "knights": Mood("#0a1630", "#3a6aa8", "#fff0b0", "#2f5f9a", "#10264a", "#f4eedc", "#5fa0e0", "#f4f8ff"),
}
MOODS = {
    **HOUSES,
    "plum": Mood("#231a2e", "#6a4a78", "#f4c9a0", "#4a3a66", "#1d1630", "#efe2c4", "#c9a4d8", "#ffe6d0"),
    "sea": Mood("#08242c", "#1f7078", "#ffe0a0", "#8c3a2a", "#0f2a30", "#f2e4c4", "#e0a050", "#e0fff4"),
    "ice": Mood("#0d1c38", "#4f86b4", "#d8f2ff", "#5a86b0", "#1c2f52", "#eef4f6", "#bfe4f6", "#f4fbff", "#7fd2ff"),
    "wine": Mood("#2a0f16", "#8a3440", "#ffd49a", "#5d2f4a", "#2a1020", "#f2e0c8", "#e08a7a", "#ffe0c8"),
    "moss": Mood("#10241a", "#4a7a4a", "#f0f0a8", "#4a6a3a", "#1a2a14", "#f0e8c8", "#a8c060", "#f6ffd0"),
    "rust": Mood("#1f1408", "#8a5a28", "#ffd67a", "#7a4424", "#2f1a0c", "#f2dfb8", "#e0934a", "#fff0c8"),
    "rose": Mood("#2c1024", "#a04a6a", "#ffd8c8", "#b0486a", "#3a1228", "#f6e4d4", "#f0a0b8", "#fff0ee"),
    "storm": Mood("#0e1622", "#3f5670", "#dfe9f4", "#3c5068", "#141e2c", "#e8e8e0", "#8fb4d0", "#f0f8ff", "#ffd27a"),
    "dawn": Mood("#3a2348", "#d8805a", "#fff0b8", "#c8843a", "#4a2438", "#fbeed2", "#ffd070", "#fff6d8"),
    "ink": Mood("#0c0b14", "#332c4a", "#c8b8e8", "#262236", "#100e1a", "#e4dccc", "#8f84b8", "#e8e0ff", "#ffc85a"),
    "teal": Mood("#072420", "#1f7a6a", "#d8fff0", "#1f6a70", "#0a2a2c", "#ecf0dc", "#5fd0b8", "#e0fff6"),
    "sand": Mood("#33210f", "#b08a4a", "#fff0c0", "#a8763a", "#40280f", "#f6e8c6", "#e6c070", "#fff6d8"),
}
