import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { type Device, launchBrowser, openPage } from "./browser.ts";
import { startProduct, type Product } from "./product.ts";

/** What the tests of a file share: a browser, and a product of its own. */
export interface Fixtures {
  readonly product: Product;
  /** Opens a page in a new browser context, as a new visitor. */
  page: (device?: Device) => Promise<Page>;
}

/**
 * Fixtures with the product as `npm start` starts it, or with settings of the test; they live as long as the file's
 * tests.
 */
export function productFixtures(env: Record<string, string> = {}): Fixtures {
  return fixturesOf(() => startProduct(env));
}

/** Fixtures with any product that a test file starts, and with the browser that it needs. */
export function fixturesOf(
  start: () => Promise<Product>,
  launch: () => Promise<Browser> = launchBrowser,
): Fixtures {
  let browser: Browser | undefined;
  let product: Product | undefined;
  beforeAll(async () => {
    [browser, product] = await Promise.all([launch(), start()]);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });
  return {
    page: (device) => openPage(requireStarted(browser), requireStarted(product).url, device),
    get product() {
      return requireStarted(product);
    },
  };
}

export function requireStarted<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Error("The stage is there for tests, not before them");
  return thing;
}
