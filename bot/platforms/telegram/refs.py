"""How a message of ours is found again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import telegram

from bot.platforms.base import Vanished
from storage.rows import Json

EPHEMERAL_ID: Final = "ephemeral_message_id"  # newer than the library: among its unknown fields


@dataclass(frozen=True, slots=True)
class Ref:
    """A message in a chat, or one that a single person sees there (`to`)."""

    chat: int
    id: int
    photo: bool
    to: int = 0

    @property
    def json(self) -> Json:
        """As the store keeps it."""
        return [self.chat, self.id, self.photo, self.to]


def ref_of(message: telegram.Message, to: int = 0) -> Ref:
    """Where a message is that Telegram tells of."""
    whispered = whisper_id(message)
    if whispered:
        return Ref(message.chat.id, whispered, bool(message.photo), to)
    return Ref(message.chat.id, message.message_id, bool(message.photo))


def read_ref(json: Json) -> Ref:
    """The message that the store remembers; raises Vanished for what it cannot mean."""
    match json:
        case [int(chat), int(number), bool(photo), int(to)]:
            return Ref(chat, number, photo, to)
    raise Vanished


def whisper_id(message: telegram.MaybeInaccessibleMessage) -> int:
    """The id of a message for one person's eyes; 0: it is not one."""
    found = message.api_kwargs.get(EPHEMERAL_ID) if message.api_kwargs else None
    return found if isinstance(found, int) else 0
