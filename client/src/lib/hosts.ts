// Which host has a table.

import { tab } from "../tab/tab-host";
import { IS_SITE } from "./route";
import { server } from "./server";
import type { TableHost } from "./table-host";

const IN_TAB = "tab-"; // what the ids of tables in this browser begin with

/** The host of a table, by its id. */
export function hostOf(table: string): TableHost {
  return table.startsWith(IN_TAB) ? tab : server;
}

/** The host of what belongs to no table, such as the rules, and of new tables. */
export function mainHost(): TableHost {
  return IS_SITE ? tab : server;
}
