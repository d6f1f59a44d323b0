import { mount } from "svelte";
import App from "./App.svelte";
import { keepSite } from "./lib/offline";
import { pathParts } from "./lib/route";
import { storeSettings } from "./lib/settings.svelte";
import { TableState } from "./lib/table-state.svelte";
import { preferredLanguage, setLanguage } from "./lib/texts.svelte";
import "./style.css";

storeSettings();
const language = preferredLanguage();
// Connect to the table while the texts are loading.
const [section, name, page] = pathParts();
const table = section === "t" && name && !page ? new TableState(name, language) : undefined;
await setLanguage(language);
mount(App, { target: document.getElementById("app") as HTMLElement, props: { table } });
keepSite();
