// Whether this browser keeps the tables in it.

import { whenUnkept } from "../tab/tab-host";

export const storage = $state({ isKept: true });
whenUnkept(() => {
  storage.isKept = false;
});
