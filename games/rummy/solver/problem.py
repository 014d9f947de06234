"""What the search is asked: tiles by colour and number, and what must become of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

Span: TypeAlias = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Problem:
    """What is to be arranged, once it is settled which jokers are exchanged."""

    must: Sequence[Sequence[int]]  # by colour and number 0 to 15: tiles that have to be used
    may: Sequence[Sequence[int]]  # and all there are
    jokers: int = 0  # from the rack
    freed: int = 0  # exchanged: they have to be used, in new sets (R12)
    owed: int = 0  # how many of the jokers from the rack have to be used too
    blocks: Sequence[Sequence[Span]] = ((), (), (), ())  # rows that stay whole, by colour
    sinks: Sequence[tuple[int, ...]] = (
        (),
    ) * 14  # groups of three that stay whole: colours lacking
    old_rows: Sequence[Sequence[Span]] = ((), (), (), ())  # a freed joker's set is not around them
    old_groups: Sequence[tuple[int, ...]] = ((),) * 14
    keep_rows: Sequence[Sequence[Span]] = ((), (), (), ())  # gain: minus one for each not kept
    keep_groups: Sequence[tuple[int, ...]] = ((),) * 14
    weight: Sequence[int] = (0,) * 14  # gain: for each tile by number
    joker_weight: int = 0
    need: int = 0  # points that must be laid (R6)
    thrifty: bool = True  # no joker need stand where a tile could

    @property
    def keeps(self) -> bool:
        """Do old sets count that are not kept?"""
        return any(self.keep_rows) or any(self.keep_groups)
