"""Which small pictures stand beside a text: those of the things that it names.

What a text is about is in its tags, whatever the language; `render.faces` paints them. Only what
a reader is told in words anyway has a face, and the words are never left out.
"""

from __future__ import annotations

from typing import Final

from games.text import Text, tags
from render.faces import faces_of

MOST: Final = 6  # beside one line: more would be a second line


def faces(text: Text, game: str, most: int = MOST) -> tuple[str, ...]:
    """The names of the first few faces that belong to a text of this game."""
    found: dict[str, None] = {}
    for tag in tags(text):
        found |= dict.fromkeys(faces_of(tag, game))
        if len(found) >= most:
            break
    return tuple(found)[:most]
