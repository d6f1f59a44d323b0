# A game that is over, looked at again.

replay-title = Replay
replay-move = Move { $number } of { $moves }
replay-beginning = The beginning; { $moves ->
        [one] { $moves } move follows
       *[other] { $moves } moves follow
    }
replay-slider = Move
replay-steps = Steps
replay-go-first = To the beginning
replay-go-back = One move back
replay-go-play = Play
replay-go-pause = Pause
replay-go-forth = One move on
replay-go-last = To the end
replay-speed = Speed
replay-times = { $speed }×
replay-viewer = Point of view
replay-spectator = As a spectator
replay-as = As { $name }
replay-copy = Copy the link
replay-copied = Copied
replay-link = The link to this move
replay-table = To the table
replay-open = Open a record
replay-or = or paste its text
