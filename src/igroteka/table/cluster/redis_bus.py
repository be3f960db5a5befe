"""The bus through Redis; it reconnects after Redis was away."""

import asyncio
from collections.abc import AsyncGenerator
from typing import Any, Final

from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import ExponentialBackoff
from redis.exceptions import ConnectionError as RedisConnectionError
from redis.exceptions import RedisError
from redis.exceptions import TimeoutError as RedisTimeoutError

FIRST_WAIT: Final = 0.05
LONGEST_WAIT: Final = 2.0


class ResilientRedis(RedisChannelsPubSubBackend):
    """The framework's back-end, which connects again when Redis comes back."""

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        wait = FIRST_WAIT
        while True:
            try:
                async for event in super().stream_events():
                    wait = FIRST_WAIT
                    yield event
            except (RedisError, OSError):
                await asyncio.sleep(wait)
                wait = min(wait * 2, LONGEST_WAIT)

    async def on_shutdown(self) -> None:
        """Close what was opened here."""
        await super().on_shutdown()
        await self._redis.aclose()


def redis_backend(url: str) -> ResilientRedis:
    """The back-end at an address."""
    redis: Redis = Redis.from_url(
        url,
        retry=Retry(ExponentialBackoff(cap=1, base=FIRST_WAIT), 8),
        retry_on_error=[RedisConnectionError, RedisTimeoutError, OSError],
        health_check_interval=5,
    )
    return ResilientRedis(redis=redis)
