// A table: who sits there, the board in text, and the moves that may be made.

import { Live, ask } from "./server.js";
import { carefully, make, myName, named, notice, rememberName, texts } from "./page.js";

export async function takeOver(main) {
  const secret = location.hash.slice(1);
  const sit = carefully(async () => {
    const found = await ask("/take-over", { secret });
    location.replace(`/t/${found.table}`);
  });
  main.replaceChildren(make("p", {}, texts["take-over"]), make("button", { class: "main", onclick: sit }, texts["take-over-button"]));
}

export async function showTable(main, name) {
  const table = new TablePage(name);
  main.replaceChildren(...table.parts);
}

class TablePage {
  constructor(name) {
    this.name = name;
    this.shown = new Map();
    this.heading = make("h1");
    this.status = make("p", { role: "status" });
    this.seats = make("ul", { class: "seats" });
    this.invite = make("p");
    this.board = make("pre", { tabindex: "0", "aria-label": texts.board });
    this.question = make("h2");
    this.filter = make("input", { placeholder: texts.filter, "aria-label": texts.filter, oninput: () => this.showMoves() });
    this.moves = make("div", { class: "moves" });
    this.tools = make("p", { class: "tools" });
    this.news = make("pre", { tabindex: "0", "aria-label": texts.news });
    const ask = make("section", { class: "ask" }, this.question, this.filter, this.moves, this.tools);
    const happened = make("section", {}, make("h2", {}, texts.news), this.news);
    this.parts = [this.heading, this.status, this.seats, this.invite, make("div", { class: "table" }, make("section", {}, this.board), ask), happened];
    this.live = new Live(name, (message) => this.hear(message));
    setInterval(() => this.showClocks(), 1000);
  }

  hear(message) {
    if (message.type === "table") this.showInfo(message);
    else if (message.type === "shown") this.show(message);
    else if (message.type === "refused") notice(message.message);
    else if (message.type === "accepted") notice("");
    this.status.textContent = message.type === "away" ? texts.away_now : this.statusText();
  }

  get seat() {
    const mine = [...this.shown.keys()].filter((seat) => seat !== null);
    const asked = mine.find((seat) => this.shown.get(seat).decides === seat);
    return asked ?? mine[0] ?? null;
  }

  show(message) {
    if (message.seat !== null) this.shown.delete(null);
    else this.shown.clear();
    this.shown.set(message.seat, message);
    this.heard = performance.now();
    this.draw();
  }

  async draw() {
    const seat = this.seat;
    const number = this.shown.get(seat)?.number;
    const drawn = await ask(`/tables/${this.name}/text${seat === null ? "" : `?seat=${seat}`}`);
    if (this.shown.get(seat)?.number !== number) return;
    this.board.textContent = drawn.board;
    this.news.textContent = drawn.news;
    this.news.scrollTop = this.news.scrollHeight;
    this.question.textContent = drawn.begun ? `${drawn.begun} ▸ ${drawn.question}` : drawn.question;
    this.filter.value = "";
    this.showMoves();
    this.showInfo(this.info);
    this.status.textContent = this.statusText();
  }

  statusText() {
    if (!this.info) return "";
    if (this.info.differs !== null) return texts.differs;
    if (this.info.state !== "running") return texts[`state-${this.info.state}`];
    if (this.info.preparing) return texts.preparing;
    const decides = this.shown.get(this.seat)?.decides;
    const seat = this.info.seats[decides];
    if (!seat) return "";
    return seat.yours ? texts["your-turn"] : `${texts["turn-of"]} ${this.nameOf(seat)}`;
  }

  nameOf(seat) {
    const who = seat.name || (seat.bot && texts[`bot-${seat.bot}`]) || texts["seat-free"];
    return `${named(`${this.info.game}-seat-${seat.colour}`) ?? seat.colour}: ${who}`;
  }

  showInfo(info) {
    if (!info) return;
    this.info = info;
    this.heading.textContent = named(`${info.game}-name`);
    document.title = `${this.heading.textContent} · Ekiben`;
    this.seats.replaceChildren(...info.seats.map((seat) => this.seatLine(seat)));
    const open = info.seats.some((seat) => seat.kind === "free") && info.state !== "over";
    this.invite.replaceChildren(...(open ? [texts.invite, " ", make("input", { readonly: true, value: location.href, "aria-label": texts.invite, onfocus: (event) => event.target.select() })] : []));
    if (info.follower) this.invite.replaceChildren(make("a", { href: `/t/${info.follower}` }, texts.follower));
    this.showTools();
    this.showClocks();
  }

