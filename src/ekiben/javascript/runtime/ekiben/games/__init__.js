// The games that were loaded: each registers itself (see the file `game.js` in its folder).
import * as $ from "../../runtime.js";

class Folder {
  constructor(name, game, parts, data) {
    Object.assign(this, { name, game, parts, data });
  }
  __truediv__(file) {
    return $.prepared(file, this.data);
  }
}
const folders = new Map();

// `name` is that of the folder, `game` its package, `parts` the modules that are loaded when needed
export const register = (name, game, parts, data) => folders.set(name.replaceAll("_", "-"), new Folder(name, game, parts, data));
export const game_folders = () => $.dict(Array.from(folders.keys()).sort().map((name) => [name, folders.get(name)]));
export const game_module = (folder) => folder.game;
export const game_part = (folder, name) => folder.parts[name] ?? null;
export const Part = (own, otherwise) => Object.assign(Object.create(otherwise), own);
export const components_text = (folder) => $.missing(`the components file of ${folder.name}`)();
