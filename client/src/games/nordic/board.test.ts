// fixtures/middle.json is a position of turn 60 with both players' secrets, made in the repository's root by
//   .venv/bin/python -c '
//   import ekiben, json, random, tomllib
//   r, t = random.Random(7), ekiben.new("nordic", 2, seed=7)
//   while t.view()["turn"] < 60: t.play(r.choice([m.text for m in t.legal() if m.text != "give-up"] or ["give-up"]))
//   seen = t.view(0); seen["red"] = t.view(1)["red"]
//   parts = tomllib.load(open("src/ekiben/games/nordic/components.toml", "rb"))
//   print(json.dumps({"components": parts, "view": seen}))' > client/src/games/nordic/fixtures/middle.json
import { describe, expect, it } from "vitest";
import type { Legal, View } from "../../lib/messages";
import bends from "./bends.json";
import middle from "./fixtures/middle.json";
import { lines, neighbour, WIDTH } from "./geometry";
import { placeLabels, SIZE } from "./labels";
import { type Components, readView } from "./model";
import { cost, fewFirst, inOrder, spelled } from "./payments";
import { sortMoves } from "./targets";
import { connectedBy, missingWay, ownWay } from "./ways";

const components = middle.components as unknown as Components;
const view = readView(middle.view as unknown as View);

describe("the board", () => {
  const drawn = lines(components, bends);

  it("has every space of every route", () => {
    expect(drawn).toHaveLength(Object.keys(components.routes).length);
    for (const line of drawn) expect(line.spaces).toHaveLength(components.routes[line.route]?.length ?? 0);
  });

  it("has no spaces on top of each other", () => {
    const spaces = drawn.flatMap((line) => line.spaces.map((space) => ({ ...space, route: line.route })));
    for (const [i, a] of spaces.entries()) {
      for (const b of spaces.slice(i + 1)) {
        expect(Math.hypot(a.x - b.x, a.y - b.y), `${a.route} and ${b.route}`).toBeGreaterThan(WIDTH);
      }
    }
  });

  it.each(["name", "ru"] as const)("has a place for every city's name (%s)", (which) => {
    const cities = Object.entries(components.cities).map(([id, city]) => ({
      id,
      name: city[which],
      at: city.at,
    }));
    const labels = placeLabels(cities, drawn);
    expect(labels.map((label) => label.city)).toEqual(cities.map((city) => city.id));
    const boxes = labels.map(({ name, x, y, anchor }) => {
      const wide = name.length * SIZE * 0.54;
      const left = anchor === "start" ? x : anchor === "end" ? x - wide : x - wide / 2;
      return { name, left, right: left + wide, top: y - SIZE * 0.74, bottom: y };
    });
    for (const [i, a] of boxes.entries()) {
      for (const b of boxes.slice(i + 1)) {
        const apart = a.right < b.left || b.right < a.left || a.bottom < b.top || b.bottom < a.top;
        expect(apart, `${a.name} and ${b.name}`).toBe(true);
      }
      const covered = drawn.flatMap((line) =>
        line.spaces.filter((s) => s.x > a.left && s.x < a.right && s.y > a.top && s.y < a.bottom),
      );
      expect(covered, `${a.name} covers the sign of a space`).toEqual([]);
    }
  });
});

describe("arrow keys", () => {
  const drawn = lines(components, bends);
  const KEYS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

  it("lead to every route", () => {
    const found = new Set([drawn[0]?.route ?? ""]);
    for (const route of found) {
      for (const key of KEYS) {
        const next = neighbour(drawn, route, key);
        if (next) found.add(next);
      }
    }
    expect(drawn.map(({ route }) => route).filter((route) => !found.has(route))).toEqual([]);
  });

  it("lead where they point", () => {
    const middle = (route: string) => drawn.find((line) => line.route === route)?.middle ?? [0, 0];
    const up = neighbour(drawn, "bergen-oslo-red", "ArrowUp") ?? "";
    expect(middle(up)[1]).toBeLessThan(middle("bergen-oslo-red")[1]);
    expect(neighbour(drawn, "bergen-oslo-red", "Tab")).toBeUndefined();
  });
});

describe("ways", () => {
  it("tell which tickets a route connects", () => {
    const [seat, route] = [0, "bergen-oslo-red"];
    const start = { ...view, routes: {}, players: structuredClone(view.players) };
    const open = { points: 1, connected: false, missing: 4 };
    const player = start.players[seat];
    if (player) player.tickets = { "bergen-oslo": open, "bergen-stockholm": open };
    expect(connectedBy(start, seat, route)).toEqual(["bergen-oslo"]);
  });

  it("miss as many spaces as the game says", () => {
    for (const [seat, player] of view.players.entries()) {
      for (const [name, ticket] of Object.entries(player.tickets ?? {})) {
        const way = missingWay(view, components, seat, name);
        const spaces = way?.reduce((sum, route) => sum + (components.routes[route]?.length ?? 0), 0);
        expect(spaces ?? null).toBe(ticket.missing);
        if (ticket.connected) expect(ownWay(view, seat, name).length).toBeGreaterThan(0);
      }
    }
  });
});

describe("payments", () => {
  const legal = [
    { move: "pay loco2", quote: { cards: -2 } },
    { move: "pay red+set1", quote: { cards: -4 } },
    { move: "pay red+loco1", quote: { cards: -2 } },
  ] as unknown as Legal[];
  const { payments } = sortMoves(legal);

  it("begin with what costs least, locomotives last", () => {
    expect(inOrder(payments, { red: 3, loco: 2 }).map((one) => one.legal.move)).toEqual([
      "pay red+loco1",
      "pay loco2",
      "pay red+set1",
    ]);
  });

  it("are all there, the few that waste least first", () => {
    const [few, others] = fewFirst(payments, { red: 3, loco: 2 });
    expect(few.map(cost)).toEqual([2, 2]);
    expect([...few, ...others]).toHaveLength(legal.length);
  });

  it("say how many cards the colour stands for", () => {
    expect(spelled(payments[1]?.shape ?? [], 4)).toEqual([
      { kind: "red", count: 3 },
      { kind: "set", count: 1 },
    ]);
  });
});
