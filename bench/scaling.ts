import { readFile, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { readMeasured, usualFile } from "./scaling/measured.ts";
import { tablesOf } from "./scaling/tables.ts";

/**
 * Computes what 1,000 to 10 million students need from measured values (`npm run bench:scaling-measure`), and prints
 * the tables of docs/scaling.md. `--write` updates the document; `--check` exits 1 where it is out of date.
 */
const { values } = parseArgs({
  options: {
    file: { type: "string", default: usualFile },
    write: { type: "boolean", default: false },
    check: { type: "boolean", default: false },
  },
});
const document = "docs/scaling.md";
const measurements = await readMeasured(values.file);
const text = await readFile(document, "utf8");
let updated = text.replace(
  /(?<=<!-- machine -->).*?(?=<!-- end -->)/su,
  `${measurements.machine}, on ${measurements.date}`,
);
for (const [name, table] of tablesOf(measurements)) {
  console.log(`${table}\n`);
  const place = new RegExp(`(?<=<!-- table ${name} -->\\n).*?(?=<!-- end -->)`, "su");
  if (!place.test(updated)) throw new Error(`${document} has no place for the table ${name}`);
  updated = updated.replace(place, () => `${table}\n`);
}
if (values.write) await writeFile(document, updated);
if (values.check) {
  console.log(
    `${document} has ${updated === text ? "these tables" : "other tables: run npm run bench:scaling -- --write"}`,
  );
  if (updated !== text) process.exitCode = 1;
}
