"""Pictures that were looked at: what changes here was meant to, or was not noticed."""

from __future__ import annotations

import pytest
from PIL import Image

from tests.render.golden import SHOWN, actual, file, opened, theme_of, write_failed
from tests.render.proof import difference

# Letters come out a little differently with another version of FreeType.
MEAN, SEEN = 0.08, 0.0003


@pytest.mark.parametrize(
    ("key", "name", "theme"), [(*shown, theme_of(i)) for i, shown in enumerate(SHOWN)]
)
def test_the_golden_picture_is_unchanged(key: str, name: str, theme: str):
    """`make golden` paints it anew; look at it before you commit it."""
    path = file(key, name, theme)
    now, golden = opened(actual(key, name, theme)), Image.open(path).convert("RGB")
    mean, seen = difference(now, golden) if now.size == golden.size else (255.0, 1.0)
    if mean > MEAN or seen > SEEN:
        pytest.fail(f"{path.name} has changed; see {write_failed(path, now, golden)}")
