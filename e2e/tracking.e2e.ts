import type { Page, Request } from "playwright-core";
import { expect, test } from "vitest";
import { goTo } from "./browser.ts";
import { fakePixels, pixelSettings } from "./fake-pixels.ts";
import { productStage } from "./stage.ts";
import { askHomework, createAccount, fillSignUp, newAccount } from "./student.ts";

const stage = productStage({
  ...pixelSettings,
  PAYMENT_LINK_MONTHLY: "https://pay.example/monthly",
  PAYMENT_LINK_WEEKLY: "https://pay.example/weekly",
});

/** Scripts of others that are in this document. */
const pixelScripts =
  "Array.from(document.scripts, ({ src }) => src).filter((src) => !src.startsWith(location.origin) && src !== '')";

/** Names of what the page tells our own server while it is open. */
function watchTable(page: Page): string[] {
  const names: string[] = [];
  page.on("request", (request) => {
    // A beacon's body isn't shown to whoever watches.
    const body = isTelling(request) ? request.postData() : null;
    if (body === null) return;
    // safe: what event-line.ts writes
    const { events } = JSON.parse(body) as { events: { name: string }[] };
    names.push(...events.map(({ name }) => name));
  });
  return names;
}

const isTelling = (request: Request) => new URL(request.url()).pathname === "/api/events";

const isBeacon = (request: Request) => isTelling(request) && request.resourceType() === "ping";

/** A page tells what happened a few seconds after it did. */
const soon = { timeout: 20_000 };

test("an ad visitor's page and tap on the weekly pass are told to both platforms", async () => {
  const page = await stage.page();
  const pixels = await fakePixels(page);
  const table = watchTable(page);
  await goTo(page, "/weekly-pass");
  await expect
    .poll(pixels.toldMeta)
    .toEqual(["PageView on /weekly-pass", "ViewContent on /weekly-pass"]);
  const opened = page.waitForEvent("popup");
  await page.locator('[data-buy="weekly"]').first().click();
  expect((await opened).url()).toBe("https://pay.example/weekly");
  await expect.poll(() => pixels.toldMeta().at(-1), soon).toBe("AddToCart on /weekly-pass");
  await expect.poll(() => pixels.toldSnap().at(-1), soon).toBe("ADD_CART on /weekly-pass");
  const addToCart = pixels.calls.find(({ call }) => call[1] === "ADD_CART");
  expect(addToCart?.call[2]).toMatchObject({ price: 10, currency: "INR" });
  await expect.poll(() => table, soon).toContain("AddToCart");
});

test("what a page hasn't told yet goes in a beacon when it is hidden, which our server takes in", async () => {
  const page = await stage.page();
  const taken: number[] = [];
  page.on("response", (response) => {
    if (isBeacon(response.request())) taken.push(response.status());
  });
  await goTo(page, "/subscribe");
  // The page begins to tell once all of it is painted: until then there is nothing to send.
  await expect
    .poll(async () => {
      await page.evaluate("window.dispatchEvent(new Event('pagehide'))");
      return taken;
    }, soon)
    .toEqual([202]);
});

test("a purchase is told once, however often its page is looked at", async () => {
  const page = await stage.page();
  const pixels = await fakePixels(page);
  await goTo(page, "/thank-you");
  await expect
    .poll(pixels.toldMeta, soon)
    .toEqual(["PageView on /thank-you", "Purchase on /thank-you"]);
  await page.reload();
  await expect.poll(() => pixels.toldMeta().length, soon).toBe(3);
  expect(pixels.toldMeta().filter((told) => told.startsWith("Purchase"))).toHaveLength(1);
});

test("an account is counted on /auth, and the signed-in pages have no pixel and tell none", async () => {
  const page = await stage.page();
  const pixels = await fakePixels(page);
  const table = watchTable(page);
  await page.goto("/auth?next=%2Fhomework%3Fconversation%3D1");
  await fillSignUp(page, newAccount());
  expect(pixels.strangers).toEqual([]);
  await createAccount(page);
  await page.waitForURL("**/homework?conversation=1");
  expect(pixels.toldMeta()).toEqual(["PageView on /auth", "CompleteRegistration on /auth"]);
  expect(pixels.toldSnap()).toEqual(["PAGE_VIEW on /auth", "SIGN_UP on /auth"]);

  const before = pixels.strangers.length;
  await askHomework(page, "Solve 2x + 3 = 11");
  await page.getByText(/^Checked:/u).waitFor();
  expect(await page.evaluate(pixelScripts)).toEqual([]);
  await expect.poll(() => table, soon).toContain("ai_response_received");
  for (const name of ["session_started", "feature_started", "conversation_started"]) {
    expect(table).toContain(name);
  }
  // Nor has a public page, while she is signed in on this phone.
  await goTo(page, "/weekly-pass");
  await expect.poll(() => table, soon).toContain("landing_page_viewed");
  expect(pixels.strangers).toHaveLength(before);
});

test("a browser that sends Global Privacy Control meets no pixel until its visitor allows it", async () => {
  const page = await stage.page();
  const pixels = await fakePixels(page);
  const table = watchTable(page);
  await page.addInitScript(
    "Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })",
  );
  await goTo(page, "/privacy");
  await page.getByText(/Your browser asks us not to share/u).waitFor();
  await goTo(page, "/subscribe");
  await expect.poll(() => table, soon).toContain("ViewContent");
  await goTo(page, "/privacy");
  expect(pixels.strangers).toEqual([]);

  await page.locator('[data-consent="allowed"]').click();
  await page.getByText(/You have allowed/u).waitFor();
  await expect
    .poll(() => pixels.strangers, soon)
    .toContain("connect.facebook.net/en_US/fbevents.js");
  await goTo(page, "/subscribe");
  await expect.poll(pixels.toldMeta, soon).toContain("ViewContent on /subscribe");

  await goTo(page, "/privacy");
  await page.locator('[data-consent="refused"]').click();
  await page.getByText(/You have refused/u).waitFor();
  const before = pixels.strangers.length;
  table.length = 0;
  await goTo(page, "/subscribe");
  await expect.poll(() => table, soon).toContain("ViewContent");
  expect(pixels.strangers).toHaveLength(before);
});
