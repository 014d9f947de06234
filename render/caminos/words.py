"""The board in words: what a person who sees no picture plays from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce

from games.caminos.state import LOT, OVER, View
from games.caminos.stones import COLOURS, LETTERS, Stone, colour_of
from games.caminos.verdict import outcome
from games.protocol import NATURE, Seat
from games.text import Arg, Tag, Text, who
from render.caminos.scene import Place, Scene, cell_at, notation
from render.picture import Brief, Say


def told(view: View, scene: Scene, brief: Brief) -> tuple[str, str]:
    """The position in a few sentences, and the whole of it, every column from the bottom up."""
    say = brief.say
    moment = [say(text) for text in _moment(view, scene, ended=brief.ended)]
    rest = [say(text) for text in _links(scene)] + hand_lines(view, say)
    standing = scene.standing
    tops = [say(text) for text in _tops(scene, standing)] or [say(Text("picture-caminos-empty"))]
    rows = board_lines(scene, say)
    return " ".join((*moment, *tops, *rest)), "\n".join((*moment, *rows, *rest))


def board_lines(scene: Scene, say: Say) -> list[str]:
    """Every row from the top, every column from the bottom up."""
    rows = [say(text) for text in _rows(scene, scene.standing, say)]
    return [say(Text("picture-caminos-how")), *rows]


def hand_lines(view: View, say: Say) -> list[str]:
    """Everyone's stones, the reader's first; where border stones decide, how many there are."""
    lines = [say(text) for text in _hands(view)]
    if view.state.match.border:
        green, yellow = view.state.border
        lines.append(say(Text("picture-caminos-say-border", green=green, yellow=yellow)))
    return lines


def _tops(scene: Scene, standing: Sequence[Place]) -> Iterator[Text]:
    """Every height by the colour that is seen: cells and figures are the same in all languages."""
    seen: tuple[list[str], ...] = tuple([] for _ in COLOURS)
    for place in standing:
        colours = scene.columns[place].colours
        seen[colours[-1]].append(f"{cell_at(place)} {len(colours)}")
    for letter, found in zip(COLOURS, seen, strict=True):
        if found:
            tag = Tag("picture-caminos-colour", letter)
            yield Text("picture-caminos-tops", colour=tag, columns=", ".join(found))


def _rows(scene: Scene, standing: Sequence[Place], say: Say) -> Iterator[Text]:
    """Every row from the top; what a column is made of is said once, however often it stands."""
    made: dict[tuple[int, ...], str] = {}
    rows: list[list[str]] = [[] for _ in range(scene.board.rows)]
    for place in standing:
        colours = scene.columns[place].colours
        if colours not in made:
            made[colours] = say(_stack(colours))
        rows[place[1]].append(f"{cell_at(place)} {made[colours]}")
    for y in reversed(range(scene.board.rows)):
        if rows[y]:
            yield Text("picture-caminos-row", row=y + 1, columns=", ".join(rows[y]))
        else:
            yield Text("picture-caminos-row-empty", row=y + 1)


def _stack(colours: Sequence[int]) -> Text:
    cubes: list[Arg] = [Tag("picture-caminos-cube", COLOURS[colour]) for colour in colours]
    stacked = reduce(lambda low, high: Text("picture-caminos-upwards", low=low, high=high), cubes)
    return Text("picture-caminos-column", cubes=stacked)


def postures(view: View, cell: str) -> Text:
    """The gallery in words: what each letter is."""
    ways = tuple(
        Text(
            "picture-caminos-posture",
            letter=letter_of(number),
            placement=notation(stone).split(" ", 1)[1],
        )
        for number, stone in enumerate(view.gallery)
    )
    stone = Tag("caminos-stone", view.gallery[0].letter)
    return Text("picture-caminos-postures", stone=stone, cell=cell, ways=ways)


def letter_of(number: int) -> str:
    """The letter of a posture, as the menu has it."""
    return chr(ord("A") + number)


def _moment(view: View, scene: Scene, *, ended: bool) -> Iterator[Text]:
    state = view.state
    board = Tag("caminos-board", state.match.board)
    if state.match.scored:
        of = state.match.rounds
        yield Text("picture-caminos-head-round", board=board, round=state.round, of=of)
    else:
        yield Text("picture-caminos-head", board=board)
    if view.seat is not None and view.seat != NATURE:
        yield Text("picture-caminos-you-are", colour=_colour(view.seat))
    for fresh in scene.fresh:
        yield _placed(view, fresh.stone)
    if view.ghost:
        yield Text("picture-caminos-ghost", placement=notation(view.ghost))
    yield from [Text("picture-say-ended")] if ended else _turn(view)
    if state.match.scored:
        green, yellow = state.scores
        yield Text("picture-caminos-score", green=green, yellow=yellow)


def _placed(view: View, stone: Stone) -> Text:
    placement = notation(stone)
    if stone.seat == view.seat:
        return Text("picture-caminos-placed-you", placement=placement)
    return Text("picture-caminos-placed", who=who(stone.seat), placement=placement)


def _turn(view: View) -> Iterator[Text]:
    state = view.state
    ended = outcome(state)
    if ended:
        yield ended.why
    elif view.ghost:
        return
    elif state.phase == LOT:
        yield Text("picture-caminos-say-lot")
    elif state.seat == view.seat:
        yield Text("picture-caminos-say-you")
    else:
        yield Text("picture-caminos-say-turn", who=who(state.seat))
    if state.blue and state.phase != OVER:
        yield Text("picture-caminos-say-blue", stones=state.blue)


def _colour(seat: Seat) -> Tag:
    return Tag("caminos-colour", COLOURS[colour_of(seat)])


def _links(scene: Scene) -> Iterator[Text]:
    """What looks joined and is not, and what is joined."""
    for one, other in scene.barriers:
        yield Text("picture-caminos-barrier", one=cell_at(one), other=cell_at(other))
    if scene.points:
        tops, walls = scene.points
        cells = tuple(map(cell_at, scene.path))
        yield Text("picture-caminos-path", cells=cells, tops=tops, walls=walls)


def _hands(view: View) -> Iterator[Text]:
    """Everyone's stones in turn order, the reader first."""
    hands = view.state.hands
    first = view.seat if view.seat is not None and view.seat != NATURE else 0
    for ahead in range(len(hands)):
        seat = (first + ahead) % len(hands)
        mine = seat == view.seat
        if view.state.out[seat]:
            if mine:
                yield Text("picture-caminos-hand-out-you")
            else:
                yield Text("picture-caminos-hand-out", who=who(seat), colour=_colour(seat))
        elif mine:
            yield Text("picture-caminos-hand-you", stones=_stones(hands[seat]))
        else:
            stones = _stones(hands[seat])
            yield Text("picture-caminos-hand", who=who(seat), colour=_colour(seat), stones=stones)


def _stones(hand: Sequence[int]) -> tuple[Arg, ...]:
    held: list[Arg] = [
        Text("picture-caminos-stones", left=left, stone=Tag("caminos-stone", letter))
        for letter, left in zip(LETTERS, hand, strict=True)
        if left
    ]
    return tuple(held) or (Text("picture-caminos-none-left"),)
