# Words in pictures

picture-colour-0 = Vermillion
picture-colour-1 = Blue
picture-colour-2 = Green
picture-colour-3 = Yellow
picture-colour-4 = Black
picture-colour-5 = White
picture-colour = { $value }
picture-nameless = { $colour }

# DOG

picture-dog-round = Round { $round }
# One letter, on the plate of the dealer
picture-dog-dealer = D
