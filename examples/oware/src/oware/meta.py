"""What the game says about itself before it is set up."""

from typing import Final

from igroteka.content.meta import Meta
from igroteka.kernel.game import Mode

META: Final = Meta(
    id="oware",
    modes=(Mode("base", (2,)),),
    minutes="20",
    weight=2,
)
