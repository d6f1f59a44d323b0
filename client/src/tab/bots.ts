// The bots of the tables that somebody looks at. Of several tabs one asks them, and only while its page is visible.

import { newRequestId } from "../lib/table-host";
import type { BotAnswer, BotQuestion } from "./bot-talk";
import type { BotTurn, PythonTable } from "./python";
import type { Tables } from "./tables";

const PACE = 250; // ms for a move, so that people can follow
const PRIVATE_PACE = 750; // the same in games where thinking time could leak hidden cards
const TRIES = 2; // before a random move replaces a bot that gives no answer

/** A bot that thinks, or waits for its turn to think. */
interface Thinking {
  turn: BotTurn;
  end: AbortController;
}

export class Bots {
  #tables: Tables;
  #thinking = new Map<string, Thinking>();
  #isVisible = true;
  /** A worker that has nothing to do: starting one takes a while. */
  #idle: Worker | undefined;

  constructor(tables: Tables) {
    this.#tables = tables;
  }

  async setVisible(isVisible: boolean): Promise<void> {
    this.#isVisible = isVisible;
    await this.#tables.forEachWatched((id, table) => this.onChange(id, table, true));
  }

  /** Ask a bot if it is its turn; forget what another one was asked. */
  onChange(id: string, table: PythonTable, isWatched: boolean): void {
    const turn = isWatched && this.#isVisible ? table.botTurn() : null;
    const before = this.#thinking.get(id);
    if (turn && before?.turn.number === turn.number && before.turn.bot === turn.bot) return;
    before?.end.abort();
    this.#thinking.delete(id);
    if (!turn) return;
    const thinking = { turn, end: new AbortController() };
    this.#thinking.set(id, thinking);
    this.#think(id, thinking).catch((error) => {
      if (!thinking.end.signal.aborted) console.warn(error);
    });
  }

  async #think(id: string, { turn, end: { signal } }: Thinking): Promise<void> {
    await alone(`bots:${id}`, signal, async () => {
      const pause = new Promise((done) => setTimeout(done, turn.secrets ? PRIVATE_PACE : PACE));
      const [move] = await Promise.all([this.#choose(turn, signal), pause]);
      if (signal.aborted) return;
      this.#thinking.delete(id);
      await this.#tables.act(id, (table) =>
        table.planBotMove(turn, move ?? table.randomMove(), `bot${newRequestId()}`, Date.now() / 1000),
      );
    });
  }

  /** The bot's move; undefined if it fails TRIES times. */
  async #choose({ game, bot, sample, box }: BotTurn, signal: AbortSignal): Promise<number | undefined> {
    for (let tried = 0; tried < TRIES && !signal.aborted; tried++) {
      const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
      try {
        return await this.#ask({ game, bot, sample, box, seed }, signal);
      } catch (error) {
        if (!signal.aborted) console.warn(error);
      }
    }
    return undefined;
  }

  #ask(question: BotQuestion, signal: AbortSignal): Promise<number> {
    const worker = this.#idle ?? new Worker(new URL("./bot-worker.ts", import.meta.url), { type: "module" });
    this.#idle = undefined;
    return new Promise<number>((resolve, reject) => {
      const stop = () => {
        worker.terminate();
        reject(signal.reason);
      };
      signal.addEventListener("abort", stop);
      worker.onmessage = ({ data }: MessageEvent<BotAnswer>) => {
        signal.removeEventListener("abort", stop);
        if (this.#idle) worker.terminate();
        else this.#idle = worker;
        resolve(data.move);
      };
      worker.onerror = (event) => {
        signal.removeEventListener("abort", stop);
        worker.terminate();
        reject(event);
      };
      worker.postMessage(question);
    });
  }
}

/** Do something while no other tab does it. Plain HTTP has no locks: there the first answer counts. */
async function alone(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  if (navigator.locks) await navigator.locks.request(name, { signal }, work);
  else await work();
}
