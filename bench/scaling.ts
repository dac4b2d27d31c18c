import { readFile, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { readMeasured, usualFile } from "./scaling/measured.ts";
import { tablesOf } from "./scaling/tables.ts";

/**
 * What 1,000 to 10 million students need, reckoned from what was measured (`npm run bench:scaling-measure`): prints the
 * tables of docs/scaling.md. `--write` puts them there; `--check` ends with 1 where the document has others.
 */
const { values } = parseArgs({
  options: {
    file: { type: "string", default: usualFile },
    write: { type: "boolean", default: false },
    check: { type: "boolean", default: false },
  },
});
const document = "docs/scaling.md";
const measured = await readMeasured(values.file);
const text = await readFile(document, "utf8");
let written = text.replace(
  /(?<=<!-- machine -->).*?(?=<!-- end -->)/su,
  `${measured.machine}, on ${measured.date}`,
);
for (const [name, table] of tablesOf(measured)) {
  console.log(`${table}\n`);
  const place = new RegExp(`(?<=<!-- table ${name} -->\\n).*?(?=<!-- end -->)`, "su");
  if (!place.test(written)) throw new Error(`${document} has no place for the table ${name}`);
  written = written.replace(place, () => `${table}\n`);
}
if (values.write) await writeFile(document, written);
if (values.check) {
  console.log(
    `${document} has ${written === text ? "these tables" : "other tables: run npm run bench:scaling -- --write"}`,
  );
  if (written !== text) process.exitCode = 1;
}
