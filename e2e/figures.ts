import { mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "playwright-core";
import { figureSources } from "../server/library/library.ts";
import { readFigure } from "../server/library/figures/read-figure.ts";
import { figureFaults } from "../server/library/testing/figure-faults.ts";
import { palette } from "../tailwind.config.ts";
import { launchBrowser } from "./browser.ts";

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Drawn {
  name: string;
  ground: Box;
  texts: { words: string; box: Box }[];
}

/** Pixels: what a box may go over an edge, and what it has above and below its letters. */
const edge = 1;
const room = 4;

/**
 * Shows the figures of the concept library as a phone of 360 px does, in both themes: `npm run figures -- [folder]
 * [name ...]`. Writes one page with all of them, and a picture of each; says what is wrong with them. A folder of its own
 * is made where none is named.
 */
const [folder = await mkdtemp(path.join(tmpdir(), "figures-")), ...names] = process.argv.slice(2);
await mkdir(folder, { recursive: true });
const sources = (await figureSources()).filter(
  ({ name }) => names.length === 0 || names.includes(name),
);
const faults = sources.flatMap(({ name, source }) =>
  figureFaults(name, source).map((fault) => `${name}: ${fault}`),
);
const page = path.join(folder, "figures.html");
await writeFile(page, await pageOf());

const browser = await launchBrowser();
try {
  const shown = await browser.newPage({ deviceScaleFactor: 2 });
  await shown.goto(pathToFileURL(page).href);
  await shown.evaluate("document.fonts.ready.then(() => true)");
  faults.push(...(await collisionsOn(shown)));
  for (const section of await shown.locator("section").all()) {
    const name = await section.getAttribute("id");
    await section.screenshot({ path: path.join(folder, `${name}.png`) });
  }
} finally {
  await browser.close();
}
for (const fault of faults) console.log(fault);
console.log(`${sources.length} figures, ${faults.length} faults: ${page}`);

/** Words that stand on one another or go over the edge, as the browser measures them. */
async function collisionsOn(shown: Page): Promise<string[]> {
  const drawn = await shown.evaluate<
    Drawn[]
  >(`Array.from(document.querySelectorAll(".light svg"), (svg) => ({
    name: svg.closest("section").id,
    ground: svg.getBoundingClientRect().toJSON(),
    texts: Array.from(svg.querySelectorAll("text"), (text) => ({
      words: text.textContent,
      box: text.getBoundingClientRect().toJSON(),
    })),
  }))`);
  return drawn.flatMap(({ name, ground, texts }) =>
    texts.flatMap(({ words, box }, at) => [
      ...(box.left < ground.left - edge || box.right > ground.right + edge
        ? [`${name}: "${words}" goes over the edge`]
        : []),
      ...texts
        .slice(at + 1)
        .filter((other) => standsOn(box, other.box))
        .map((other) => `${name}: "${words}" stands on "${other.words}"`),
    ]),
  );
}

function standsOn(one: Box, other: Box): boolean {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > edge && high > room;
}

async function pageOf(): Promise<string> {
  const sections = sources.map(({ name, source, concepts }) => {
    const { alt, height, svg } = readFigure(name, source);
    const drawn = (theme: string) =>
      `<div class="${theme}"><svg class="figure" viewBox="0 0 320 ${height}">${svg.replaceAll(' id="', ` id="${theme}-${name}-`).replaceAll("url(#", `url(#${theme}-${name}-`)}</svg></div>`;
    return `<section id="${name}"><h2>${name} (${concepts.join(", ")})</h2>${drawn("light")}${drawn("dark")}<p>${alt}</p></section>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Figures</title><style>${await stylesOf()}</style><main>${sections.join("\n")}</main></html>`;
}

async function stylesOf(): Promise<string> {
  const font = await readFile(
    "node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
    "base64",
  );
  const css = await readFile("client/src/features/figures/figure.css", "utf8");
  const dark = /@media[^{]*\{\s*\.figure \{([^}]*)\}/u.exec(css)?.[1] ?? "";
  const variables = (theme: "light" | "dark") =>
    Object.entries(palette)
      .map(([name, shade]) => `--${name}: ${shade[theme]};`)
      .join("");
  return `
    @font-face { font-family: Figtree; font-weight: 300 900; src: url(data:font/woff2;base64,${font}); }
    body { font: 13px/1.4 Figtree, sans-serif; margin: 0; }
    section { width: 720px; display: grid; grid-template-columns: 360px 360px; background: #fff; }
    h2, p { grid-column: 1 / 3; margin: 4px 8px; font-size: 13px; color: #1b2333; }
    .light, .dark { padding: 12px 32px; background: var(--sheet); }
    svg { display: block; width: 296px; }
    ${css.slice(0, css.indexOf("@media"))}
    ${css.slice(css.indexOf(".figure text"))}
    .light { ${variables("light")} }
    .dark { ${variables("dark")} }
    .dark .figure { ${dark} }`;
}
