// Which host has a table.

import { server } from "./server";
import type { TableHost } from "./table-host";

/** The host of a table, by its id. */
export function hostOf(_table: string): TableHost {
  return server;
}

/** The host of what belongs to no table, such as the rules, and of new tables. */
export function mainHost(): TableHost {
  return server;
}
