"""What the game says about itself before it is set up."""

from typing import Final

from igroteka.content.meta import Meta
from igroteka.kernel.game import Mode

META: Final = Meta(
    id="starter",
    modes=(Mode("base", (2, 3, 4)),),
    minutes="5",
    weight=1,
)
