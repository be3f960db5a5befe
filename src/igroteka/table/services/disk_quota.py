"""How many bytes a guest may store."""

from functools import partial

from igroteka.table.errors import RequestError
from igroteka.table.services.services import Services
from igroteka.table.storage.quotas import stored_bytes


async def expect_room(services: Services, guest: str, more: int = 0) -> None:
    """Raise an error unless a guest has bytes left, and room for this many more."""
    used, most = await services.store.read(partial(stored_bytes, guest)), services.settings.bytes_per_guest
    if used >= most or used + more > most:
        raise RequestError("no-room", 413, used=used, most=most)
