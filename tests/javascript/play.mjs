// Plays the games that come as lines of JSON, and writes what `looking` says of each.
import { createInterface } from "node:readline";

const { build, games, module = "looking" } = JSON.parse(process.argv[2]);
const runtime = await import(`${build}/runtime.js`);
for (const language of ["en", "es", "fr", "ru"]) {
  for (const name of ["core", ...games]) await import(`${build}/texts/${name}.${language}.js`);
}
for (const name of games) await import(`${build}/ekiben/games/${name.replaceAll("-", "_")}/game.js`);
const { play } = await import(`${build}/tests/javascript/${module}.js`);
for await (const line of createInterface({ input: process.stdin })) {
  console.log(JSON.stringify(play(...JSON.parse(line).map(runtime.toPy))));
}
