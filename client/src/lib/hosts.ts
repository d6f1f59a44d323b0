// Which host has a table.

import { tab } from "../tab/tab-host";
import { IS_SITE } from "./route";
import { server } from "./server";
import { Refusal, type TableHost } from "./table-host";

const IN_TAB = "tab-"; // what the ids of tables in this browser begin with

/** The host of a table, by its id. */
export function hostOf(table: string): TableHost {
  return table.startsWith(IN_TAB) ? tab : server;
}

/** The server; this browser where it can't be reached. */
const either: TableHost = {
  ...server,
  request: async (path, data) => {
    try {
      return await server.request(path, data);
    } catch (error) {
      if (error instanceof Refusal) throw error;
      return await tab.request(path, data);
    }
  },
};

/** The host of what belongs to no table, such as the rules and imported records. */
export function mainHost(): TableHost {
  return IS_SITE ? tab : either;
}
