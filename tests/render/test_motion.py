"""What moves on the way to a picture: the last play of the record, and nothing that is hidden."""

from __future__ import annotations

from typing import Any

import pytest

from games import GAMES
from games.protocol import NATURE, Setup
from render import PAINTERS, paint
from render.dog.geometry import geometry
from render.motion import STILL, Motion, Moved
from tests.contract.samples import setups
from tests.dice import QuickDice
from tests.render.scenes import FOUR, NAMES, RUMMY, SCENES, SEVEN, SQUARE, STOCK, Scene, say, walk

WHERE = geometry(4)
TABLES = [(key, setup) for key in PAINTERS for setup in setups(GAMES[key])]
IDS = ["-".join([key, str(s.players), *(f"{n}={v}" for n, v in s.options)]) for key, s in TABLES]
PICK_R6, FIND = 210, 2
HIDING = [(key, Setup(players)) for key, players in (("dog", 4), ("dog", 2), ("rummy", 3))]


def moved(key: str, position: str, *plays: str, seat: int | None = None, **more: Any) -> Moved:
    scene = Scene(position, plays, seat, **more)
    return paint(**scene.show(key), theme="light").moved


def middles(motion: Motion) -> list[tuple[int, int]]:
    """Where the middle of a piece comes along."""
    _, _, width, height = motion.piece
    return [(x + width // 2, y + height // 2) for x, y, _ in motion.way]


def beats(motion: Motion) -> list[int]:
    return [stop.beat for stop in motion.way]


def middle(area: tuple[int, int, int, int]) -> tuple[int, int]:
    x, y, width, height = area
    return x + width // 2, y + height // 2


def spot(key: str, scene: Scene, name: str) -> tuple[int, int]:
    return middle(paint(**scene.show(key), theme="light").spots[name])


# DOG


def test_a_marble_walks_field_by_field():
    """A beat a step, and its old field is empty from the first one on."""
    [marble] = moved("dog", FOUR + STOCK, "5 20>25").motions
    assert middles(marble) == [WHERE.at(f) for f in range(20, 26)]
    assert beats(marble) == [0, 1, 2, 3, 4, 5]
    assert marble.disc
    assert marble.leaves


def test_a_four_walks_backwards_and_a_finish_is_entered_at_the_start():
    """The ways of the rules, not the shortest on the screen."""
    [back] = moved("dog", FOUR + STOCK, "4 20>16").motions
    assert middles(back) == [WHERE.at(f) for f in (20, 19, 18, 17, 16)]
    [home] = moved("dog", SEVEN.format("2") + STOCK, "2 63>f1").motions
    assert middles(home) == [WHERE.ring[63], WHERE.ring[0], WHERE.at(100)]


def test_whoever_is_hit_flies_home_when_the_other_arrives():
    """To the place in the kennel where the picture shows it."""
    walker, victim = moved("dog", FOUR + STOCK, "T 51>61").motions
    assert middles(walker)[-1] == middles(victim)[0] == WHERE.at(61)
    assert beats(victim)[0] == beats(walker)[-1] == 10
    assert middles(victim)[-1] == WHERE.kennel(1, 2)


def test_a_marble_comes_out_of_the_place_that_is_empty_now():
    """Straight from its kennel to its start, and sends away who stood there."""
    [out] = moved("dog", FOUR + STOCK, "3 20>23", "K out").motions
    assert middles(out) == [WHERE.kennel(0, 0), WHERE.ring[0]]


def test_a_seven_moves_one_portion_after_the_other():
    """What is passed is sent home on the way; a marble that moves twice waits in between."""
    motions = moved("dog", SEVEN.format("7") + STOCK, "7 9>11 63>0 40>44").motions
    first, second, third, victim = motions
    assert (beats(first)[0], beats(first)[-1]) == (0, 2)
    assert (beats(second)[0], beats(second)[-1]) == (2, 3)
    assert (beats(third)[0], beats(third)[-1]) == (3, 7)
    assert middles(victim)[0] == WHERE.ring[10]
    assert beats(victim)[0] == 1


def test_a_swap_flies_both_ways_at_once():
    """Each to the other's field."""
    one, other = moved("dog", SEVEN.format("J") + STOCK, "J 40x34").motions
    assert middles(one) == middles(other)[::-1] == [WHERE.ring[40], WHERE.ring[34]]
    assert beats(one) == beats(other)
    assert not one.leaves


@pytest.mark.parametrize("play", ["fold", "2 steal blue"])
def test_cards_alone_move_nothing(play: str):
    """A fold and a steal change no marble; both are moments of their own."""
    position = {
        "fold": "4 2x2 braendi ; - / - / - / - ; 22 / 33 / 44 / 55 ; turn 0",
        "2 steal blue": "2 solo braendi ; 0*,50,f2 / 32*,7 ; 2X / 9J5 ; turn 0 ; round 4",
    }[play]
    found = moved("dog", position + STOCK, play)
    assert found.motions == ()
    assert found.since
    assert found.moment != found.since


def test_portions_that_were_seen_are_not_seen_again():
    """A seven that is being chosen is another moment than the position before it."""
    begun = paint(**SCENES["dog"]["seven-done"].show("dog"), theme="light").moved
    fresh = moved("dog", SEVEN.format("7K") + STOCK, seat=0)
    played = moved("dog", SEVEN.format("7K") + STOCK, "7 9>12 63>1 40>42", seat=0)
    assert begun.motions == ()
    assert played.since == fresh.moment
    assert played.since != begun.moment


# Rummy


def test_tiles_slide_from_a_panel_to_their_set_in_the_room():
    """What was on somebody's rack is not known before; it appears over the panel of its player."""
    [tile] = moved("rummy", RUMMY, "r11").motions
    panel = spot("rummy", Scene(RUMMY), "seat:0")
    assert middles(tile)[0] == pytest.approx(panel, abs=4)
    assert tile.appears


def test_a_tile_that_moved_comes_from_its_old_set():
    """Where that lay in the picture before; the others come from their player."""
    scene = SCENES["rummy"]["table"]
    motions = paint(**scene.show("rummy"), theme="light").moved.motions
    assert [motion.appears for motion in motions] == [False, True, True]
    x, y = middles(motions[0])[0]
    before = paint(**Scene(RUMMY, ("r11",)).show("rummy"), theme="light").spots[
        "set:[r7 r8 r9 r10 r11]"
    ]
    left, top, width, height = before
    assert left < x < left + width / 5, "the 7 was the first of five"
    assert top < y < top + height
    assert [beats(motion)[0] for motion in motions] == [0, 1, 2]


def test_a_lay_that_is_looked_at_is_seen_then_and_not_again_when_it_is_played():
    """Own tiles come from where they stand on the rack."""
    position = "2 - ; - ; !r3 r4 r5 b1 / !r6 k1 k2 ; turn 0"
    picked = Scene(position, ("r3 r4 r5",), seat=1, path=(PICK_R6,))
    preview = Scene(position, ("r3 r4 r5",), seat=1, path=(PICK_R6, FIND))
    shown, looked = (paint(**one.show("rummy"), theme="light") for one in (picked, preview))
    played = moved("rummy", position, "r3 r4 r5", "r6", seat=1)
    assert looked.moved.since == shown.moved.moment == played.since
    assert looked.moved.moment not in (played.since, played.moment)
    for [tile] in (looked.moved.motions, played.motions):
        assert middles(tile)[0] == pytest.approx(middle(shown.spots["tile:10"]), abs=4)
        left, top, width, height = looked.spots["set:[r3 r4 r5 r6]"]
        x, y = middles(tile)[-1]
        assert left + 3 * width / 4 < x < left + width, "the last of four"
        assert top < y < top + height
        assert not tile.appears


def test_a_tile_that_is_drawn_moves_for_its_player_alone():
    """From the stock to the rack; to all others nothing moves."""
    plays = ("r11", "draw")
    own = moved("rummy", RUMMY + " ; stock b9 k2", *plays, seat=1)
    [tile] = own.motions
    assert middles(tile)[0] == pytest.approx(spot("rummy", Scene(RUMMY), "stock"), abs=4)
    for seat in (None, 0, 2, 3):
        assert moved("rummy", RUMMY + " ; stock b9 k2", *plays, seat=seat).motions == ()
    after = moved("rummy", RUMMY + " ; stock b9 k2", *plays, "draw", seat=1)
    assert after.motions == (), "what one drew before does not move when the next one draws"


# Caminos


def test_a_stone_drops_on_the_cells_where_it_is_seen():
    """Each from above, all at once."""
    play = "L a1 a2 b1 c1"
    found = moved("caminos", SQUARE, play)
    cells = {spot("caminos", Scene(SQUARE), f"cell:{cell}") for cell in ("a1", "a2", "b1", "c1")}
    assert {middles(motion)[-1] for motion in found.motions} == cells
    for motion in found.motions:
        (x, y), (u, v) = middles(motion)
        assert x == u
        assert y < v
        assert motion.appears


def test_a_stone_that_is_not_placed_yet_and_a_board_seen_from_the_side_are_still():
    """A ghost is the moment before; a gallery and a solid board are no moment at all."""
    ghost = paint(**SCENES["caminos"]["ghost"].show("caminos"), theme="light").moved
    cells = paint(**SCENES["caminos"]["cells"].show("caminos"), theme="light").moved
    assert ghost == Moved(cells.moment)
    for name in ("gallery", "solid", "ring-back"):
        assert paint(**SCENES["caminos"][name].show("caminos"), theme="light").moved == STILL


# Every game


@pytest.mark.parametrize(("key", "setup"), TABLES, ids=IDS)
def test_moments_follow_each_other_and_pieces_lie_in_the_picture(key: str, setup: Setup):
    """All through a game: a play leads from the moment before it to another one."""
    game, dice = GAMES[key], QuickDice(f"motion {key} {setup}")
    state, before = game.start(setup), None
    for _ in range(60):
        due = game.turn(state)
        if not due:
            break
        if due[0] == NATURE:
            state = game.apply(state, NATURE, game.chance(state, dice)).state
            before = None
            continue
        view = game.view(state, due[0])
        plays = len(_record(game.view(state, None)))
        state = game.apply(state, due[0], game.choose(view, "easy", dice)).state
        picture = paint(key, game.view(state, None), names=NAMES, say=say, theme="light")
        if before is not None and len(_record(game.view(state, None))) == plays + 1:
            assert picture.moved.since == before
            assert picture.moved.moment != before
        before = picture.moved.moment
        for motion in picture.moved.motions:
            left, top, width, height = motion.piece
            assert motion.way[-1][:2] == (left, top), "the last stop is where it lies"
            assert 0 <= left < left + width <= picture.width
            assert 0 <= top < top + height <= picture.height
            assert beats(motion) == sorted(beats(motion))


def _record(view: Any) -> Any:
    """The public plays of a view, whatever the game calls them."""
    if hasattr(view, "stones"):
        return view.stones
    return getattr(view.record, "plays", view.record)


@pytest.mark.parametrize(("key", "setup"), HIDING)
def test_what_is_hidden_moves_nothing(key: str, setup: Setup):
    """Whatever the others hold, a reader sees the same pieces move on the same ways."""
    game, dice = GAMES[key], QuickDice(f"secret {key} {setup}")
    for number, (state, since) in enumerate(walk(key, setup, f"secret {key}", 60, 12)):
        for seat in (None, number % setup.players):
            view = game.view(state, seat)
            other = game.view(game.imagine(view, dice), seat)
            one, two = (
                paint(key, shown, names=NAMES, say=say, theme="light", since=since).moved
                for shown in (view, other)
            )
            assert one == two
