"""The solver: whatever it finds is allowed, and nobody finds anything better."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from games.rummy.board import JOKER, OPENING, points
from games.rummy.judge import lay_to, settle
from games.rummy.notation import read_sets, read_tiles
from games.rummy.solver import can_lay, changed, most, most_beside, partition, place, search
from tests.games.rummy import program, slow
from tests.games.rummy.tables import Position, position, with_exchanges

SEEDS = range(6)


def positions(
    seed: int, many: int, tiles: tuple[int, int], rack: tuple[int, int]
) -> list[Position]:
    rng = random.Random(seed)
    return [position(rng, tiles, rack, jokers=i % 3) for i in range(many)]


def assert_allowed(where: Position, answer, *, opened=True):
    """The rules accept the answer, and it lays what it says."""
    assert answer.exact
    if answer.table is None:
        return
    lay = lay_to(where.table, answer.table)
    assert lay.tiles == answer.tiles
    assert settle(where.table, where.rack, lay, opened=opened) == answer.table


@pytest.mark.parametrize("seed", SEEDS)
def test_small_tables_are_answered_as_by_trying_everything(seed):
    """Fits or not, fewest sets changed, most tiles, most points: an exhaustive search agrees."""
    for where in positions(seed, 9, (6, 12), (1, 4)):
        answer = place(where.table, where.picked, opened=True)
        assert_allowed(where, answer)
        found = None if answer.table is None else answer.changed
        assert found == slow.fewest_changes(where.table, where.picked), where
        for by, worth in (("tiles", len), ("points", points)):
            answer = most(where.table, where.rack, by=by, opened=True)
            assert_allowed(where, answer)
            assert worth(answer.tiles) == slow.best(where.table, where.rack, worth, opened=True), (
                where
            )


@pytest.mark.parametrize("seed", SEEDS)
def test_exchanges_are_answered_as_by_trying_everything(seed):
    """The same around sets with jokers whose tile is on the rack."""
    rng = random.Random(seed)
    for _ in range(10):
        where = with_exchange(rng)
        answer = place(where.table, where.picked, opened=True)
        assert_allowed(where, answer)
        found = None if answer.table is None else answer.changed
        assert found == slow.fewest_changes(where.table, where.picked), where
        answer = most(where.table, where.rack, by="tiles", opened=True)
        assert_allowed(where, answer)
        assert len(answer.tiles) == slow.best(where.table, where.rack, len, opened=True), where


def with_exchange(rng: random.Random) -> Position:
    """A small table with a joker on it, and a rack that can pay for it."""
    from games.rummy.locks import forms

    while True:
        where = position(rng, (6, 11), (1, 2), jokers=rng.choice((1, 2)))
        locked = [meld for meld in where.table if meld.jokers]
        if not locked:
            continue
        unused = (
            Counter(dict.fromkeys(range(53), 2)) - slow.spread(where.table) - Counter(where.rack)
        )
        paid = max(
            (form.paid for form in forms(rng.choice(locked), unused)), key=lambda _: rng.random()
        )
        rack = tuple(sorted((*where.rack, *paid)))[:5]
        if paid and Counter(paid) <= Counter(rack):
            picked = tuple(sorted(paid)) if rng.random() < 0.5 else rack
            return Position(where.table, rack, picked)


@pytest.mark.parametrize("seed", SEEDS)
def test_openings_are_answered_as_by_trying_everything(seed):
    """Before the opening: 30 points of the own rack, most tiles or most points (R6)."""
    rng = random.Random(seed)
    for _ in range(5):
        where = position(rng, (3, 6), (8, 8), jokers=rng.choice((0, 1, 2)))
        for by, worth in (("tiles", len), ("points", points)):
            answer = most(where.table, where.rack, by=by, opened=False)
            assert_allowed(where, answer, opened=False)
            assert worth(answer.tiles) == slow.best(where.table, where.rack, worth, opened=False), (
                where
            )


@pytest.mark.parametrize("seed", SEEDS)
def test_larger_tables_are_answered_as_by_an_integer_program(seed):
    """HiGHS agrees on tables of 20 to 45 tiles."""
    for where in positions(100 + seed, 6, (20, 45), (4, 12)):
        answer = place(where.table, where.picked, opened=True)
        assert_allowed(where, answer)
        found = None if answer.table is None else answer.changed
        assert found == program.fewest_changes(where.table, where.picked), where
        for by, worth in (("tiles", len), ("points", points)):
            answer = most(where.table, where.rack, by=by, opened=True)
            assert_allowed(where, answer)
            assert worth(answer.tiles) == program.most(where.table, where.rack, by), where


@pytest.mark.parametrize("seed", range(10))
def test_exchanges_are_answered_as_by_an_integer_program(seed):
    """R11, R12: one or two jokers on the table, and their tiles on the rack."""
    rng = random.Random(f"exchanges {seed}")
    for _ in range(10):
        where = with_exchanges(rng, (9, 45))
        answer = place(where.table, where.picked, opened=True)
        assert_allowed(where, answer)
        found = None if answer.table is None else answer.changed
        assert found == program.fewest_changes(where.table, where.picked), where
        answer = most(where.table, where.rack, by="tiles", opened=True)
        assert_allowed(where, answer)
        assert len(answer.tiles) == program.most(where.table, where.rack, "tiles"), where


@pytest.mark.parametrize(
    ("table", "rack"),
    [
        ("[r4 r5 r6] [b1 J b3] [k1 J k3]", "r4 r6 b2 k2"),  # [r4 J r6] is not like [r4 r5 r6]
        ("[k10 J k12]", "k11 r4 r5 r6"),  # [r4 r5 r6 J]: three tiles, but none of them lay there
        ("[r7 J r9] [k1 J k3]", "k2 r4 r5 r5 r6"),  # [r4 r5 J] [r5 r6 r7 J r9]
        ("[r8 r9 r10] [k1 J k3]", "k2 r12 r13"),  # [J r12 r13] right behind an old row
        ("[r1 r2 r3]", "r3 r5 J"),  # r3 needs the joker more than [r1 r2 r3] does
        ("[b10 J b12] [b10 J b12 b13]", "b11"),  # only one of both is exchanged
    ],
)
def test_a_joker_finds_its_only_place(table, rack):
    """R10 to R12, where what is done with a joker at one number decides about all that follows."""
    # Alone, and beside a tile for which a set must be broken.
    for sets, tiles in ((table, rack), (f"{table} [y4 y5 y6 y7 y8]", f"{rack} y6")):
        where = Position(read_sets(sets), read_tiles(tiles), read_tiles(tiles))
        answer = place(where.table, where.picked, opened=True)
        assert_allowed(where, answer)
        assert answer.changed == program.fewest_changes(where.table, where.picked)
        answer = most(where.table, where.rack, by="tiles", opened=True)
        assert_allowed(where, answer)
        assert len(answer.tiles) == len(where.rack)


def test_a_joker_between_two_old_rows_is_in_neither():
    """R12: it could only join [k6 k7 k8] or [k10 k11 k12 k13], which lie there."""
    table = read_sets("[k6 k7 k8] [k10 k11 k12 k13] [J y10 y11]")
    answer = place(table, read_tiles("y9"), opened=True)
    assert answer.exact
    assert answer.table is None


def test_a_new_row_with_a_freed_joker_may_begin_beside_a_locked_one():
    """R12: [k6 J k8] while [k4 J k6] stays; what such a row promises was once reckoned too low."""
    table = read_sets(
        "[r6 r7 r8 r9 r10] [b5 b6 b7] [k4 J k6] [k10 k11 k12] [y4 y5 y6 y7] {r3 b3 k3} {r3 b3 k3}"
        " {r4 b4 k4 y4} {b5 y5 J} {r6 b6 k6} {r11 b11 k11 y11} {b12 k12 y12}"
    )
    answer = place(table, read_tiles("r5 b2 b4 k8 y3"), opened=True)
    assert answer.exact
    assert answer.changed == 5


def test_the_fewest_changes_are_counted_as_they_lie():
    """An answer's number of changed sets is what the tables themselves say."""
    for where in positions(7, 25, (20, 50), (4, 10)):
        answer = place(where.table, where.picked, opened=True)
        if answer.table is not None:
            assert answer.changed == changed(where.table, answer.table)


