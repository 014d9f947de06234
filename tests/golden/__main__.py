"""`make golden`: write the playthroughs anew."""

from tests.contract.samples import TABLES, name
from tests.golden import FOLDER, transcript

for old in FOLDER.glob("*.txt"):
    old.unlink()
for table in TABLES:
    (FOLDER / f"{name(table)}.txt").write_text(transcript(*table), "utf-8")
print(f"{len(TABLES)} playthroughs; look at `git diff tests/golden` before you commit them")
