// Making tables, and finding one's own.

import { ask } from "./server.js";
import { carefully, choice, make, myName, named, rememberName, texts } from "./page.js";

const CLOCKS = { none: null, quick: [600, 10], long: [3600, 30], days: [259200, 43200] };

export async function showLobby(main) {
  const { games } = await ask("/games");
  main.replaceChildren(newTable(games), await myTables(), bring());
}

function newTable(games) {
  const seats = make("div", { class: "seats" });
  const options = make("div");
  const name = make("input", { value: myName(), maxlength: 20, required: true, autocomplete: "nickname" });
  const [gameLabel, game] = choice(texts.game, games.map((each) => [each.game, named(`${each.game}-name`)]), "", offer);
  const [playersLabel, players] = choice(texts.players, [], "", offerSeats);
  const [clockLabel, clock] = choice(texts.clock, Object.keys(CLOCKS).map((key) => [key, texts[`clock-${key}`]]));
  const [awayLabel, away] = choice(texts.away, []);

  const current = () => games.find((each) => each.game === game.value);

  function offer() {
    const counts = current().players.map((count) => [String(count), String(count)]);
    players.replaceChildren(...counts.map(([value, text]) => make("option", { value, selected: value === "2" }, text)));
    const ways = [["wait", texts["away-wait"]], ...current().levels.map((level) => [level, texts[`away-${level}`]])];
    away.replaceChildren(...ways.map(([value, text]) => make("option", { value }, text)));
    offerSeats();
  }

  function offerSeats() {
    const count = Number(players.value);
    const bots = current().levels.map((level) => [`bot ${level}`, texts[`bot-${level}`]]);
    const rows = Array.from({ length: count }, (_, number) => {
      const kinds = [["me", texts["seat-me"]], ["open", texts["seat-open"]], ...bots];
      const [label, select] = choice(named(`${current().game}-seat-${current().seats[number]}`) ?? current().seats[number], kinds, number ? "bot easy" : "me");
      select.dataset.seat = number;
      return label;
    });
    const automas = current().automas[count].map((each) => make("p", {}, named(`${current().game}-automa-${each}-about`)));
    seats.replaceChildren(...rows, ...automas);
    const fitting = Object.entries(current().options).filter(([, counts]) => counts.includes(count));
    options.replaceChildren(...fitting.map(([each]) => make("label", {}, make("input", { type: "checkbox", value: each }), " ", named(`${current().game}-option-${each}-name`) ?? each)));
  }

  const submit = carefully(async () => {
    rememberName(name.value);
    const wishes = [...seats.querySelectorAll("select")].map((select) => {
      const [kind, bot] = select.value.split(" ");
      return kind === "bot" ? { kind, bot } : kind === "me" ? { kind, name: name.value } : { kind };
    });
    const time = CLOCKS[clock.value];
    const made = await ask("/tables", {
      game: game.value,
      seats: wishes,
      options: [...options.querySelectorAll("input:checked")].map((box) => box.value),
      clock: time && { bank: time[0], increment: time[1], bot: "medium" },
      away: away.value,
    });
    location.assign(`/t/${made.table.id}`);
  });

  offer();
  return make("form", { onsubmit: submit },
    make("h1", {}, texts["new-table"]),
    make("label", {}, texts.name, " ", name),
    gameLabel, playersLabel, seats, options, clockLabel, awayLabel,
    make("button", { class: "main" }, texts.make));
}

async function myTables() {
  const { tables } = await ask("/tables");
  const rows = tables.map((table) => {
    const who = table.seats.map((seat) => seat.name || seat.bot || texts["seat-free"]).join(" · ");
    const link = make("a", { href: `/t/${table.id}` }, `${named(`${table.game}-name`)}: ${who}`);
    const asked = table.seats[table.decides];
    const mine = asked?.yours && asked.kind === "guest" && table.differs === null;
    return make("li", {}, link, ` ${mine ? texts["your-turn"] : texts[`state-${table.state}`]}`);
  });
  const list = rows.length ? make("ul", {}, ...rows) : make("p", {}, texts["no-tables"]);
  return make("section", {}, make("h2", {}, texts["your-tables"]), list);
}

function bring() {
  const record = make("textarea", { rows: 4, required: true, "aria-label": texts.record });
  const submit = carefully(async () => {
    const found = await ask("/records", { record: record.value });
    location.assign(`/t/${found.table}`);
  });
  return make("details", {}, make("summary", {}, texts.bring),
    make("form", { onsubmit: submit }, record, make("button", {}, texts["bring-button"])));
}
