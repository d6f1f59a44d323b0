# The rules of the games on the page.

page-rules = Règles
page-rules-open = Les règles de { $game }, dans un nouvel onglet
page-rules-contents = Sommaire
page-rules-search = Chercher dans les règles
page-rules-next = Résultat suivant
page-rules-previous = Résultat précédent
page-rules-clear = Effacer la recherche
page-rules-none = Rien trouvé pour « { $query } ».
page-rules-hits = { $hits ->
        [one] { $hits } résultat
       *[other] { $hits } résultats
    } dans { $sections ->
        [one] { $sections } section
       *[other] { $sections } sections
    }
