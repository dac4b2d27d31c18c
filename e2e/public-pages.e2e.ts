import { readFile } from "node:fs/promises";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectAccessible, launchBrowser, openPage, phone } from "./browser.ts";
import { startProduct, type Product } from "./product.ts";

const payment = {
  PAYMENT_LINK_MONTHLY: "https://pay.sawaal.test/monthly",
  PAYMENT_LINK_WEEKLY: "https://pay.sawaal.test/weekly",
  SUPPORT_WHATSAPP: "+91 98765 43210",
};

let browser: Browser;
let product: Product;
beforeAll(async () => {
  [browser, product] = await Promise.all([launchBrowser(), startProduct(payment)]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

const visit = () => openPage(browser, product.url);

const scrollTo = (page: Page, top: number) =>
  page.evaluate(`scrollTo({ top: ${top}, behavior: "instant" })`);

/** The link's own tab, with the payment provider played by a page of one word. */
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

test("from an advert to the payment page: the sticky button at 600 pixels opens it in a new tab", async () => {
  const page = await visit();
  await page.goto("/weekly-pass");
  const bar = page.locator("[data-appears-after='600']");
  await scrollTo(page, 600);
  expect(await bar.isVisible()).toBe(false);
  await scrollTo(page, 601);
  await bar.waitFor({ state: "visible" });
  const button = bar.getByRole("link", { name: "Get 7 days for ₹10" });
  expect(await tabOf(page, button)).toBe(payment.PAYMENT_LINK_WEEKLY);
  // Her place on the page is kept.
  expect(new URL(page.url()).pathname).toBe("/weekly-pass");
});

test("on the landing page Start for Free floats from 800 pixels on, and leads to an account", async () => {
  const page = await visit();
  await page.goto("/");
  const floating = page.getByRole("link", { name: "Start for Free" });
  await scrollTo(page, 800);
  expect(await floating.isVisible()).toBe(false);
  await scrollTo(page, 801);
  await floating.click();
  await page.waitForURL("**/auth?mode=sign-up");
  await page.getByLabel("Full Name").waitFor();
});

test("past its hero the page for adverts keeps the price and the button in view", async () => {
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
  ["/", "Homework that finally makes sense.", "₹199", "Get the plan for ₹199 a month", "monthly"],
  ["/subscribe", "A patient tutor for under ₹7 a day.", "₹199", "Unlock Now", "monthly"],
  ["/weekly-pass", "A whole week of help for ₹10.", "₹10", "Get the 7-Day Pass", "weekly"],
])("with scripting off %s has its hero, its price and a buy link that works", async (...row) => {
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
  "with scripting off %s can be read",
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

test("a public page loads nothing of the signed-in app, no font, and little before it is there", async () => {
  const page = await visit();
  const loaded: { url: string; bytes: number }[] = [];
  page.on("response", async (response) => {
    const { responseBodySize: bytes } = await response.request().sizes();
    loaded.push({ url: new URL(response.url()).pathname, bytes });
  });
  await page.goto("/", { waitUntil: "networkidle" });
  const files = loaded.filter(({ url }) => url.startsWith("/assets/"));
  const scripts = files.filter(({ url }) => url.endsWith(".js"));
  expect(files.filter(({ url }) => !/\.(?:js|webp)$/u.test(url))).toEqual([]);
  const manifest = JSON.parse(await readFile("dist/client/.vite/manifest.json", "utf8"));
  expect(scripts.map(({ url }) => url)).not.toContain(`/${manifest["index.html"].file}`);
  const sum = (of: typeof loaded) => of.reduce((total, { bytes }) => total + bytes, 0);
  expect(sum(loaded.filter(({ url }) => url === "/"))).toBeLessThan(45_000);
  // What comes first does the buttons; the rest counts, and waits until the page is idle.
  expect(scripts[0]?.bytes).toBeLessThan(2048);
  expect(sum(scripts)).toBeLessThan(10_000);
});

test("who has paid finds the way to an account, and help that reaches somebody", async () => {
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

test("with doubled text the public pages still fit a phone", async () => {
  const page = await visit();
  for (const at of ["/", "/subscribe", "/weekly-pass", "/thank-you", "/privacy"]) {
    await page.goto(at);
    await page.evaluate("document.documentElement.style.fontSize = '200%'");
    const width = await page.evaluate<number>("document.documentElement.scrollWidth");
    expect([at, width]).toEqual([at, phone.width]);
  }
});
