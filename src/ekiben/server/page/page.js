// The plain page: which part of it is shown, and how elements are made.

import { showLobby } from "./lobby.js";
import { takeOver, showTable } from "./table.js";

export const texts = await (await fetch("/page/texts")).json();

/** What a game calls something. */
export const named = (name) => texts[name];

export function make(tag, attributes = {}, ...children) {
  const found = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) found.addEventListener(name.slice(2), value);
    else if (typeof value === "boolean") found[name] = value;
    else found.setAttribute(name, value);
  }
  found.append(...children);
  return found;
}

export function choice(label, options, selected, change = () => {}) {
  const select = make("select", { onchange: () => change(select.value) });
  for (const [value, text] of options) {
    select.append(make("option", { value, selected: value === selected }, text));
  }
  return [make("label", {}, label, " ", select), select];
}

export function notice(text) {
  document.getElementById("notice").textContent = text;
}

// Whatever goes wrong is said where everybody looks.
export function carefully(work) {
  return async (event) => {
    event?.preventDefault();
    notice("");
    try {
      await work(event);
    } catch (error) {
      notice(error.message);
    }
  };
}

export function myName() {
  return localStorage.getItem("name") ?? "";
}

export function rememberName(name) {
  localStorage.setItem("name", name);
}

const main = document.getElementById("main");
const [, place, name] = location.pathname.split("/");
if (place === "t" && name) await showTable(main, name);
else if (place === "seat") await takeOver(main);
else await showLobby(main);
