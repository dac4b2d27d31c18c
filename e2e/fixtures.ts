import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { type Device, launchBrowser, openPage } from "./browser.ts";
import { startProduct, type Product } from "./product.ts";

/** What the tests of a file share: a browser, and a product of its own. */
export interface Stage {
  readonly product: Product;
  /** A page of a browser that nobody has used before. */
  page: (device?: Device) => Promise<Page>;
}

/** Begins and ends with the tests of the file: the product as a newcomer starts it, or with settings of the test. */
export function productStage(env: Record<string, string> = {}): Stage {
  return stageOf(() => startProduct(env));
}

/** The same of any product that a test starts. */
export function stageOf(start: () => Promise<Product>): Stage {
  let browser: Browser | undefined;
  let product: Product | undefined;
  beforeAll(async () => {
    [browser, product] = await Promise.all([launchBrowser(), start()]);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });
  return {
    page: (device) => openPage(begun(browser), begun(product).url, device),
    get product() {
      return begun(product);
    },
  };
}

export function begun<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Error("The stage is there for tests, not before them");
  return thing;
}
