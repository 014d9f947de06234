"""A store for each test, on each database."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest_asyncio

from storage import Store


@pytest_asyncio.fixture
async def store(database_url: str) -> AsyncIterator[Store]:
    """An open, empty store."""
    opened = await Store.open(database_url)
    yield opened
    await opened.close()
