import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { stderr, stdout } from "node:process";
import { brotliCompressSync } from "node:zlib";
import {
  brokenBudgets,
  brokenPage,
  firstScreensBudget,
  firstScreensScript,
  manifestSchema,
  pageBudget,
  pageBytes,
} from "./size-budgets.ts";

/** Fails where the built client exceeds its size budgets, or where one screen loads another's parts. */
const buildDir = "dist/client";
const manifest = manifestSchema.parse(
  JSON.parse(readFileSync(path.join(buildDir, ".vite/manifest.json"), "utf8")),
);
const screens = readdirSync("client/src/features", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith("-screen.tsx"))
  .map((file) => `src/features/${file}`)
  .sort();
const sizeOf = (file: string) => brotliCompressSync(readFileSync(path.join(buildDir, file))).length;

const client = { manifest, screens, sizeOf };
const { files, bytes } = firstScreensScript(client);
stdout.write(`Sign-in and dashboard: ${bytes} of ${firstScreensBudget} bytes, compressed\n`);
for (const file of files) stdout.write(`  ${sizeOf(file)} ${file}\n`);

const folder = path.join(buildDir, "pages");
const pages = readdirSync(folder).map((name) => ({
  name,
  html: readFileSync(path.join(folder, name), "utf8"),
}));
const sizes = { ofText: (text: string) => brotliCompressSync(text).length, ofFile: sizeOf };
for (const { name, html } of pages)
  stdout.write(`${name}: ${pageBytes(html, sizes)} of ${pageBudget} bytes\n`);

const violations = [
  ...brokenBudgets(client),
  ...pages.flatMap(({ name, html }) => brokenPage(name, html, sizes, files)),
];
if (violations.length > 0) {
  stderr.write(`${violations.join("\n")}\n`);
  process.exitCode = 1;
}
