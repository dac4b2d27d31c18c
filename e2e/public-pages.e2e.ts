import { readFile } from "node:fs/promises";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { expectAccessible, laptop, sharedBrowser, openPage, phone } from "./browser.ts";
import { startProduct, type Product } from "./product.ts";

const payment = {
  PAYMENT_LINK_MONTHLY: "https://pay.sawaal.test/monthly",
  PAYMENT_LINK_WEEKLY: "https://pay.sawaal.test/weekly",
  SUPPORT_WHATSAPP: "+91 98765 43210",
};

let browser: Browser;
let product: Product;
beforeAll(async () => {
  [browser, product] = await Promise.all([
    sharedBrowser({ isDesktop: true }),
    startProduct(payment),
  ]);
});
afterAll(async () => {
  await product.stop();
});

const visit = () => openPage(browser, product.url);

const scrollTo = (page: Page, top: number) =>
  page.evaluate(`scrollTo({ top: ${top}, behavior: "instant" })`);

/** The tab that the link opens, with a one-word page in place of the payment provider. */
async function tabOf(page: Page, link: Locator): Promise<string> {
  await page
    .context()
    .route("https://pay.sawaal.test/**", (route) => route.fulfill({ body: "Pay" }));
  const [tab] = await Promise.all([page.context().waitForEvent("page"), link.click()]);
  await tab.waitForLoadState();
  const opener = await tab.evaluate("opener");
  expect(opener).toBeNull();
  return tab.url();
}

test("the sticky button shown from 600 pixels opens the payment page in a new tab", async () => {
  const page = await visit();
  await page.goto("/weekly-pass");
  await typefaceHasCome(page);
  const bar = page.locator("[data-appears-after='600']");
  await scrollTo(page, 600);
  expect(await bar.isVisible()).toBe(false);
  await scrollTo(page, 601);
  await bar.waitFor({ state: "visible" });
  const button = bar.getByRole("link", { name: "Get 7 days for ₹10" });
  expect(await tabOf(page, button)).toBe(payment.PAYMENT_LINK_WEEKLY);
  // Her scroll position is kept.
  expect(new URL(page.url()).pathname).toBe("/weekly-pass");
});

test("on the landing page Start for Free floats from 800 pixels on, and leads to sign-up", async () => {
  const page = await visit();
  await page.goto("/");
  await typefaceHasCome(page);
  const floating = page.getByRole("link", { name: "Start for Free" });
  await scrollTo(page, 800);
  expect(await floating.isVisible()).toBe(false);
  await scrollTo(page, 801);
  await floating.click();
  await page.waitForURL("**/auth?mode=sign-up");
  await page.getByLabel("Full Name").waitFor();
});

test("the page for adverts keeps the price and the button in view below its hero", async () => {
  const page = await visit();
  await page.goto("/subscribe");
  const bar = page.locator("[data-appears-after='hero']");
  const end = await page.evaluate<number>(
    "document.querySelector('[data-hero]').getBoundingClientRect().bottom",
  );
  await scrollTo(page, Math.floor(end) - 10);
  expect(await bar.isVisible()).toBe(false);
  await scrollTo(page, Math.ceil(end) + 10);
  await bar.waitFor({ state: "visible" });
  expect(await bar.textContent()).toContain("₹199");
  const button = bar.getByRole("link", { name: "Unlock Now" });
  expect(await tabOf(page, button)).toBe(payment.PAYMENT_LINK_MONTHLY);
});

test.each([
  ["/", "Homework that finally makes sense.", "₹199", "Get the plan · ₹199 a month", "monthly"],
  ["/subscribe", "A patient tutor for under ₹7 a day.", "₹199", "Unlock Now", "monthly"],
  ["/weekly-pass", "A whole week of help for ₹10.", "₹10", "Get the 7-Day Pass", "weekly"],
])("without JavaScript %s has its hero, its price and a working buy link", async (...row) => {
  const [at, headline, price, button, plan] = row;
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: phone,
    javaScriptEnabled: false,
  });
  const page = await context.newPage();
  await page.goto(at);
  await page.getByRole("heading", { level: 1, name: headline }).waitFor();
  expect(await page.locator("main").textContent()).toContain(price);
  const link = page.locator("main").getByRole("link", { name: button }).first();
  // The whole button is on the first screen of a phone.
  const box = await link.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(phone.height);
  await context.route("https://pay.sawaal.test/**", (route) => route.fulfill({ body: "Pay" }));
  const [tab] = await Promise.all([context.waitForEvent("page"), link.click()]);
  await tab.waitForURL(`https://pay.sawaal.test/${plan}`);
  await context.close();
});

