"""States and actions as plain data, for the store: notation inside JSON."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from games.protocol import Json, Refused, Unreadable
from games.rummy.notation import parse, read_sets, read_tiles, spell, write_sets, write_tiles
from games.rummy.positions import read_position, write_position
from games.rummy.state import Action, Lots, Play, Record, State
from games.text import Text


def dump_action(action: Action) -> Json:
    """The action in notation."""
    return spell(action)


def load_action(data: Json) -> Action:
    """The inverse."""
    try:
        return parse(_text(data))
    except Refused as refused:
        raise Unreadable(refused.text) from None


def dump_state(state: State) -> Json:
    """The position as text, and the record beside it."""
    record = state.record
    return {
        "position": write_position(state),
        "lots": spell(Lots(record.lots)) if record.lots else "",
        "plays": [_dump_play(play) for play in record.plays],
        "drawn": [write_tiles(tiles) for tiles in record.drawn],
        "rounds": [list(row) for row in record.rounds],
    }


def load_state(data: Json) -> State:
    """The inverse."""
    if not isinstance(data, dict):
        raise Unreadable(Text("rummy-unreadable-data"))
    written = _text(data.get("lots"))
    lots = parse(written) if written else Lots(())
    record = Record(
        lots=lots.draws if isinstance(lots, Lots) else (),
        plays=tuple(_load_play(play) for play in _list(data.get("plays"))),
        drawn=tuple(read_tiles(_text(tiles)) for tiles in _list(data.get("drawn"))),
        rounds=tuple(tuple(map(_number, _list(row))) for row in _list(data.get("rounds"))),
    )
    return replace(read_position(_text(data.get("position"))), record=record)


def _dump_play(play: Play) -> Json:
    sets = write_sets(play.melds), write_sets(play.gone)
    return [play.seat, write_tiles(play.tiles), *sets, play.drawn]


def _load_play(data: Json) -> Play:
    seat, tiles, melds, gone, drawn = _five(data)
    return Play(
        _number(seat),
        read_tiles(_text(tiles)),
        read_sets(_text(melds)),
        read_sets(_text(gone)),
        _number(drawn),
    )


def _five(data: Json) -> Iterator[Json]:
    values = _list(data)
    if len(values) != 5:
        raise Unreadable(Text("rummy-unreadable-data"))
    return iter(values)


def _list(data: Json) -> list[Json]:
    if not isinstance(data, list):
        raise Unreadable(Text("rummy-unreadable-data"))
    return data


def _text(data: Json) -> str:
    if not isinstance(data, str):
        raise Unreadable(Text("rummy-unreadable-data"))
    return data


def _number(data: Json) -> int:
    if not isinstance(data, int):
        raise Unreadable(Text("rummy-unreadable-data"))
    return data
