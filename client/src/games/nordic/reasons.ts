// Why a route can't be claimed, in the words of the server.

type Why = (move: string) => Promise<string>;

export const PAUSE = 250; // ms

/** Asks once about each route, and only when somebody has looked at it for a while. */
export function patiently(why: () => Why | undefined, looked: (route: string) => boolean): Why {
  const answers = new Map<string, Promise<string>>();
  return (route) => {
    const known = answers.get(route);
    if (known) return known;
    return new Promise<string>((told, failed) => {
      setTimeout(() => {
        // Whoever looks no more may have left: then nothing of the table may be read.
        const ask = looked(route) ? why() : undefined; // nobody answers when the game has ended meanwhile
        if (!ask) return told("");
        const answer = ask(`claim ${route}`);
        answers.set(route, answer);
        answer.then(told, failed);
      }, PAUSE);
    });
  };
}
