"""The looks of the ghosts and the incarnations."""

from typing import NamedTuple


class Ghost(NamedTuple):
    """A ghost by family, body, head, what it carries and what stands behind."""

    colour: str
    body: str
    head: str
    prop: str = ""
    behind: str = "graves"
    moon: str = "right"  # where the moon stands: left, right, high, none


GHOSTS: dict[str, Ghost] = {
    "ghoul_1": Ghost("yellow", "prowler", "rotten", "bone", "graves", "left"),
    "walking_corpse_2": Ghost("yellow", "corpse", "rotten", "", "dunes"),
    "coffin_breakers_3": Ghost("yellow", "swarm", "skull", "coffin_lid", "graves"),
    "coffin_breakers_4": Ghost("yellow", "bones", "rotten", "coffin_lid", "crypt", "left"),
    "restless_dead_5": Ghost("yellow", "robe", "skull", "chain", "graves"),
    "zombie_6": Ghost("yellow", "corpse", "boils", "hook", "village", "left"),
    "zombie_7": Ghost("yellow", "hulk", "rotten", "", "village"),
    "hopping_vampire_8": Ghost("yellow", "corpse", "vampire", "", "graves", "high"),
    "hopping_vampire_9": Ghost("yellow", "robe", "vampire", "talismans", "village", "left"),
    "yellow_plague_10": Ghost("yellow", "wraith", "boils", "censer", "dunes", "high"),
    "lich_11": Ghost("yellow", "robe", "lich", "orb_staff", "crypt"),
    "drowned_maiden_12": Ghost("blue", "maiden", "drowned", "", "sea"),
    "hound_of_depth_13": Ghost("blue", "beast", "wolf", "", "sea"),
    "perfidious_nymph_14": Ghost("blue", "water", "pale_woman", "", "sea", "high"),
    "perfidious_nymph_15": Ghost("blue", "maiden", "siren", "wisp", "reeds", "left"),
    "sticky_feet_16": Ghost("blue", "ooze", "drowned", "", "reeds"),
    "abysmal_17": Ghost("blue", "water", "angler", "", "sea", "left"),
    "abysmal_18": Ghost("blue", "prowler", "angler", "spear", "reeds"),
    "ooze_devil_19": Ghost("blue", "ooze", "demon", "", "reeds", "left"),
    "ooze_devil_20": Ghost("blue", "ooze", "maw", "", "sea"),
    "liquid_horror_21": Ghost("blue", "water", "tentacles", "", "sea", "high"),
    "fury_of_depth_22": Ghost("blue", "serpent", "siren", "", "sea", "left"),
    "creeping_one_23": Ghost("green", "spider", "rotten", "", "bamboo"),
    "fungus_thing_24": Ghost("green", "hulk", "mushroom", "", "bamboo", "left"),
    "fallen_monks_25": Ghost("green", "swarm", "monk", "", "temple"),
    "fallen_monk_26": Ghost("green", "robe", "monk", "bell", "temple", "left"),
    "restless_spirit_27": Ghost("green", "wraith", "hooded", "wisp", "bamboo"),
    "rotten_soul_28": Ghost("green", "corpse", "skull", "", "bamboo", "left"),
    "rotten_soul_29": Ghost("green", "wraith", "rotten", "red_lantern", "graves"),
    "wicked_one_30": Ghost("green", "robe", "mask", "sabre", "bamboo", "high"),
    "wicked_one_31": Ghost("green", "prowler", "demon", "axe", "temple"),
    "green_abomination_32": Ghost("green", "ooze", "many_eyes", "", "bamboo", "left"),
    "great_putrid_33": Ghost("green", "hulk", "demon", "", "bamboo"),
    "skinner_34": Ghost("red", "robe", "hooded", "cleaver", "fire"),
    "reaper_35": Ghost("red", "robe", "hooded_skull", "scythe", "fire", "left"),
    "sharp_nailed_mistresses_36": Ghost("red", "maiden", "slit_mouth", "needles", "village"),
    "sharp_nailed_mistresses_37": Ghost("red", "maiden", "pale_woman", "parasol", "fire", "left"),
    "bleeding_eyes_38": Ghost("red", "robe", "weeping", "", "village", "high"),
    "blood_drinker_39": Ghost("red", "robe", "bloody", "flask", "crypt"),
    "blood_drinker_40": Ghost("red", "bird", "bloody", "", "village", "left"),
    "scarlet_evildoer_41": Ghost("red", "prowler", "oni", "mace", "fire"),
    "scarlet_evildoer_42": Ghost("red", "robe", "oni", "fire_orb", "crypt", "left"),
    "flesh_devourer_43": Ghost("red", "hulk", "maw", "", "fire"),
    "raging_one_44": Ghost("red", "hulk", "burning", "", "fire", "left"),
    "gloomy_minion_45": Ghost("black", "bones", "hooded_skull", "bow", "trees"),
    "repellent_beauty_46": Ghost("black", "maiden", "mask", "parasol", "village", "left"),
    "severed_heads_47": Ghost("black", "heads", "pale_woman", "", "trees", "high"),
    "severed_heads_48": Ghost("black", "heads", "rotten", "", "graves", "left"),
    "grave_walker_49": Ghost("black", "corpse", "hooded", "red_lantern", "graves"),
    "black_widow_50": Ghost("black", "spider", "pale_woman", "", "trees", "high"),
    "black_widow_51": Ghost("black", "spider", "many_eyes", "", "crypt", "left"),
    "dark_wraith_52": Ghost("black", "wraith", "hooded_skull", "sword", "trees"),
    "dark_wraith_53": Ghost("black", "wraith", "faceless", "chain", "crypt", "left"),
    "shapeless_evil_54": Ghost("black", "ooze", "many_eyes", "", "trees", "high"),
    "soul_eater_55": Ghost("black", "hulk", "maw", "", "crypt", "left"),
    "marsh_jackal_71": Ghost("yellow", "beast", "jackal", "", "reeds", "left"),
    "man_eating_boar_72": Ghost("yellow", "prowler", "boar", "axe", "dunes"),
    "river_ratman_73": Ghost("blue", "prowler", "rat", "dagger", "reeds"),
    "lurking_crocodile_74": Ghost("blue", "water", "crocodile", "", "reeds", "left"),
    "bamboo_viper_75": Ghost("green", "serpent", "viper", "", "bamboo"),
    "weretiger_76": Ghost("green", "prowler", "tiger", "", "bamboo", "left"),
    "mountain_vulture_77": Ghost("red", "bird", "vulture", "", "peaks", "high"),
    "cave_bear_78": Ghost("red", "prowler", "bear", "", "peaks"),
    "grey_hunter_79": Ghost("black", "beast", "wolf", "", "trees", "left"),
    "pack_leader_80": Ghost("black", "prowler", "wolf", "", "peaks", "high"),
}
INCARNATIONS: dict[str, Ghost] = {
    "howling_nightmare": Ghost("black", "wraith", "maw", "", "peaks", "high"),
    "uncatchable": Ghost("black", "robe", "mask", "rapier", "village", "left"),
    "hope_killer": Ghost("black", "bones", "lich", "great_axe", "fire", "high"),
    "deaths_army": Ghost("black", "swarm", "lich", "", "graves", "high"),
    "forgotten_ones": Ghost("black", "swarm", "faceless", "", "temple", "left"),
    "bone_cracker": Ghost("red", "hulk", "skull", "hammer", "fire", "high"),
    "dark_mistress": Ghost("blue", "maiden", "slit_mouth", "moon", "sea", "high"),
    "creeping_horror": Ghost("green", "spider", "tentacles", "", "bamboo", "high"),
    "vampire_lord": Ghost("yellow", "bird", "vampire", "", "crypt", "high"),
    "nameless": Ghost("black", "robe", "faceless", "eye", "crypt", "high"),
    "gatekeeper": Ghost("yellow", "hulk", "mask", "key", "temple", "high"),
    "insatiable": Ghost("red", "ooze", "maw", "", "fire", "left"),
    "howling_siren": Ghost("blue", "water", "siren", "", "sea", "left"),
    "lord_of_roots": Ghost("green", "tree", "roots", "", "bamboo", "high"),
    "keeper_of_time": Ghost("black", "robe", "clock", "hourglass", "temple", "left"),
    "shapeshifter": Ghost("black", "serpent", "mask", "", "trees", "high"),
}
