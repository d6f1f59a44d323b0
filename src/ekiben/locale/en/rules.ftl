# The rules of the games on the page.

page-rules = Rules
page-rules-open = The rules of { $game }, in a new tab
page-rules-contents = Contents
page-rules-search = Search the rules
page-rules-next = Next hit
page-rules-previous = Previous hit
page-rules-clear = Clear the search
page-rules-none = Nothing found for “{ $query }”.
page-rules-hits = { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    } in { $sections ->
        [one] 1 section
       *[other] { $sections } sections
    }
