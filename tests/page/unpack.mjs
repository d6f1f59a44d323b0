// Unpacks the Chromium of @sparticuz/chromium, with the libraries beside it, into a folder.

import { chmod, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { pipeline } from "node:stream/promises";
import { Readable } from "node:stream";
import { extract } from "tar-fs";

const folder = process.argv[2];
const packed = new URL("node_modules/@sparticuz/chromium/bin/", import.meta.url);
const read = async (name) => promisify(brotliDecompress)(await readFile(new URL(name, packed)));

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
for (const name of ["al2023.tar.br", "swiftshader.tar.br"]) {
  await pipeline(Readable.from([await read(name)]), extract(folder));
}
await writeFile(`${folder}/chromium`, await read("chromium.br"));
await chmod(`${folder}/chromium`, 0o755);
