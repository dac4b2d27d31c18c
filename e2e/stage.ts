import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach } from "vitest";
import type { OpenAiServer } from "../server/testing/openai-server.ts";
import { type Device, launchBrowser, openPage } from "./browser.ts";
import { startWithModel } from "./model.ts";
import { startProduct, type Product } from "./product.ts";

/** What the tests of a file share: a browser, and a product of its own. */
interface Stage {
  readonly product: Product;
  /** A page of a browser that nobody has used before. */
  page: (device?: Device) => Promise<Page>;
}

/** Begins and ends with the tests of the file: the product as a newcomer starts it, or with settings of the test. */
export function productStage(env: Record<string, string> = {}): Stage {
  return stageOf(() => startProduct(env));
}

/** The same with a model behind the tutor, which answers well unless a test says otherwise. */
export function modelStage(
  env: Record<string, string> = {},
): Stage & { readonly model: OpenAiServer } {
  let model: OpenAiServer | undefined;
  const stage = stageOf(async () => {
    const started = await startWithModel(env);
    model = started.model;
    return { ...started.product, stop: started.stop };
  });
  beforeEach(() => model?.respondWith({ kind: "answer" }));
  return {
    page: stage.page,
    get product() {
      return stage.product;
    },
    get model() {
      return begun(model);
    },
  };
}

function stageOf(start: () => Promise<Product>): Stage {
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

function begun<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Error("The stage is there for tests, not before them");
  return thing;
}
