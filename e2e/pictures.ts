import { launchBrowser, phone } from "./browser.ts";
import { startProduct } from "./product.ts";
import { askHomework, signUp } from "./student.ts";

/** Makes the picture of the README from the running product: `npm run pictures`. */
const [browser, product] = await Promise.all([launchBrowser(), startProduct()]);
try {
  const page = await browser.newPage({
    baseURL: product.url,
    viewport: phone,
    deviceScaleFactor: 2,
  });
  await signUp(page);
  await askHomework(page, "Solve 2x + 3 = 11");
  await page.locator(".katex").first().waitFor();
  await page.evaluate("document.fonts.ready.then(() => true)");
  await page.screenshot({ path: "docs/homework.png" });
} finally {
  await browser.close();
  await product.stop();
}
