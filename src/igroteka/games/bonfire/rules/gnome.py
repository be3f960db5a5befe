"""Recruit gnomes (bonfire.gnome.*), and the display and deck of masters."""

from igroteka.games.bonfire.events import MASTER_OPENED, MASTERS_SHUFFLED, RECRUITED
from igroteka.games.bonfire.query import (
    common_count,
    gnome_count,
    gnome_prices,
    guardian_count,
    most_tokens,
    open_gnomes,
    task_count,
)
from igroteka.games.bonfire.rules.gain import gain_points, gain_token, reached
from igroteka.games.bonfire.rules.pay import pay_resources, pay_tokens
from igroteka.games.bonfire.state import State, T, take
from igroteka.games.bonfire.topics import GNOME_PRICE, GNOME_TAKE
from igroteka.games.bonfire.words import (
    ANY,
    ANY_PRICE,
    ELDER,
    ELDER_POINTS,
    GNOME,
    GNOME_TOKEN,
    GNOMES6,
    MASTERS,
    NO_GNOME,
    PATHS7,
    WILD,
    Gnome,
    Seat,
)
from igroteka.kernel.ask import Flow, WhyNot, choose
from igroteka.kernel.bits import with_bit, without_bit
from igroteka.kernel.pile import changed


def recruit_gnome(t: T) -> Flow[None]:
    """Step: choose a gnome."""
    s, box = t.state, t.box
    seat = s.seat
    tokens = most_tokens(s, seat, GNOME)
    within = [each for each in open_gnomes(s) if gnome_prices(s, box, seat, each, tokens)]
    taken = yield from choose(seat, GNOME_TAKE, within, (), lambda: _too_dear(t, within))
    t.then(choose_price, taken)


def choose_price(t: T, taken: Gnome) -> Flow[None]:
    """Step: two tokens and a resource, or a token and two resources (bonfire.gnome.cost.two_tokens)."""
    s, box = t.state, t.box
    seat = s.seat
    prices = gnome_prices(s, box, seat, taken, most_tokens(s, seat, GNOME))
    price = yield from choose(seat, GNOME_PRICE, prices, (box.gnome[taken].id,))
    resource = ANY if s.gnomes[seat] & ANY_PRICE else box.gnome_resource[taken]
    t.then(take_gnome, taken)
    if price == "two_tokens":
        t.then(pay_resources, resource)
        t.then(pay_tokens, GNOME, 2)
    else:
        t.then(pay_resources, resource, resource)
        t.then(pay_tokens, GNOME, 1)


def _too_dear(t: T, within: list[Gnome]) -> list[WhyNot]:
    return [
        WhyNot(t.box.gnome[each].id, "gnome.too_dear", "bonfire.gnome.cost.two_tokens", (t.box.gnome[each].resource,))
        for each in open_gnomes(t.state)
        if each not in within
    ]


def take_gnome(t: T, taken: Gnome) -> None:
    """Step: the card goes under the board; elders score at once, masters work from now on (bonfire.gnome.take)."""
    s = t.state
    seat, owned = s.seat, s.gnomes[s.seat]
    s.gnomes = changed(s.gnomes, seat, with_bit(s.gnomes[seat], taken))
    t.tell(RECRUITED, seat, t.box.gnome[taken].id)
    if taken >= MASTERS:
        s.elders = without_bit(s.elders, taken - MASTERS)
        gain_points(t, seat, elder_points(s, seat, taken - MASTERS) + (2 if owned & ELDER_POINTS else 0), ELDER)
    else:
        s.open_masters = changed(s.open_masters, s.open_masters.index(taken), NO_GNOME)
        t.then(open_masters)
    if s.gnomes[seat] & GNOME_TOKEN:
        gain_token(t, seat, WILD)
    reached(t, seat, GNOMES6, owned)


def elder_points(s: State, seat: Seat, elder: int) -> int:
    """1 point for each Path tile, laid fate tile, portal, task and Bonfire, Guardian, or gnome (bonfire.elder.*)."""
    if elder == 0:
        return common_count(s, seat, PATHS7)
    if elder == 1:
        return len(s.laid[seat])
    if elder == 2:
        return s.portals[seat].bit_count()
    if elder == 3:
        return task_count(s, seat)
    return guardian_count(s, seat) if elder == 4 else gnome_count(s, seat)


def open_masters(t: T) -> None:
    """Step: fill empty places from the left while there are masters (bonfire.gnome.refill_master)."""
    s = t.state
    while NO_GNOME in s.open_masters and s.masters_unseen:
        place = s.open_masters.index(NO_GNOME)
        master = draw(t)
        s.open_masters = changed(s.open_masters, place, master)
        t.tell(MASTER_OPENED, t.box.gnome[master].id, place + 1)


def draw(t: T) -> Gnome:
    """The top master; against Tom an empty deck is rebuilt from the discards at once (bonfire.tom.special2)."""
    s = t.state
    master, s.masters_unseen = take(t, s.masters_unseen)
    if not s.masters_unseen:
        shuffle(t)
    return master


def shuffle(t: T) -> None:
    s = t.state
    if s.masters_out:
        s.masters_unseen, s.masters_out = tuple(sorted(s.masters_out)), ()
        t.tell(MASTERS_SHUFFLED)
