"""Where people are: what each of these places gives and takes."""
