import { readdirSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";
import sharp from "sharp";
import { glyphClasses } from "../../../server/features/uploads/reading/glyph-classes.ts";

/** One large glyph: ink from 0 to 1, row by row, and the position of its baseline. */
export interface DrawnGlyph {
  sign: string;
  size: number;
  ink: Float32Array;
  baseline: number;
  xHeight: number;
}

const cell = 120;
const fontSize = 64;
const baseline = 80;

/**
 * The typefaces for training. Of the benchmark's own five, Times and KaTeX's are among them; the other three are not.
 */
const installed = ["DejaVu Serif", "DejaVu Sans", "Liberation Serif", "Liberation Sans"];

/**
 * Draws every sign in every typeface, upright and italic. `folder` holds the `@fontsource` packages, installed for
 * training only; see train-glyphs.ts.
 */
export async function drawGlyphs(folder: string, katexCss: string): Promise<DrawnGlyph[]> {
  const packages = readdirSync(path.join(folder, "@fontsource"));
  const links = packages.flatMap((name) =>
    ["400.css", "400-italic.css"].map((file) => path.join(folder, "@fontsource", name, file)),
  );
  const families = packages.map(familyOf);
  const fonts = [
    ...[...installed, ...families].flatMap((name) => [
      `${fontSize}px "${name}"`,
      `italic ${fontSize}px "${name}"`,
    ]),
    `bold ${fontSize}px "Liberation Serif"`,
    `${fontSize}px KaTeX_Main`,
    `italic ${fontSize}px KaTeX_Math`,
  ];
  const browser = await chromium.launch({
    executablePath: "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--allow-file-access-from-files"],
  });
  const page = await browser.newPage();
  const styles = [...links, katexCss].map(
    (file) => `<link rel="stylesheet" href="${pathToFileURL(file).href}">`,
  );
  const file = path.join(folder, "glyphs.html");
  await writeFile(file, `<!doctype html><meta charset="utf-8">${styles.join("")}<canvas></canvas>`);
  await page.goto(pathToFileURL(file).href);
  const glyphs: DrawnGlyph[] = [];
  for (const font of fonts) {
    const signs = glyphClasses.slice(0, -1);
    const png = await page.evaluate<string>(drawScript(font, signs));
    glyphs.push(...(await cut(png, signs)));
  }
  await browser.close();
  return glyphs;
}

/** The font family of a package, by naming conventions: "stix-two-text" is "STIX Two Text". */
function familyOf(name: string): string {
  const words = name
    .split("-")
    .map((word) => (/^(?:stix|eb|tt|ibm)$/u.test(word) ? word.toUpperCase() : capitalised(word)));
  return words.join(" ");
}

const capitalised = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

/** A row of cells, one per sign, and at the end the letter that the x-height is taken from. */
function drawScript(font: string, signs: readonly string[]): string {
  return `(async () => {
    const signs = ${JSON.stringify([...signs, "x"])};
    await document.fonts.load(${JSON.stringify(font)}, signs.join(""));
    const canvas = document.querySelector("canvas");
    canvas.width = ${cell} * signs.length; canvas.height = ${cell};
    const context = canvas.getContext("2d");
    context.fillStyle = "white"; context.fillRect(0, 0, canvas.width, canvas.height);
    context.fillStyle = "black"; context.font = ${JSON.stringify(font)} + ', KaTeX_Main, "DejaVu Sans"'; context.textAlign = "center";
    signs.forEach((sign, at) => context.fillText(sign, at * ${cell} + ${cell / 2}, ${baseline}));
    return canvas.toDataURL("image/png").split(",")[1];
  })()`;
}

async function cut(png: string, signs: readonly string[]): Promise<DrawnGlyph[]> {
  const { data, info } = await sharp(Buffer.from(png, "base64"))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const inkOf = (at: number) => {
    const ink = new Float32Array(cell * cell);
    for (let y = 0; y < cell; y++) {
      for (let x = 0; x < cell; x++) {
        ink[y * cell + x] = 1 - (data[y * info.width + at * cell + x] ?? 255) / 255;
      }
    }
    return ink;
  };
  const x = inkOf(signs.length);
  const top = x.findIndex((value) => value > 0.5);
  const xHeight = baseline - Math.floor(top / cell);
  return signs.map((sign, at) => ({ sign, size: cell, ink: inkOf(at), baseline, xHeight }));
}
