"""The looks of the seventy-five candles."""

from typing import NamedTuple


class Candle(NamedTuple):
    """The looks of a candle: body, expression, headgear, what the hand holds, backdrop, colours."""

    name: str
    body: str
    mien: str
    head: str
    prop: str
    behind: str
    mood: str
    also: str = ""  # a second object, on the other side
    hair: str = "#8a5a2c"


CAST: dict[str, Candle] = {
    "A1": Candle("Cinder Scout", "taper", "sly", "hood", "bow", "ruins", "ash"),
    "A2": Candle("Ember Herald", "twist", "sing", "cap", "trumpet", "tents", "ash"),
    "A3": Candle("Ash Reaver", "pillar", "grim", "horned", "axe", "forge", "ash"),
    "A4": Candle("Keeper of the Crimson Vine", "cone", "smile", "leaves", "vine", "trees", "ash"),
    "A5": Candle("Pyre Warlord", "stub", "grim", "dark_crown", "great_axe", "spires", "ash", "fire"),
    "N1": Candle("Lantern Novice", "taper", "wide", "hood", "lantern", "stars", "coven"),
    "N2": Candle("Smoke Whisperer", "twist", "smile", "veil", "smoke", "trees", "coven"),
    "N3": Candle("Night Flyer", "double", "sly", "winged", "bat", "peaks", "coven"),
    "N4": Candle("Soul Binder", "pillar", "grim", "wizard", "tome", "caves", "coven", "spark"),
    "N5": Candle("Mother of New Life", "round", "smile", "flowers", "seedling", "rays", "coven", "butterfly"),
    "O1": Candle("Gilded Page", "taper", "smile", "cap", "scroll", "columns", "seeders"),
    "O2": Candle("Masked Almoner", "cone", "smile", "full_mask", "purse", "town", "seeders"),
    "O3": Candle("Crystal Gardener", "pillar", "smile", "leaves", "crystal", "crystals", "seeders"),
    "O4": Candle("Cloud Architect", "twist", "spectacles", "mortarboard", "chart", "towers", "seeders", "cloud"),
    "O5": Candle("Grand Seeder", "stub", "long_beard", "antlers", "staff", "fields", "seeders", "seedling", "#e9e2cc"),
    "G1": Candle("Cog Apprentice", "taper", "wide", "cap_goggles", "cog", "gears", "guild"),
    "G2": Candle("Toll Clerk", "pillar", "spectacles", "cap", "quill", "shelves", "guild"),
    "G3": Candle("Gold Smelter", "melted", "grim", "goggles", "ladle", "forge", "guild"),
    "G4": Candle("Wheel Merchant", "round", "moustache", "hat", "wheel", "town", "guild"),
    "G5": Candle("Master of Engines", "stub", "moustache", "goggles", "wrench", "gears", "guild", "cogs"),
    "K1": Candle("Star Squire", "taper", "wide", "open_helm", "shield", "stars", "knights"),
    "K2": Candle("Rune Guard", "pillar", "grim", "helm", "sword", "arch", "knights", "rune"),
    "K3": Candle("Temple Warden", "stub", "beard", "open_helm", "halberd", "columns", "knights", hair="#d9cba8"),
    "K4": Candle("Dawn Chaplain", "cone", "asleep", "mitre", "book", "rays", "knights"),
    "K5": Candle("Sun Marshal", "double", "grim", "crown", "sun_staff", "towers", "knights"),
    "U01": Candle("Street Crier", "taper", "sing", "tricorne", "bell", "town", "rust"),
    "U02": Candle("Pickpocket", "taper", "sly", "mask", "purse", "ruins", "plum"),
    "U03": Candle("Wick Trimmer", "twist", "smile", "bonnet", "shears", "shelves", "rose"),
    "U04": Candle("Snuffer Boy", "stub", "wide", "cap", "snuffer", "stars", "storm"),
    "U05": Candle("Map Seller", "round", "smile", "turban", "chart", "sea", "sand"),
    "U06": Candle("Stone Mason", "pillar", "beard", "kerchief", "trowel", "columns", "storm", "column"),
    "U07": Candle("Court Jester", "twist", "sing", "jester", "theatre_mask", "stage", "wine"),
    "U08": Candle("Wax Smuggler", "pillar", "patch", "kerchief", "wax", "caves", "sea"),
    "U09": Candle("Torchbearer", "taper", "smile", "open_helm", "torch", "spires", "rust"),
    "U10": Candle("Rainmaker", "cone", "asleep", "wizard", "rain", "rain", "teal"),
    "U11": Candle("Toll Knight", "stub", "grim", "helm", "coins", "arch", "sand"),
    "U12": Candle("Wandering Bard", "double", "sing", "hat", "lute", "trees", "moss"),
    "U13": Candle("Duellist", "taper", "grim", "hat", "rapier", "arch", "wine", hair="#3a2418"),
    "U14": Candle("Old Strategist", "melted", "long_beard", "top_hat", "rook", "shelves", "storm", hair="#eae4d4"),
    "U15": Candle("Beekeeper", "round", "smile", "beekeeper", "beehive", "fields", "sand"),
    "U16": Candle("Highwayman", "pillar", "sly", "bandana", "crossbow", "trees", "ink"),
    "U17": Candle("Spy in Black", "taper", "sly", "executioner", "dagger", "town", "ink"),
    "U18": Candle("Twin Flame", "double", "smile", "bare", "fire", "rays", "dawn"),
    "U19": Candle("Drill Sergeant", "stub", "moustache", "horned", "drum", "tents", "rust", hair="#5a3418"),
    "U20": Candle("Siege Scout", "twist", "sly", "hood", "spyglass", "towers", "moss"),
    "U21": Candle("Balladeer", "cone", "sing", "flowers", "lute", "stage", "rose"),
    "U22": Candle("Tax Farmer", "round", "grim", "top_hat", "scales", "fields", "rust"),
    "U23": Candle("Hearth Nurse", "pillar", "smile", "bonnet", "cup", "town", "dawn"),
    "U24": Candle("Storm Caller", "twist", "grim", "veil", "storm", "rain", "storm"),
    "U25": Candle("Librarian", "pillar", "spectacles", "turban", "book", "shelves", "wine"),
    "U26": Candle("Iconoclast", "melted", "grim", "kerchief", "hammer", "ruins", "ash", "ruin"),
    "U27": Candle("Auctioneer", "cone", "sing", "top_hat", "gavel", "stage", "plum"),
    "U28": Candle("Lamplighter", "taper", "smile", "top_hat", "lantern", "town", "ink"),
    "U29": Candle("Bounty Hunter", "pillar", "patch", "hat", "crossbow", "peaks", "moss", "scroll"),
    "U30": Candle("Royal Tutor", "double", "spectacles", "mortarboard", "quill", "columns", "plum"),
    "U31": Candle("Candle Maker", "melted", "beard", "kerchief", "candle_mould", "shelves", "sand"),
    "U32": Candle("Corsair", "stub", "patch", "tricorne", "sabre", "sea", "sea"),
    "U33": Candle("Quartermaster", "round", "moustache", "open_helm", "barrel", "tents", "moss"),
    "U34": Candle("Ember Cook", "round", "smile", "chef", "ladle", "forge", "rust"),
    "U35": Candle("Night Watch", "stub", "grim", "helm", "halberd", "stars", "ink", "lantern"),
    "U36": Candle("Chapel Builder", "cone", "smile", "cap", "hammer", "spires", "knights", "temple"),
    "U37": Candle("Forgotten Prince", "taper", "sad", "crown", "cup", "ruins", "plum"),
    "U38": Candle("Tallow Baron", "melted", "sly", "top_hat", "keys", "arch", "guild"),
    "U39": Candle("Saint of Sparks", "twist", "asleep", "halo", "spark", "rays", "dawn"),
    "U40": Candle("Frost Widow", "double", "sad", "veil", "ice", "peaks", "ice"),
    "U41": Candle("Grand Tactician", "stub", "moustache", "tricorne", "knight", "tents", "wine", "chart"),
    "U42": Candle("Heretic Bishop", "pillar", "sly", "mitre", "skull", "spires", "ink"),
    "U43": Candle("Wrecking Giant", "stub", "grim", "horned", "boulder", "peaks", "storm", "mace"),
    "U44": Candle("Dawn Singer", "cone", "sing", "winged", "flower", "rays", "dawn"),
    "U45": Candle("Masked Executioner", "pillar", "grim", "executioner", "great_axe", "ruins", "wine"),
    "U46": Candle("Treasure Hunter", "round", "wide", "straw", "pick", "caves", "sand", "chest"),
    "U47": Candle("Fire Dancer", "twist", "asleep", "flowers", "torch", "stage", "ash", "torch"),
    "U48": Candle("Beacon Keeper", "melted", "beard", "hood", "beacon", "sea", "teal", hair="#e0d8c4"),
    "U49": Candle("Shadow Queen", "double", "grim", "dark_crown", "eye", "spires", "coven"),
    "U50": Candle("Raven Scholar", "taper", "spectacles", "wizard", "raven", "trees", "storm", "book"),
}
