"""`make gallery`: paint them anew."""

import io
from pathlib import Path

from PIL import Image

from render import PAINTERS
from tests.render.golden import actual
from tests.render.scenes import SCENES

FOLDER = Path(__file__).parent
WIDE = 600
TABLES = (("table", "lobby-dog-4", "light"), ("table", "result-dog", "dark"))

for old in FOLDER.glob("*.png"):
    old.unlink()
shown = [
    (key, name, theme)
    for key in PAINTERS
    for name, scene in SCENES.get(key, {}).items()
    if (theme := scene.gallery)
]
for key, name, theme in (*shown, *TABLES):
    image = Image.open(io.BytesIO(actual(key, name, theme))).convert("RGB")
    small = image.resize((WIDE, round(image.height * WIDE / image.width)), Image.Resampling.LANCZOS)
    few = small.quantize(224, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    few.save(FOLDER / f"{key}-{name}.png", optimize=True)
    print(FOLDER / f"{key}-{name}.png", (FOLDER / f"{key}-{name}.png").stat().st_size)
