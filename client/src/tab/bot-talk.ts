// What a bot's worker is asked, and answers.

export interface BotQuestion {
  game: string;
  bot: string;
  sample: Uint8Array<ArrayBuffer>;
  box: Uint8Array<ArrayBuffer>;
  seed: number;
}

export interface BotAnswer {
  move: number;
}
