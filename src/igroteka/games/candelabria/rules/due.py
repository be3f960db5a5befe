"""What may be due: each entry of `state.due` is one of these numbers, the seat it is due to, and its own values.

The last entry is resolved next, so what an effect triggers is put on top and comes before the rest of the effect
(candelabria.flow.effect_order). Each entry is a segment of its own.
"""

(
    ORDER,  # seat, source, then symbol and times of each effect, to be taken in the seat's order
    LIGHT_DUE,  # seat, source, times left
    EXTINGUISH_DUE,  # seat, source, times left
    TACTIC_DUE,  # seat, cards left, cards taken by this effect
    TEMPLE_DUE,  # seat, source, times left
    STEAL_DUE,  # seat, source, cubes left, cubes stored by this effect
    TEMPLE_MOVE_DUE,  # seat, region
    OWNER_DUE,  # seat: may use its extinguished flame
    DEPLOY_AT,  # seat, role
    DRAW_CANDLE,  # seat
    KEEP,  # seat, cards it has drawn: all but one go under the deck
    MANEUVER,  # seat
    STRIKE,  # seat, territory
    PUSH,  # seat, territory
    SETTLE,  # seat, territory
    INFLUENCE,  # seat, flames left
    CURSE_STEPS,  # seat, steps left
    FORGE_DUE,  # seat, purchases left, purchases made
    MINE_DUE,  # seat, cubes
    PORTAL_DUE,  # seat, moves left, set of figures moved
    TAVERN_DUE,  # seat, territories
    RETURN,  # seat, cards left
    PLACE_CURSE,  # seat, place on the curse board
    PROPERTY,  # seat, place on the curse board
    WITHER,  # seat: takes a withering card
    WITHER_LAY,  # seat, withering card
    CHOOSE_TACTICS,  # nobody: all fighters choose
    NEUTRALISE_DUE,  # seat, 1 + the seat whose card was neutralised before (0: none)
    PLAY,  # seat, set of cells left
    PLAYED,  # seat, cell: the card is used up
    WITHERED,  # seat, cell
    JUDGE,  # nobody: strength is counted
    UNDER,  # seat: puts its deployed cards under the deck
    QUEST,  # seat, quest: its requirement has been met
) = range(34)
