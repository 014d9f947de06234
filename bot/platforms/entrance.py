"""The door through which a platform brings things in: it may be knocked at before it opens."""

from __future__ import annotations

import asyncio

from bot.platforms.base import Deliver, Inbound


class Entrance:
    """For a platform that hears people before the house is ready for them."""

    _deliver: asyncio.Future[Deliver] | None = None

    def listen(self, deliver: Deliver) -> None:
        """From now on what comes in goes there."""
        self._door().set_result(deliver)

    async def bring(self, inbound: Inbound) -> None:
        """Hand something in; whoever comes before the house is open waits."""
        deliver = await asyncio.shield(self._door())
        await deliver(inbound)

    def _door(self) -> asyncio.Future[Deliver]:
        if self._deliver is None:
            self._deliver = asyncio.get_running_loop().create_future()
        return self._deliver