test.each(["/thank-you", "/privacy", "/no-such-page"])(
  "without JavaScript %s can be read",
  async (at) => {
    const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false });
    const page = await context.newPage();
    const response = await page.goto(at);
    expect(response?.status()).toBe(at === "/no-such-page" ? 404 : 200);
    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
    expect(await page.getByRole("link", { name: "Login" }).first().isVisible()).toBe(true);
    await context.close();
  },
);

test("a public page loads nothing of the signed-in app, its typeface after the first paint, and few bytes", async () => {
  const page = await visit();
  const loaded: { url: string; bytes: number }[] = [];
  page.on("response", async (response) => {
    const { responseBodySize: bytes } = await response.request().sizes();
    loaded.push({ url: new URL(response.url()).pathname, bytes });
  });
  await page.goto("/", { waitUntil: "networkidle" });
  const files = loaded.filter(({ url }) => url.startsWith("/assets/"));
  const scripts = files.filter(({ url }) => url.endsWith(".js"));
  expect(files.filter(({ url }) => !/\.(?:js|webp|woff2)$/u.test(url))).toEqual([]);
  const fonts = files.filter(({ url }) => url.endsWith(".woff2"));
  expect(fonts.map(({ url }) => url)).toEqual([expect.stringContaining("/public-figtree-")]);
  const [painted, requested] = await page.evaluate<[number, number]>(
    "[performance.getEntriesByName('first-contentful-paint')[0].startTime, performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.woff2')).startTime]",
  );
  expect(painted).toBeLessThan(requested);
  const manifest = JSON.parse(await readFile("dist/client/.vite/manifest.json", "utf8"));
  expect(scripts.map(({ url }) => url)).not.toContain(`/${manifest["index.html"].file}`);
  const sum = (of: typeof loaded) => of.reduce((total, { bytes }) => total + bytes, 0);
  expect(sum(loaded.filter(({ url }) => !url.endsWith(".webp")))).toBeLessThan(45_000);
  // The first script handles the buttons; the one that counts waits until the page is idle.
  expect(scripts[0]?.bytes).toBeLessThan(2048);
  expect(sum(scripts)).toBeLessThan(10_000);
});

test.each(["/", "/subscribe", "/weekly-pass", "/thank-you", "/auth?mode=buy"])(
  "on %s the font loads without moving a line",
  async (at) => {
    for (const viewport of [phone, laptop]) {
      const page = await openPage(browser, product.url, { viewport });
      await page.addInitScript(countShifts);
      const { requested, release } = await holdBack(page, "**/public-figtree-*.woff2");
      await page.goto(at);
      await requested;
      const before = await page.evaluate<TextPosition[]>(placesOfText);
      release();
      await typefaceHasCome(page);
      const after = await page.evaluate<TextPosition[]>(placesOfText);
      const moved = after.filter(({ lines, top }, index) => {
        const was = before[index];
        // Baselines of two letter sizes on one line are rounded to pixels.
        return lines !== was?.lines || Math.abs(top - was.top) > 2;
      });
      expect([at, viewport.width, moved]).toEqual([at, viewport.width, []]);
      // A layout shift is reported with the next frame.
      await page.evaluate(
        "new Promise(requestAnimationFrame).then(() => new Promise(requestAnimationFrame))",
      );
      expect([at, viewport.width, await page.evaluate("shifts")]).toEqual([at, viewport.width, []]);
    }
  },
);

/** Scrolls to the last part of the page too, after which the browser no longer anchors the scroll position. */
async function typefaceHasCome(page: Page) {
  const family = "getComputedStyle([...document.querySelectorAll('a, p')].at(-1)).fontFamily";
  await expect.poll(() => page.evaluate(family)).toContain("Figtree Public");
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error("a part of the page isn't shown");
  return box;
}

const countShifts = `
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries())
      shifts.push(value, ...sources.map(({ node }) => node?.textContent));
  }).observe({ type: "layout-shift", buffered: true });
`;

interface TextPosition {
  data: string;
  lines: number;
  top: number;
}

