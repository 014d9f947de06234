"""Dice that anyone can check: numbered, even, and the same in every version."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot import fairness
from bot.fairness import KeyedDice

pairs = st.lists(st.tuples(st.text("ab01", max_size=2), st.text("ab01", max_size=2)), max_size=3)
parts = st.tuples(st.text("ab", max_size=2), pairs, pairs)
Parts = tuple[str, list[tuple[str, str]], list[tuple[str, str]]]


def test_a_chance_move_is_drawn_as_the_readme_says():
    """The first word is the first 8 bytes of HMAC-SHA256(key, n and counter, 8 bytes each)."""
    digest = hmac.digest(b"key", (7).to_bytes(8, "big") + (0).to_bytes(8, "big"), hashlib.sha256)
    assert KeyedDice(b"key", 7).below(1000) == int.from_bytes(digest[:8], "big") % 1000


def test_the_same_number_gives_the_same_draw_whatever_came_before():
    """Numbered, not a stream."""
    other = KeyedDice(b"key", 1)
    other.shuffled(range(110))
    assert KeyedDice(b"key", 2).shuffled("abcdef") == KeyedDice(b"key", 2).shuffled("abcdef")
    assert KeyedDice(b"key", 2).shuffled(range(52)) != KeyedDice(b"key", 3).shuffled(range(52))


def test_known_draws_never_change():
    """Old logs must verify for ever."""
    assert KeyedDice(b"stammtisch", 1).shuffled("A23456789TJQK") == tuple("8J7625QAT34K9")
    draws = [KeyedDice(b"stammtisch", n).below(6) for n in range(10)]
    assert draws == [2, 5, 2, 1, 0, 2, 1, 4, 0, 0]


@given(st.binary(), st.integers(0, 2**63), st.lists(st.integers(), max_size=40))
def test_a_shuffle_keeps_every_item(key: bytes, n: int, items: list[int]):
    """Nothing is lost, nothing is added."""
    assert Counter(KeyedDice(key, n).shuffled(items)) == Counter(items)


def test_every_order_is_as_likely():
    """All six orders of three cards, each about one time in six."""
    orders = Counter(KeyedDice(b"even", n).shuffled("abc") for n in range(6000))
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())


def test_dice_without_sides_are_refused():
    """There is nothing to draw from."""
    with pytest.raises(ValueError, match="0 sides"):
        KeyedDice(b"", 0).below(0)


@given(parts, parts)
def test_no_two_tables_read_the_same(one: Parts, other: Parts):
    """Whatever people are called and whatever they say: other parts are another message."""
    same = one == other
    assert (fairness.key_of(b"s", *one) == fairness.key_of(b"s", *other)) is same


def test_parts_cannot_be_shifted_into_one_another():
    """A join's id that looks like a name, a word that looks like a join."""
    keys = {
        fairness.key_of(b"s", "t", [("a", "b")], []),
        fairness.key_of(b"s", "t", [("ab", "")], []),
        fairness.key_of(b"s", "t", [("", "ab")], []),
        fairness.key_of(b"s", "t", [], [("a", "b")]),
        fairness.key_of(b"s", "ta", [("", "b")], []),
        fairness.key_of(b"s", "t", [("a", "b"), ("", "")], []),
        fairness.key_of(b"s", "t", [("a", "b")], [("", "")]),
        fairness.key_of(b"s", "t", [("1", "a"), ("b", "0")], []),
    }
    assert len(keys) == 8
