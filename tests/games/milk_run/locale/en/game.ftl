# Milk Run: all its texts.

milk-run-name = Milk Run
milk-run-summary = Bring churns to three stations before the others fill the platforms.
milk-run-story = Five in the morning: the first train brings churns of milk. Leave most of them where the prizes are, and think of the customer on your card, whom nobody else knows.
milk-run-players = 2 or 3 players
milk-run-welcome = Milk Run: the first train of the morning, with churns for three stations.

milk-run-seat-red = Red
milk-run-seat-blue = Blue
milk-run-seat-green = Green

milk-run-option-hard = nobody rests while there is room
milk-run-option-hard-name = No rest

milk-run-part-stations = stations
milk-run-part-order = order
milk-run-part-total = total
milk-run-part-stations-about = for most churns at a station
milk-run-part-order-about = for the churns at the station of your customer

milk-run-ask-station = Where to?
milk-run-ask-churns = How many churns do you leave?

milk-run-reason-no-room = no churn fits on the platform of { $station } any more.
milk-run-reason-too-many = the train has { $die } churns, and the platform has its limit.
