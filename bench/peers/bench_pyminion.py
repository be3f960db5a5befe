"""pyminion (Dominion, base set, 4 players): every prompt answered uniformly at random.

The library prompts for action, buy, discard, trash, gain, topdeck and yes/no
choices.  Playing treasures is answered "all" (the library's own bot default) and
not counted.  A multi-card prompt counts as one decision: size uniform in the
allowed range, then a uniform sample of that size."""

import copy
import logging
import random

import common

try:
    from pyminion.bots.bot import Bot, BotDecider
    from pyminion.expansions import base
    from pyminion.expansions.base import base_set
    from pyminion.game import Game
except ImportError as e:
    common.skip("pyminion", e)

version = common.version_of("pyminion")
logging.disable(logging.CRITICAL)
logging.getLogger().setLevel(logging.ERROR)


class Counter:
    __slots__ = ("d", "o", "r")


C = Counter()
# A fixed kingdom: with random kingdoms pyminion 0.4.0 fails an assertion when
# Remodel is played from an otherwise empty hand.
KINGDOM = [
    base.cellar,
    base.chapel,
    base.moat,
    base.village,
    base.workshop,
    base.militia,
    base.smithy,
    base.market,
    base.festival,
    base.laboratory,
]


def count(k):
    C.d += 1
    C.o += k
    if k > 1:
        C.r += 1


def subset(valid, lo, hi):
    n = len(valid)
    hi = n if hi < 0 else min(hi, n)
    lo = min(lo, n)
    count((hi - lo + 1) if n <= 1 else max(n, 2))
    return random.sample(valid, random.randint(lo, hi))


class RandomDecider(BotDecider):
    def action_phase_decision(self, valid_actions, player, game):
        k = len(valid_actions) + 1
        count(k)
        i = int(random.random() * k)
        return None if i == k - 1 else valid_actions[i]

    def buy_phase_decision(self, valid_cards, player, game):
        k = len(valid_cards) + 1
        count(k)
        i = int(random.random() * k)
        return None if i == k - 1 else valid_cards[i]

    def binary_decision(self, *a, **kw):
        count(2)
        return random.random() < 0.5

    def multiple_option_decision(self, card, options, player, game, num_choices=1, unique=True):
        count(len(options))
        return random.sample(range(len(options)), num_choices)

    def discard_decision(self, prompt, card, valid_cards, player, game, min_num_discard=0, max_num_discard=-1):
        return subset(valid_cards, min_num_discard, max_num_discard)

    def trash_decision(self, prompt, card, valid_cards, player, game, min_num_trash=0, max_num_trash=-1):
        return subset(valid_cards, min_num_trash, max_num_trash)

    def gain_decision(self, prompt, card, valid_cards, player, game, min_num_gain=0, max_num_gain=-1):
        return subset(valid_cards, min_num_gain, max_num_gain)

    def topdeck_decision(self, prompt, card, valid_cards, player, game, min_num_topdeck=0, max_num_topdeck=-1):
        return subset(valid_cards, min_num_topdeck, max_num_topdeck)

    def reveal_decision(self, prompt, card, valid_cards, player, game, min_num_reveal=0, max_num_reveal=-1):
        return subset(valid_cards, min_num_reveal, max_num_reveal)

    def pass_decision(self, prompt, card, valid_cards, player, game, min_num_pass=0, max_num_pass=-1):
        return subset(valid_cards, min_num_pass, max_num_pass)

    def deck_position_decision(self, prompt, card, player, game, num_deck_cards):
        count(num_deck_cards + 1)
        return random.randint(0, num_deck_cards)

    def multi_play_decision(self, prompt, card, valid_cards, player, game, required=True):
        count(len(valid_cards) + (not required))
        return random.choice(valid_cards)


def play(seed):
    random.seed(seed)
    C.d = C.r = C.o = 0
    bots = [Bot(RandomDecider(), f"p{i}") for i in range(4)]
    Game(players=bots, expansions=[base_set], kingdom_cards=list(KINGDOM), log_stdout=False).play()
    return C.d, C.r, C.o


random.seed(4)
C.d = C.r = C.o = 0
mid = Game(
    players=[Bot(RandomDecider(), f"p{i}") for i in range(4)],
    expansions=[base_set],
    kingdom_cards=list(KINGDOM),
    log_stdout=False,
)
mid.start()
for _ in range(15):
    for p in mid.players:
        p.take_turn(mid)
common.run(
    "pyminion",
    version,
    "dominion base 4p",
    play,
    lambda: copy.deepcopy(mid),
    "logging disabled; clone = deepcopy after 15 rounds",
)
