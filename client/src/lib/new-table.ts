// Making a table: by the host that it needs.

import { tab } from "../tab/tab-host";
import { readItem } from "./local-storage";
import type { GameInfo, NewTable, TableSnapshot } from "./messages";
import { visit } from "./route";
import { server } from "./server";
import { fitToGame, modesOf, needsServer, parseSetup, seatsOf } from "./table-setup";
import { t } from "./texts.svelte";

/** Make a table and go there. `onServer`: the server keeps it, although this browser could. */
export async function createTable(
  wanted: NewTable,
  game: GameInfo,
  isShared: boolean,
  onServer = false,
): Promise<void> {
  const mustBeOnServer = isShared && needsServer(wanted, game, !!wanted.components);
  const host = mustBeOnServer || onServer ? server : tab;
  const created = await host.request<TableSnapshot>("/tables", wanted);
  visit(`/t/${created.table.id}`);
}

/** A table for one: against the game's automa if it has one, else against bots. */
export function tableAlone(game: GameInfo, isShared: boolean): NewTable {
  const mode = modesOf(game, isShared).includes("automa") ? "automa" : "bots";
  const setup = fitToGame({ ...parseSetup(readItem("setup")), mode, options: [] }, game, isShared);
  return {
    game: game.game,
    seats: seatsOf(setup, [readItem("name") ?? ""], t("frame-unnamed")),
    options: setup.options,
    clock: null,
    away: "wait",
  };
}
