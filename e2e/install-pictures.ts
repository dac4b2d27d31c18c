import { mkdir, readFile } from "node:fs/promises";
import type { Browser, Page } from "playwright-core";
import sharp from "sharp";
import { palette } from "../tailwind.config.ts";
import { launchBrowser, laptop } from "./browser.ts";
import { startProduct } from "./product.ts";
import { askHomework, newAccount, signUp } from "./student.ts";

/**
 * Makes what a phone shows of the app before and after it is installed: icons from the favicon, and pictures of the
 * running product: `npm run icons -- [folder]`.
 */
const [folder = "client/public/app"] = process.argv.slice(2);
const mark = await readFile("client/public/favicon.svg", "utf8");

/**
 * A phone may crop a maskable icon to a circle of 80% of its width: the mark's background may be cut, its sign may not.
 */
const safePart = 0.95;

async function makeIcons(browser: Browser): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 512, height: 512 } });
  for (const size of [192, 512]) {
    await drawIcon(page, { name: `icon-${size}`, size, part: 1, ground: "transparent" });
    await drawIcon(page, {
      name: `maskable-${size}`,
      size,
      part: safePart,
      ground: palette.marigold.light,
    });
  }
  // An iPhone rounds the corners itself, and fills transparent pixels with black.
  const ground = palette.marigold.light;
  await drawIcon(page, { name: "apple-touch-icon", size: 180, part: 0.9, ground });
  await page.close();
}

interface Drawing {
  name: string;
  size: number;
  /** The share of the width that the mark takes. */
  part: number;
  ground: string;
}

async function drawIcon(page: Page, { name, size, part, ground }: Drawing): Promise<void> {
  const css = `html { background: ${ground}; height: 100%; display: grid; place-items: center }
    body { margin: 0 } svg { display: block; width: ${size * part}px }`;
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<!doctype html><style>${css}</style>${mark}`);
  const screenshot = await page.screenshot({ omitBackground: true });
  await sharp(screenshot).png({ palette: true }).toFile(`${folder}/${name}.png`);
}

async function makeScreenshots(browser: Browser): Promise<void> {
  const product = await startProduct();
  try {
    const narrow = { viewport: { width: 412, height: 824 }, deviceScaleFactor: 2 };
    const page = await browser.newPage({ baseURL: product.url, ...narrow });
    await signUp(page, newAccount("Asha Verma"));
    await askHomework(page, "Solve 2x + 3 = 11");
    await page.locator(".katex").first().waitFor();
    await page.evaluate("document.fonts.ready.then(() => true)");
    await keep(page, "answer-narrow");
    await page.goto("/dashboard");
    await page.getByText("Continue where you left off").waitFor();
    await page.getByText("Solve 2x + 3 = 11").waitFor();
    await keep(page, "home-narrow");
    const cookies = await page.context().cookies();
    const wide = await browser.newContext({ baseURL: product.url, viewport: laptop });
    await wide.addCookies(cookies);
    const desk = await wide.newPage();
    await desk.goto("/history");
    await desk.getByRole("link", { name: /Solve 2x/u }).click();
    await desk.locator(".katex").first().waitFor();
    await keep(desk, "answer-wide");
  } finally {
    await product.stop();
  }
}

async function keep(page: Page, name: string): Promise<void> {
  await sharp(await page.screenshot())
    .webp({ quality: 82 })
    .toFile(`${folder}/${name}.webp`);
}

await mkdir(folder, { recursive: true });
const browser = await launchBrowser({ isDesktop: true });
try {
  await makeIcons(browser);
  await makeScreenshots(browser);
} finally {
  await browser.close();
}
