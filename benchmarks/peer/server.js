// boardgame.io's server with a toy game: two seats by turns, hidden hands, every move checked.
// PORT says where it listens; FLATFILE_DIR, which boardgame.io reads itself, keeps matches in files.

const { Server } = require("boardgame.io/server");
const { INVALID_MOVE, PlayerView } = require("boardgame.io/core");

const LENGTH = 150; // moves of a game, as in ours
const HAND = 5;
const SPACES = 40;

const toy = {
  name: "toy",
  setup: ({ random }) => {
    const cards = Array.from({ length: LENGTH + 2 * HAND }, (_, card) => card);
    const deck = random.Shuffle(cards);
    const players = { 0: { hand: deck.splice(0, HAND) }, 1: { hand: deck.splice(0, HAND) } };
    return { secret: { deck }, players, board: Array(SPACES).fill(null), scores: [0, 0], made: 0 };
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, playerID }, card) => {
      const hand = G.players[playerID].hand;
      const place = hand.indexOf(card);
      if (place < 0) return INVALID_MOVE;
      hand[place] = G.secret.deck.pop();
      G.board[card % SPACES] = Number(playerID);
      G.scores[playerID] += card % 7;
      G.made += 1;
    },
  },
  endIf: ({ G }) => (G.made >= LENGTH ? { scores: G.scores } : undefined),
};

Server({ games: [toy], origins: [] }).run(Number(process.env.PORT));
