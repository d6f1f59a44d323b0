import { mount } from "svelte";
import App from "./App.svelte";
import { preferred, speak } from "./lib/texts.svelte";
import "./style.css";

await speak(preferred());
mount(App, { target: document.getElementById("app") as HTMLElement });
