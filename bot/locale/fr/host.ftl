# Hosting: how it stands, what is wrong, and who is forgotten

cli-status = où on en est : version, plateformes, tables, copies, disque, dernières erreurs
cli-tables = lister les tables qui ne sont pas finies
cli-forget = retirer une personne de tout ce qui est gardé, quand aucun bot ne tourne
cli-forget-what = la personne, plateforme et identifiant : discord:123, telegram:456 ou web:abc
cli-copy-what = le fichier ; - est la sortie ou l’entrée standard : vers un conteneur ou depuis un conteneur
cli-forgotten = { $person } est oublié ; { $tables ->
    [0] aucune table ne le connaissait.
    [one] une table le connaissait.
   *[other] { $tables } tables le connaissaient.
} Les copies d’avant le connaissent encore.
cli-table = { $table }  { $game }, { $phase }, dans { $room }, dernier changement { $at }
table-phase-lobby = avant la partie
table-phase-play = en jeu
table-phase-asleep = endormie
table-phase = { $value }

data-unwritable = Impossible d’écrire dans le dossier des données { $folder } : { $why }. Ce programme tourne sous l’utilisateur { $user }, et { $there } appartient à l’utilisateur { $owner }. { $mend }
data-give-away = Donne-le (chown -R { $user } { $whole }), lance-le sous son propriétaire (user: dans compose.yaml), ou mets STAMMTISCH_DATA à un autre dossier.
data-read-only = Monte-le de façon qu’on puisse y écrire, ou mets STAMMTISCH_DATA à un autre dossier.
data-no-room = Fais-y de la place, ou mets STAMMTISCH_DATA à un dossier ailleurs.

status-version = stammtisch { $version }
status-nobody = Aucun bot ne tourne sur cette base de données.
status-process = Tourne depuis { $since } sur { $host } (processus { $name }, version { $version }) : { $platforms }.
status-up = { $name } connecté
status-down = { $name } ABSENT depuis { $at }
status-tables = Tables : { $play } en jeu, { $lobby } avant la partie, { $asleep } endormies, { $over } finies.
status-moved = Dernier changement à une table : { $at }.
status-backup = Dernière copie : { $at }.
status-no-backup = { $made }
status-made-yes = Il n’y a pas encore de copie.
status-made-no = Ce programme ne fait pas de copies : BACKUPS est 0, ou PostgreSQL se copie avec pg_dump.
status-made = { $value }
status-disk = Disque libre : { $free } Go.
status-error = { $at } : { $what }

trouble-platform = { $name } est injoignable depuis { $minutes } minutes. Les tables y attendent ; rien n’est perdu. Le journal dit pourquoi.
trouble-disk = Le disque est presque plein : { $free } Mo libres. Fais de la place avant qu’il soit plein, car alors personne ne pourra jouer.
trouble-backup = Aucune copie de la base de données n’a été faite : { $why }. Les copies d’avant sont toujours là.
trouble-no-room = il ne reste que { $free } Mo de disque
trouble-why = { $value }

check-good = ok   { $what }
check-bad = NON  { $what }
check-note = --   { $what }
check-all-good = Tout va bien.
check-not-good = Tout ne va pas bien : vois les lignes qui commencent par NON.
check-messages = Il manque des textes dans ces langues : { $languages }. Réinstalle le programme.
check-pictures = Les images peuvent être peintes ({ $bytes } octets pour un salon).
check-no-pictures = Aucune image ne peut être peinte ({ $why }). Réinstalle le programme, avec ses polices et Pillow.
check-folder = On peut écrire dans le dossier { $folder }.
check-database = { $how }
check-database-is-new = La base de données est vide ; le premier démarrage la remplit.
check-database-is-current = La base de données est là et convient à cette version.
check-database-is-older = La base de données vient d’une version plus ancienne ; le prochain démarrage la met à jour, après une copie.
check-database-is-forbidden = La base de données se lit, mais rien ne peut y être créé : donne à son utilisateur le droit de créer des tables.
check-database-is = { $value }
check-page = La page sera à { $address }.
check-served = Un bot tourne, et la page est à { $address }.
check-no-owners = OWNERS n’est pas défini : personne n’est averti quand quelque chose ne va pas.
check-owner = { $owner } est dans OWNERS, mais il n’y a pas de jeton pour cette plateforme.
check-no-platforms = Aucun jeton n’est défini : seulement la table du navigateur.
check-platform = { $name } nous laisse entrer.
check-no-platform = { $name } est injoignable : { $why }.

press-store-away = La base de données ne répond pas pour l’instant. Regarde la table dans un moment, et appuie encore si elle n’a pas avancé.
table-forgotten = { $who } est parti pour de bon ; un ordinateur continue.
settings-privacy = Ce qui est gardé de toi : ton nom et ta langue, ces réglages et les parties que tu as jouées. « Oublie-moi » te retire de tout cela.
button-name-forgetme = Oublie-moi
button-name-forget = Oui, oublie-moi
forget-sure = Des ordinateurs prennent tes places pour de bon, ton nom disparaît des parties finies, et tes réglages et résultats aussi. On ne peut pas revenir en arrière.
forget-done = Tu es oublié.
forget-done-until = Tu es oublié. Les copies quotidiennes de la base de données te connaissent encore jusqu’au { $at }.
forget-unknown = On ne sait rien de { $person }.

setting-wants-owners = des personnes, plateforme et identifiant, séparées par des espaces, par exemple discord:123456 telegram:98765
setting-wants-backups = le nombre de copies quotidiennes à garder, de 0 à 366
setting-wants-keep-games = un nombre de jours, ou rien pour garder les parties finies pour toujours
