import { mount } from "svelte";
import App from "./App.svelte";
import { keepSettings } from "./lib/settings.svelte";
import { TableState } from "./lib/table.svelte";
import { preferred, speak } from "./lib/texts.svelte";
import "./style.css";

keepSettings();
const language = preferred();
// A table is asked for while the words are on their way.
const [, place, name, what] = location.pathname.split("/");
const table = place === "t" && name && !what ? new TableState(name, language) : undefined;
await speak(language);
mount(App, { target: document.getElementById("app") as HTMLElement, props: { table } });