  seatLine(seat) {
    const line = make("li", {}, make("b", {}, this.nameOf(seat)), " ", make("span", { class: "clock", "data-seat": seat.seat }));
    if (this.shown.get(this.seat)?.decides === seat.seat && this.info.state === "running") line.prepend("▶ ");
    if (seat.kind === "guest" && !seat.here) line.append(` ${texts.gone}`);
    if (seat.kind === "bot" && seat.name) line.append(` ${texts["bot-plays"]}`);
    if (this.info.state === "over") return line;
    if (seat.kind === "free") line.append(this.sitForm(seat));
    if (seat.yours) line.append(this.button(texts.link, () => this.link(seat)), this.button(texts.leave, () => this.leave(seat)));
    if (this.info.host && !seat.yours && (seat.kind === "free" || (seat.kind === "guest" && !seat.here))) {
      line.append(this.button(texts["give-bot"], () => ask(`/tables/${this.name}/replace`, { seat: seat.seat, bot: "medium" })));
    }
    return line;
  }

  sitForm(seat) {
    const name = make("input", { value: myName(), maxlength: 20, required: true, "aria-label": texts.name, placeholder: texts.name });
    const submit = carefully(async () => {
      rememberName(name.value);
      await ask(`/tables/${this.name}/sit`, { name: name.value, seat: seat.seat });
      location.reload(); // the connection was made before this guest was one
    });
    return make("form", { class: "inline", onsubmit: submit }, name, make("button", {}, texts.sit));
  }

  button(text, work, attributes = {}) {
    return make("button", { type: "button", ...attributes, onclick: carefully(work) }, text);
  }

  async link(seat) {
    const found = await ask(`/tables/${this.name}/link`, { seat: seat.seat });
    const address = `${location.origin}/seat#${found.secret}`;
    this.invite.replaceChildren(texts["private-link"], " ", make("input", { readonly: true, value: address, "aria-label": texts["private-link"] }));
  }

  async leave(seat) {
    if (confirm(texts["leave-sure"])) {
      await ask(`/tables/${this.name}/leave`, { seat: seat.seat });
      location.reload();
    }
  }

  showTools() {
    const shown = this.shown.get(this.seat);
    const tools = [];
    if (shown && this.seat !== null && this.info.state === "running") {
      const undo = this.button(texts.undo, () => this.live.send({ type: "undo", seat: this.seat, number: shown.number }));
      undo.disabled = shown.undo !== null;
      if (shown.undo) undo.title = texts[shown.undo] ?? "";
      tools.push(undo);
    }
    if (this.info.state === "over") {
      tools.push(make("a", { href: `/api/1/tables/${this.name}/record`, download: `${this.info.game}.txt` }, texts.record));
      if (this.seat !== null || this.info.host) {
        tools.push(this.button(texts.again, async () => location.assign(`/t/${(await ask(`/tables/${this.name}/again`, {})).table}`)));
      }
    }
    this.tools.replaceChildren(...tools);
  }

  showMoves() {
    const shown = this.shown.get(this.seat);
    const legal = this.info?.state === "running" ? shown?.legal ?? [] : [];
    const wanted = this.filter.value.toLowerCase();
    this.filter.hidden = legal.length < 12;
    const found = legal.filter((each) => each.move.includes(wanted));
    this.moves.replaceChildren(...found.map((each) => this.moveButton(each, shown)));
  }

  moveButton(legal, shown) {
    const quote = Object.entries(legal.quote ?? {}).map(([what, count]) => `${count > 0 ? "+" : "−"}${Math.abs(count)} ${what}`);
    const text = quote.length ? `${legal.move} (${quote.join(", ")})` : legal.move;
    return this.button(text, () => {
      for (const button of this.moves.children) button.disabled = true;
      this.live.send({ type: "move", seat: shown.seat, number: shown.number, move: legal.move });
    });
  }

  showClocks() {
    const shown = this.shown.get(this.seat);
    if (!shown?.clock) return;
    for (const place of this.seats.querySelectorAll(".clock")) {
      const seat = Number(place.dataset.seat);
      const running = shown.decides === seat && this.info.state === "running" ? (performance.now() - this.heard) / 1000 : 0;
      const left = Math.max(0, Math.round(shown.clock[seat] - running));
      place.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
    }
  }
}
