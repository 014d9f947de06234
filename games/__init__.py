"""The rules of every game: values in, values out, with no clock and no dice of their own."""

from collections.abc import Mapping
from typing import Any

from games.caminos import CAMINOS
from games.dog import DOG
from games.protocol import Game
from games.rummy import RUMMY

# The one place where Any is allowed: the core handles states and actions without looking inside.
GAMES: Mapping[str, Game[Any, Any, Any]] = {game.key: game for game in (DOG, RUMMY, CAMINOS)}
