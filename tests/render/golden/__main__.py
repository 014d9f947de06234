"""`make golden`: paint the golden pictures anew."""

from tests.render.golden import FOLDER, SHOWN, actual, file, patient, theme_of

for old in FOLDER.glob("*.png"):
    old.unlink()
for i, (key, name) in enumerate(SHOWN):
    theme = theme_of(i)
    file(key, name, theme).write_bytes(patient(actual(key, name, theme)))
print(f"{len(SHOWN)} pictures in {FOLDER}; look at them before you commit them")
