import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { preferred, speak } from "./lib/texts.svelte";
import "./style.css";

settings.apply();
await speak(preferred());
mount(App, { target: document.getElementById("app") as HTMLElement });
