"""The enemy deck: sector cards and twists.

The deck is a pile of blocks, each shuffled on its own. A twist shuffles the discard and the unseen bottom card into a
new block on top. A card known only to be one of the unseen ones is UNSEEN.
"""

from igroteka.games.ryozen import events
from igroteka.games.ryozen.box import ENEMY_CARDS
from igroteka.games.ryozen.query import twist_favour
from igroteka.games.ryozen.rules import basilisk
from igroteka.games.ryozen.rules.resources import gain_favour
from igroteka.games.ryozen.state import State, T
from igroteka.games.ryozen.words import BASILISK, FROM_CARDS, SECTOR_CARDS, UNSEEN, EnemyCard
from igroteka.kernel.pile import without


def shuffle(s: State, cards: tuple[EnemyCard, ...]) -> None:
    """Make a new deck of these cards."""
    s.enemy_unseen = tuple(sorted(cards))
    s.enemy_blocks = [(UNSEEN,) * len(cards)] if cards else []


def draw(t: T) -> EnemyCard:
    """Turn up the top card."""
    s = t.state
    block = s.enemy_blocks.pop()
    card = UNSEEN if block.count(UNSEEN) == len(block) else t.luck.pick(block)
    if len(block) > 1:
        s.enemy_blocks.append(without(block, card))
    if card < 0:
        card = t.luck.pick(s.enemy_unseen)
        s.enemy_unseen = without(s.enemy_unseen, card)
    return card


def turn_up(t: T) -> None:
    """Step 1 of its turn: a sector card says where it places, a twist turns the deck (ryozen.solo.turn.1_*)."""
    s = t.state
    if not s.enemy_blocks:
        shuffle(s, s.enemy_discard)
        s.enemy_discard = ()
        t.tell(events.ENEMY_SHUFFLED)
    card = draw(t)
    if card < SECTOR_CARDS:
        t.tell(events.ENEMY_CARD, ENEMY_CARDS[card])
        s.card = card
        s.enemy_discard += (card,)
        t.then(basilisk.place)
    else:
        twist(t, card)
        t.then(turn_up)


def twist(t: T, card: EnemyCard) -> None:
    """Favour by difficulty; the card leaves the game, the discard and the bottom card go on top (…1_twist.*)."""
    s = t.state
    t.tell(events.TWIST, ENEMY_CARDS[card])
    gain_favour(t, BASILISK, twist_favour(s, t.box, card), FROM_CARDS)
    if s.enemy_blocks:
        take_bottom(s)
        s.enemy_blocks.append((*sorted(s.enemy_discard), UNSEEN))
    else:
        shuffle(s, s.enemy_discard)
    s.enemy_discard = ()


def take_bottom(s: State) -> None:
    """Take the bottom card unseen. Nobody knows which card of its block it was, so all of them become unseen."""
    bottom = s.enemy_blocks[0]
    known = [card for card in bottom if card >= 0]
    if known:
        assert bottom.count(UNSEEN) == len(s.enemy_unseen), "no unseen card lies in another block by then"
        s.enemy_unseen = tuple(sorted([*s.enemy_unseen, *known]))
    s.enemy_blocks[:1] = [(UNSEEN,) * (len(bottom) - 1)] if len(bottom) > 1 else []
