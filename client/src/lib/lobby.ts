// What the lobby shows of all hosts together: the games and the tables.

import { tab } from "../tab/tab-host";
import type { GameInfo, GameList, TableInfo, TableList } from "./messages";
import { IS_SITE } from "./route";
import { server } from "./server";
import { Refusal, type TableHost } from "./table-host";

export interface Offer {
  games: GameInfo[];
  /** Whether a server is there: people elsewhere can come to its tables. */
  isShared: boolean;
}

/** The games of the server; those of this browser if there is none, or if it can't be reached. */
export async function loadOffer(): Promise<Offer> {
  if (!IS_SITE) {
    try {
      return { ...(await server.request<GameList>("/games")), isShared: true };
    } catch (error) {
      if (error instanceof Refusal) throw error;
    }
  }
  return { ...(await tab.request<GameList>("/games")), isShared: false };
}

/** The guest's tables of each host, but for closed copies; none of a host that can't be asked. */
export async function loadTables(hosts: TableHost[] = IS_SITE ? [tab] : [server, tab]): Promise<TableInfo[]> {
  const found = await Promise.all(
    hosts.map((host) => host.request<TableList>("/tables").catch((): TableList => ({ tables: [] }))),
  );
  const open = found.flatMap(({ tables }) => tables).filter(({ moved }) => !moved);
  return open.toSorted((a, b) => b.changed - a.changed);
}