@pytest.mark.parametrize("seed", range(4))
def test_a_tile_can_be_laid_if_some_lay_has_it(seed):
    """`can_lay` against asking for every choice of tiles around it."""
    rng = random.Random(seed)
    for i in range(6):
        where = position(rng, (5, 12), (3, 4), jokers=i % 3)
        for opened in (True, False):
            playable = set()
            for chosen in slow.choices(where.rack):
                if chosen and any(True for _ in slow.allowed(where.table, chosen, opened=opened)):
                    playable.update(chosen)
            found = {f for f in where.rack if can_lay(where.table, where.rack, f, opened=opened)}
            assert found == playable, where


def test_without_moving_anything_less_is_laid_and_all_sets_stay():
    """`most_beside` keeps every set whole."""
    for where in positions(11, 20, (20, 50), (5, 12)):
        answer = most_beside(where.table, where.rack)
        assert_allowed(where, answer)
        assert len(answer.tiles) <= len(
            most(where.table, where.rack, by="tiles", opened=True).tiles
        )
        assert answer.table is None or changed(where.table, answer.table) == 0


def test_tiles_that_make_sets_by_themselves():
    """`partition` asks nothing but whether they do."""
    assert partition(Counter(read_tiles("r1 r2 r3 b3 k3"))) is None
    melds = partition(Counter(read_tiles("r1 r2 r3 r3 b3 k3")))
    assert sorted(map(str, melds or ())) == ["[r1 r2 r3]", "{r3 b3 k3}"]


