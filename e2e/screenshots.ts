import { mkdir } from "node:fs/promises";
import { pages } from "#shared/domain/pages.ts";
import sharp from "sharp";
import { laptop, launchBrowser, phone } from "./browser.ts";
import { startProduct } from "./product.ts";

const { landing, subscribe, weeklyPass, thankYou, privacy, auth } = pages;
const all = [landing, subscribe, weeklyPass, thankYou, privacy, auth, "/not-found"];
const [folder = "docs/screenshots", only] = process.argv.slice(2);

/** Saves pictures of every public page, whole, on a phone and on a laptop: `npm run screenshots -- [folder] [page]`. */
const [browser, product] = await Promise.all([launchBrowser({ isDesktop: true }), startProduct()]);
try {
  await mkdir(folder, { recursive: true });
  for (const [device, viewport] of Object.entries({ phone, laptop })) {
    const page = await browser.newPage({ baseURL: product.url, viewport, reducedMotion: "reduce" });
    for (const path of only === undefined ? all : [only]) {
      await page.goto(path, { waitUntil: "networkidle" });
      // Loads the images that wait until they are nearly in view.
      await page.evaluate(
        "Promise.all([...document.images].map((image) => { image.loading = 'eager'; return image.decode(); }))",
      );
      const name = path === landing ? "landing" : path.slice(1);
      const picture = sharp(await page.screenshot({ fullPage: true }));
      await picture
        .png({ palette: true, effort: 10 })
        .toFile(`${folder}/${name}-${viewport.width}x${viewport.height}.png`);
    }
    console.log(`${device}: done`);
    await page.close();
  }
} finally {
  await browser.close();
  await product.stop();
}
