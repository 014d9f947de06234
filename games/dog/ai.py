"""Computer players."""
from games.dog.plays import listing
def choose(view, level, dice):
    from games.dog import _plays
    ps=[p for p,_ in zip(_plays(view), range(500))]
    return ps[dice.below(len(ps))]
