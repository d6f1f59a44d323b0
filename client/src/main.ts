import { mount, unmount } from "svelte";
import App from "./App.svelte";
import { keepPage } from "./lib/offline";
import { pathParts, whenVisiting } from "./lib/route";
import { storeSettings } from "./lib/settings.svelte";
import { TableState } from "./lib/table-state.svelte";
import { preferredLanguage, setLanguage } from "./lib/texts.svelte";
import "./style.css";

const target = document.getElementById("app") as HTMLElement;

/** The table that the address names, if it does; connected from now on. */
function tableNamed(): TableState | undefined {
  const [section, name, page] = pathParts();
  return section === "t" && name && !page ? new TableState(name) : undefined;
}

storeSettings();
const language = preferredLanguage();
// Connect to the table while the texts are loading.
const table = tableNamed();
await setLanguage(language);
let app = mount(App, { target, props: { table } });
whenVisiting(() => {
  void unmount(app);
  app = mount(App, { target, props: { table: tableNamed() } });
});
keepPage();
