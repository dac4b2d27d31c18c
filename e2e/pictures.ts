import type { Browser, Page } from "playwright-core";
import sharp from "sharp";
import { launchBrowser, phone } from "./browser.ts";
import { socialCardHtml } from "./social-card.ts";
import { explain } from "./concept-pages.ts";
import { solveDoubt } from "./doubt-pages.ts";
import { startProduct } from "./product.ts";
import { askHomework, signUp } from "./student.ts";

const [marketing = "client/src/marketing/pictures", docs = "docs"] = process.argv.slice(2);

/** The sizes that `client/src/marketing/pictures.ts` states for these files. */
const screen = { width: 360, height: 660, scale: 600 / 360 };

/**
 * Makes the pictures of the README and of the public pages from the running product: `npm run pictures -- [folder]
 * [docs]`.
 */
const [browser, product] = await Promise.all([launchBrowser({ isDesktop: true }), startProduct()]);
try {
  const page = await browser.newPage({
    baseURL: product.url,
    viewport: phone,
    deviceScaleFactor: 2,
  });
  await signUp(page);
  await askHomework(page, "Solve 2x + 3 = 11");
  await settled(page);
  await page.screenshot({ path: `${docs}/homework.png` });
  await forPublicPages(browser, product.url);
  await socialCard(browser);
} finally {
  await browser.close();
  await product.stop();
}

async function forPublicPages(browser: Browser, baseURL: string): Promise<void> {
  const { scale: deviceScaleFactor, ...viewport } = screen;
  const page = await browser.newPage({ baseURL, viewport, deviceScaleFactor });
  await signUp(page);
  await askHomework(page, "A train travels 180 km in 2.5 hours. Find its speed.");
  await settled(page);
  await save(page, "homework");
  await solveDoubt(page, "Solve x² − 5x + 6 = 0");
  await settled(page);
  await page.getByRole("tab").first().waitFor();
  await page.evaluate(
    "scrollTo(0, document.querySelector('[role=tab]').getBoundingClientRect().top - 110)",
  );
  await save(page, "doubts");
  await page.goto("/concepts");
  await explain(page, "Photosynthesis");
  // The page scrolls to the end of a new message; the picture shows its beginning.
  await page.evaluate("scrollTo(0, 0)");
  await save(page, "concepts");
}

async function settled(page: Page): Promise<void> {
  await page.locator(".katex").first().waitFor();
  await page.evaluate("document.fonts.ready.then(() => true)");
}

async function save(page: Page, name: string): Promise<void> {
  // Removes the focus ring from what was pressed or typed into last.
  await page.mouse.move(0, 0);
  await page.evaluate("document.activeElement?.blur()");
  const picture = sharp(await page.screenshot());
  await picture.webp({ quality: 72, effort: 6 }).toFile(`${marketing}/${name}.webp`);
}

async function socialCard(browser: Browser): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await page.setContent(await socialCardHtml());
  const picture = sharp(await page.screenshot());
  await picture.png({ palette: true, colours: 32, effort: 10 }).toFile(`${marketing}/card.png`);
}
