import { mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { figureSources } from "../server/library/library.ts";
import { readFigure } from "../server/library/figures/read-figure.ts";
import { figureFaults } from "../server/library/testing/figure-faults.ts";
import { palette } from "../tailwind.config.ts";
import { answerDrawings, type ShownFigure } from "./answer-drawings.ts";
import { launchBrowser } from "./browser.ts";
import { contrastFaults, wordFaults } from "./figure-words.ts";

/**
 * Renders the figures of the concept library and the drawings of answers as a phone of 360 px does, in both themes:
 * `npm run figures -- [folder] [name ...]`. Writes one page with all of them and a picture of each, and prints their
 * faults. Without a folder it makes one.
 */
const [folder = await mkdtemp(path.join(tmpdir(), "figures-")), ...names] = process.argv.slice(2);
await mkdir(folder, { recursive: true });
const isWanted = (name: string) => names.length === 0 || names.includes(name);
const sources = (await figureSources()).filter(({ name }) => isWanted(name));
const faults = sources.flatMap(({ name, source }) =>
  figureFaults(name, source).map((fault) => `${name}: ${fault}`),
);
const figures = [...sources.map(fromLibrary), ...(await answerDrawings(isWanted))];
const page = path.join(folder, "figures.html");
await writeFile(page, await pageOf());

const browser = await launchBrowser({ isDesktop: true });
try {
  const tab = await browser.newPage({ deviceScaleFactor: 2 });
  await tab.goto(pathToFileURL(page).href);
  await tab.evaluate("document.fonts.ready.then(() => true)");
  faults.push(...(await wordFaults(tab)), ...(await contrastFaults(tab)));
  for (const section of await tab.locator("section").all()) {
    const name = await section.getAttribute("id");
    await section.screenshot({ path: path.join(folder, `${name}.png`) });
  }
} finally {
  await browser.close();
}
for (const fault of faults) console.log(fault);
console.log(`${figures.length} figures, ${faults.length} faults: ${page}`);

function fromLibrary({ name, source, concepts }: (typeof sources)[number]): ShownFigure {
  const { alt, height, svg } = readFigure(name, source);
  const idsIn = (theme: string) =>
    svg.replaceAll(' id="', ` id="${theme}-${name}-`).replaceAll("url(#", `url(#${theme}-${name}-`);
  return {
    name,
    heading: `${name} (${concepts.join(", ")})`,
    alt,
    svgIn: (theme) => `<svg class="figure" viewBox="0 0 320 ${height}">${idsIn(theme)}</svg>`,
  };
}

async function pageOf(): Promise<string> {
  const sections = figures.map(({ name, heading, alt, svgIn }) => {
    const [light, dark] = ["light", "dark"].map(
      (theme) => `<div class="${theme}">${svgIn(theme)}</div>`,
    );
    return `<section id="${name}"><h2>${escaped(heading)}</h2>${light}${dark}<p>${escaped(alt)}</p></section>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Figures</title><style>${await stylesOf()}</style><main>${sections.join("\n")}</main></html>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

async function stylesOf(): Promise<string> {
  const font = await readFile(
    "node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
    "base64",
  );
  const css = await readFile("client/src/ui/figure/figure.css", "utf8");
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