def test_a_joker_from_the_rack_helps():
    """One joker in a gap, one in a group."""
    answer = most((), read_tiles("r1 r3 b7 k7 J J"), by="tiles", opened=True)
    assert len(answer.tiles) == 6
    assert JOKER in answer.tiles


@pytest.mark.parametrize(
    ("table", "tiles", "after"),
    [
        ("[r9 r10 r11 r12 r13]", "J", "[J r9 r10 r11 r12 r13]"),
        ("[r8 r9 r10 r11 r12]", "r13 J", "[J r8 r9 r10 r11 r12 r13]"),
        ("[r10 r11 r12 r13]", "r9 J", "[J r9 r10 r11 r12 r13]"),
        ("{b1 k1 y1 r1}", "r12 r13 J", "[J r12 r13] {r1 b1 k1 y1}"),
    ],
)
def test_a_joker_begins_a_row_where_it_cannot_end_it(table, tiles, after):
    """R9, R10: there is nothing after 13, and no set need be broken for it."""
    answer = place(read_sets(table), read_tiles(tiles), opened=True)
    assert answer.changed == 0
    assert answer.table == tuple(read_sets(after))


def test_an_opening_with_most_tiles_still_has_30_points():
    """Nine tiles of 18 points are no opening; three of 39 are one."""
    rack = read_tiles("r1 r2 r3 b1 b2 b3 k1 k2 k3")
    assert most((), rack, by="tiles", opened=False).table is None
    answer = most((), (*rack, *read_tiles("r13 b13 k13")), by="tiles", opened=False)
    assert len(answer.tiles) == 12
    assert points(answer.tiles) >= OPENING


def test_at_the_cap_the_best_so_far_is_given_and_said_so():
    """No question can hold up a table: few expansions, and an answer that is not exact."""
    where = positions(3, 12, (60, 80), (20, 25))[2]
    answer = most(where.table, where.rack, by="points", opened=True, cap=3)
    assert not answer.exact
    if answer.table is not None:
        settle(where.table, where.rack, lay_to(where.table, answer.table), opened=True)
    answer = place(where.table, where.picked, opened=True, cap=1)
    assert answer.table is not None or not answer.exact


def test_a_place_changes_as_little_as_possible():
    """R18: r8 goes where no set is broken."""
    answer = place(read_sets("[r9 r10 r11] {r8 b8 k8}"), read_tiles("r8"), opened=True)
    assert answer.changed == 0
    assert " ".join(map(str, answer.table or ())) == "[r8 r9 r10 r11] {r8 b8 k8}"


def test_a_question_never_tries_more_than_its_cap(monkeypatch):
    """A rack of 44 and two jokers to exchange: ways that lead nowhere count like all others."""
    table = read_sets(
        "[r4 r5 r6] [k10 k11 k12] [y1 y2 y3 y4 y5] [y1 y2 y3 y4 y5 y6 y7] {r6 b6 k6 y6}"
        " {r8 b8 k8} {b12 y12 J} {b12 y12 J} {b13 k13 y13}"
    )
    rack = read_tiles(
        "r1 r3 r4 r5 r7 r9 r9 r11 r11 r12 r12 b1 b1 b2 b2 b3 b3 b5 b5 b6 b7 b7 b8 b9 b9 b10 b10"
        " k1 k1 k2 k3 k3 k4 k5 k5 k7 k9 k12 k13 y8 y9 y9 y11 y13"
    )
    tried = []
    combined = search.combined
    monkeypatch.setattr(
        search, "combined", lambda *a: tried.append(len((found := combined(*a))[0])) or found
    )
    answer = most(table, rack, by="points", opened=True, cap=2_000)
    assert answer.tiles
    settings = 16  # each may end with a dive of its own
    assert sum(tried) < search.WIDE * (2_000 + settings * search.DIVE)