/** Returns each text with the number of its lines, and the position of its block. */
const placesOfText = `
  (() => {
    const places = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const { parentElement, data } = walker.currentNode;
      if (parentElement.closest("script, .sr-only")) continue;
      range.selectNodeContents(walker.currentNode);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      let block = parentElement;
      while (getComputedStyle(block).display.startsWith("inline")) block = block.parentElement;
      const { top } = block.getBoundingClientRect();
      if (lines > 0) places.push({ data, lines, top });
    }
    return places;
  })()
`;

/** Delays a file until it is released; `requested` resolves when the page has asked for it. */
async function holdBack(page: Page, file: string) {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(file, async (route) => {
    await gate;
    await route.continue();
  });
  return { requested: page.waitForRequest(file), release };
}

test("from a phone of 320 pixels on the header and every buy button are one line", async () => {
  for (const width of [320, 360, 768, 1280]) {
    const page = await openPage(browser, product.url, { viewport: { width, height: 740 } });
    for (const at of ["/", "/subscribe", "/weekly-pass"]) {
      await page.goto(at);
      const heights = await page.evaluate<number[]>(
        "[...document.querySelectorAll('header, main [data-buy]')].map((each) => each.getBoundingClientRect().height)",
      );
      expect([width, at, heights.filter((height) => height > 66)]).toEqual([width, at, []]);
    }
  }
});

test.each(["/", "/subscribe", "/weekly-pass"])(
  "the first screen of %s has the headline, the solved sum, the price and a button",
  async (at) => {
    for (const viewport of [phone, laptop]) {
      const page = await openPage(browser, product.url, { viewport });
      await page.goto(at);
      const hero = page.locator("[data-hero]");
      const parts = {
        headline: hero.getByRole("heading", { level: 1 }),
        tick: hero.getByText("Checked", { exact: true }),
        price: hero.getByText(/₹(?:199|10)/u).first(),
        button: hero.locator("[data-buy]"),
      };
      for (const [name, part] of Object.entries(parts)) {
        const { y, height } = await boxOf(part);
        expect([name, y + height <= viewport.height]).toEqual([name, true]);
      }
      const sum = await boxOf(hero.locator("figure"));
      const headline = await boxOf(parts.headline);
      // Below the headline on a phone, beside it on a laptop.
      const columns = sum.x > headline.x + headline.width ? 2 : 1;
      expect(columns).toBe(viewport === laptop ? 2 : 1);
    }
  },
);

test("without a payment link a buy button leads to /auth, which says what comes next before and after the app loads", async () => {
  const unpaid = await startProduct();
  onTestFinished(() => unpaid.stop());
  const page = await openPage(browser, unpaid.url);
  await page.goto("/subscribe");
  await page.getByRole("link", { name: "Unlock Now" }).first().click();
  const next = page.getByText("Make an account first. Nothing to pay yet.");
  await next.waitFor();
  await page.getByLabel("Full Name").fill("Asha");
  await page.locator("link[href*='/assets/index-']").waitFor({ state: "attached" });
  await next.waitFor();
});

test("a customer who has paid finds the way to an account, and a contact for help", async () => {
  const page = await visit();
  await page.goto("/thank-you");
  const chat = page.getByRole("link", { name: "Live Chat" });
  expect(await chat.getAttribute("href")).toBe("https://wa.me/919876543210");
  const mail = page.getByRole("link", { name: "Email Support" });
  expect(await mail.getAttribute("href")).toMatch(/^mailto:\S+@\S+\?subject=/u);
  await page.getByRole("link", { name: "Create Your Account Now" }).first().click();
  await page.waitForURL("**/auth?mode=sign-up");
});

test("with the sticky bars in view axe finds nothing, in either theme", async () => {
  const page = await visit();
  for (const at of ["/", "/subscribe", "/weekly-pass", "/thank-you", "/privacy"]) {
    await page.goto(at);
    await scrollTo(page, 1200);
    await expectAccessible(page, at);
  }
});

test("with text at 200% the public pages still fit a phone", async () => {
  const page = await visit();
  for (const at of ["/", "/subscribe", "/weekly-pass", "/thank-you", "/privacy"]) {
    await page.goto(at);
    await page.evaluate("document.documentElement.style.fontSize = '200%'");
    const width = await page.evaluate<number>("document.documentElement.scrollWidth");
    expect([at, width]).toEqual([at, phone.width]);
  }
});
