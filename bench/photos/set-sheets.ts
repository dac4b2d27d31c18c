import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";
import type { Sheet } from "./sheets.ts";

const require = createRequire(import.meta.url);

const stylesheets = [
  ...["noto-serif", "libre-baskerville", "pt-sans", "tinos"].flatMap((font) => [
    `@fontsource/${font}/400.css`,
    `@fontsource/${font}/400-italic.css`,
  ]),
  "katex/dist/katex.min.css",
].map((file) => `<link rel="stylesheet" href="${pathToFileURL(require.resolve(file)).href}">`);

/** Renders one picture for each sheet that the folder lacks, as `<id>.png`. */
export async function setSheets(sheets: readonly Sheet[], folder: string): Promise<void> {
  const missing = sheets.filter(({ id }) => !existsSync(path.join(folder, `${id}.png`)));
  if (missing.length === 0) return;
  const browser = await chromium.launch({
    executablePath: "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--allow-file-access-from-files"],
  });
  const page = await browser.newPage({ deviceScaleFactor: 2 });
  const file = path.join(folder, "sheet.html");
  for (const { id, html } of missing) {
    await writeFile(file, `<!doctype html><meta charset="utf-8">${stylesheets.join("")}${html}`);
    await page.goto(pathToFileURL(file).href);
    await page.evaluate("document.fonts.ready");
    await page.locator("main").screenshot({ path: path.join(folder, `${id}.png`) });
  }
  await browser.close();
}
