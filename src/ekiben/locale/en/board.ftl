# What all boards say.

board-menu = What to do here
board-cancel = Cancel
board-close = Close
board-show = Show:
board-more = { $count } more
board-nearer = Zoom in
board-farther = Zoom out
board-moves = What you can do
board-yes = yes
board-no = no
board-total = your total: { $now } → { $later }
board-printed = What is printed on the components
