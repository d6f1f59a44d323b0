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
        const ask = why(); // nobody answers any more when the game has ended meanwhile
        if (!ask || !looked(route)) return told("");
        const answer = ask(`claim ${route}`);
        answers.set(route, answer);
        answer.then(told, failed);
      }, PAUSE);
    });
  };
}
