# Nordic before it begins: in lists of games, when a table is made; its seats, options and parts of the score.

nordic-name = Nordic
nordic-summary = Claim routes across the wintry North and connect the cities of your tickets.
nordic-story = Winter in the North: collect cards and claim the routes between Bergen, Murmansk and Tallinn before the others do. Your secret tickets name the cities to connect; a ticket that fails costs you its points.
nordic-players = 2 or 3 players

nordic-seat-white = White
nordic-seat-red = Claret
nordic-seat-lilac = Teal

nordic-option-ferry_sets_stack = on ferries sets of three cards may stand for any space, not only for locomotive symbols
nordic-option-ferry_sets_stack-name = Ferry sets stack

nordic-part-routes-about = scored when they were claimed
nordic-part-connected-about = tickets whose cities you have connected
nordic-part-unconnected-about = tickets that failed
nordic-part-globetrotter-about = for most tickets connected
