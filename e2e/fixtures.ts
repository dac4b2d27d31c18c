import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { type Device, openPage, sharedBrowser } from "./browser.ts";
import { closeAtProcessEnd } from "./process-environment.ts";
import { startProduct, type Product } from "./product.ts";

/** What the tests of a file share: a product, and a browser in which each page has its own context. */
export interface Fixtures {
  readonly product: Product;
  /** Opens a page in a new browser context, as a new visitor. */
  page: (device?: Device) => Promise<Page>;
}

/** Fixtures with the product as `npm start` starts it, which the files of a test process share. */
export function productFixtures(launch?: () => Promise<Browser>): Fixtures {
  return fixturesOf(productToShare, launch);
}

/** Fixtures with any product that a test file starts, and with the browser that it needs. */
export function fixturesOf(
  start: () => Promise<Product>,
  launch: () => Promise<Browser> = sharedBrowser,
): Fixtures {
  let browser: Browser | undefined;
  let product: Product | undefined;
  beforeAll(async () => {
    [browser, product] = await Promise.all([launch(), start()]);
  });
  afterAll(() => product?.stop());
  return {
    page: (device) => {
      openedPages += 1;
      return openPage(requireStarted(browser), requireStarted(product).url, device);
    },
    get product() {
      return requireStarted(product);
    },
  };
}

let shared: Promise<Product> | undefined;
/** The pages that were opened since the shared product started. */
let openedPages = 0;
/** The server allows 100 registrations an hour from one address; a page registers one student, rarely two. */
const mostPages = 50;

closeAtProcessEnd(async () => (await shared)?.stop());

/** A start costs as much CPU time as some ten tests. */
async function productToShare(): Promise<Product> {
  if (shared && openedPages > mostPages) {
    await (await shared).stop();
    shared = undefined;
  }
  if (!shared) {
    shared = startProduct();
    openedPages = 0;
  }
  return { ...(await shared), stop: () => Promise.resolve() };
}

export function requireStarted<Value>(value: Value | undefined): Value {
  if (value === undefined)
    throw new Error("The product starts before the tests, not before their file is loaded");
  return value;
}
