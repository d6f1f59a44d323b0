# Zero-Kei: why a move is not legal.

zero-kei-reason-not-now = you can't do that now: { $asked ->
     [engine] first choose an engine
     [carriage] first choose a carriage from the row
     [counter] first advance a counter
     [order] first choose a space of the turn order tile
    *[action] use a card, or end the turn
     [repeat] first choose the card to use again
     [work] first choose what the card does, and where
     [space] first choose a space of the track cost marker
     [lender] first choose whose track token to use
     [effect] first take the effect of the venue, or decline it
     [move] first choose the carriage to move, or none
     [place] first choose where the carriage goes
     [token] first choose a venue token
     [token-carriage] first choose the carriage that gets the token
     [discard] first choose a carriage from the discard
     [trade] first give points for yen, or decline
     [score] first choose a city to score, or none
    }.
zero-kei-reason-engine-taken = engine { $engine } is not on offer.
zero-kei-reason-not-in-discard = carriage { $carriage } is not in the discard.
zero-kei-reason-not-in-row = carriage { $carriage } is not in the row.
zero-kei-reason-carriage-chosen = carriage { $carriage } was chosen by { $seat }.
zero-kei-reason-too-dear = it costs { $price } yen; you have { $yen }.
zero-kei-reason-too-dear-with-points = it costs { $price }; you have only { $yen } yen and { $points } points.
zero-kei-reason-card-does-not = the card in use does not { $work }.
zero-kei-reason-other-counter = the { $colour } counter is not one of those that may advance now.
zero-kei-reason-no-such-space = the tile has { $spaces } spaces.
zero-kei-reason-space-taken = space { $space } of the tile is taken by { $seat }.
zero-kei-reason-no-actions-left = you have no actions left this turn; end the turn.
zero-kei-reason-card-used = you have used “{ $card }” this turn; each card works once a turn.
zero-kei-reason-card-covered = carriage { $carriage } works once in a game, and you have used it.
zero-kei-reason-end-of-round-event = this event takes effect at the end of the round; it is not an action.
zero-kei-reason-no-such-player = nobody plays { $seat }.
zero-kei-reason-not-used-yet = you have not used “{ $card }” this turn; only a used card can be used again.
zero-kei-reason-not-repeatable = “{ $card }” can't be repeated, like any Repeat, Buy or event that repeats.
zero-kei-reason-nothing-to-repeat = you have used no card this turn, so there is nothing to repeat.
zero-kei-reason-not-in-train = carriage { $carriage } is not in your train.
zero-kei-reason-is-ability = carriage { $carriage } has an ability: it always works; you don't use it.
zero-kei-reason-nothing-to-do = nothing that “{ $card }” does is possible now.
zero-kei-reason-card-too-dear = your { $yen } yen don't pay for “{ $card }” and what it does.
zero-kei-reason-no-cauldron = you have placed all your cauldrons.
zero-kei-reason-venue-closed = Hideo has closed venue { $venue }.
zero-kei-reason-already-prepared = the ground of city { $city } is already prepared.
zero-kei-reason-has-track = city { $city } already has track.
zero-kei-reason-no-track-token = nobody has a track token.
zero-kei-reason-not-prepared = the ground of city { $city } is not prepared.
zero-kei-reason-has-station = city { $city } already has a station.
zero-kei-reason-no-station-left = no { $colour } station is left.
zero-kei-reason-rest-too-dear = it costs { $price } yen, and you must keep { $rest } more for the rest of the card; you have { $yen }.
zero-kei-reason-no-such-letter = the track cost marker has no space { $letter }.
zero-kei-reason-lender-has-none = { $seat } has no track token to lend.
zero-kei-reason-no-such-place = the carriage can't go to place { $place }.
zero-kei-reason-token-not-there = the token of city { $city } is not among the unused tokens.
zero-kei-reason-city-not-in-train = city { $city } is not in your train.
zero-kei-reason-city-without-track = city { $city } has no track, so you can't score it now.
zero-kei-reason-must-choose = you can't decline this.
