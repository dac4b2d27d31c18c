import type { Page, Request } from "playwright-core";
import { expect, test } from "vitest";
import { goTo } from "./browser.ts";
import { fakePixels, pixelSettings } from "./fake-pixels.ts";
import { fixturesOf } from "./fixtures.ts";
import { startProduct } from "./product.ts";
import { askHomework, createAccount, fillSignUp, newAccount } from "./student.ts";

const fixtures = fixturesOf(() =>
  startProduct({
    ...pixelSettings,
    PAYMENT_LINK_MONTHLY: "https://pay.example/monthly",
    PAYMENT_LINK_WEEKLY: "https://pay.example/weekly",
  }),
);

/** The third-party scripts in this document. */
const pixelScripts =
  "Array.from(document.scripts, ({ src }) => src).filter((src) => !src.startsWith(location.origin) && src !== '')";

/** The names of the events that the page sends to the server while it is open. */
function watchTable(page: Page): string[] {
  const names: string[] = [];
  page.on("request", (request) => {
    // Chromium doesn't show a beacon's body to request listeners.
    const body = isTelling(request) ? request.postData() : null;
    if (body === null) return;
    // safe: what event-transport.ts writes
    const { events } = JSON.parse(body) as { events: { name: string }[] };
    names.push(...events.map(({ name }) => name));
  });
  return names;
}

const isTelling = (request: Request) => new URL(request.url()).pathname === "/api/events";

const isBeacon = (request: Request) => isTelling(request) && request.resourceType() === "ping";

/** The page sends its events a few seconds after they happened. */
const soon = { timeout: 20_000 };

test("an ad visitor's page and tap on the weekly pass are sent to both platforms", async () => {
  const page = await fixtures.page();
  const pixels = await fakePixels(page);
  const table = watchTable(page);
  await goTo(page, "/weekly-pass");
  await expect
    .poll(pixels.callsToMeta)
    .toEqual(["PageView on /weekly-pass", "ViewContent on /weekly-pass"]);
  const opened = page.waitForEvent("popup");
  await page.locator('[data-buy="weekly"]').first().click();
  expect((await opened).url()).toBe("https://pay.example/weekly");
  await expect.poll(() => pixels.callsToMeta().at(-1), soon).toBe("AddToCart on /weekly-pass");
  await expect.poll(() => pixels.callsToSnap().at(-1), soon).toBe("ADD_CART on /weekly-pass");
  const addToCart = pixels.calls.find(({ call }) => call[1] === "ADD_CART");
  expect(addToCart?.call[2]).toMatchObject({ price: 10, currency: "INR" });
  await expect.poll(() => table, soon).toContain("AddToCart");
});

test("a page that is hidden sends its unsent events in a beacon, which the server stores", async () => {
  const page = await fixtures.page();
  const statuses: number[] = [];
  page.on("response", (response) => {
    if (isBeacon(response.request())) statuses.push(response.status());
  });
  await goTo(page, "/subscribe");
  // Events are sent only after the whole page is painted: until then there is nothing to send.
  await expect
    .poll(async () => {
      await page.evaluate("window.dispatchEvent(new Event('pagehide'))");
      return statuses;
    }, soon)
    .toEqual([202]);
});

test("a purchase is reported once, however often its page is opened", async () => {
  const page = await fixtures.page();
  const pixels = await fakePixels(page);
  await goTo(page, "/thank-you");
  await expect
    .poll(pixels.callsToMeta, soon)
    .toEqual(["PageView on /thank-you", "Purchase on /thank-you"]);
  await page.reload();
  await expect.poll(() => pixels.callsToMeta().length, soon).toBe(3);
  expect(pixels.callsToMeta().filter((told) => told.startsWith("Purchase"))).toHaveLength(1);
});

test("a sign-up is reported on /auth, and the signed-in pages load no pixel and report nothing", async () => {
  const page = await fixtures.page();
  const pixels = await fakePixels(page);
  const table = watchTable(page);
  await page.goto("/auth?next=%2Fhomework%3Fconversation%3D1");
  await fillSignUp(page, newAccount());
  expect(pixels.strangers).toEqual([]);
  await createAccount(page);
  await page.waitForURL("**/homework?conversation=1");
  expect(pixels.callsToMeta()).toEqual(["PageView on /auth", "CompleteRegistration on /auth"]);
  expect(pixels.callsToSnap()).toEqual(["PAGE_VIEW on /auth", "SIGN_UP on /auth"]);

  const before = pixels.strangers.length;
  await askHomework(page, "Solve 2x + 3 = 11");
  await page.getByText(/^Checked:/u).waitFor();
  expect(await page.evaluate(pixelScripts)).toEqual([]);
  await expect.poll(() => table, soon).toContain("ai_response_received");
  for (const name of ["session_started", "feature_started", "conversation_started"]) {
    expect(table).toContain(name);
  }
  // A public page loads none either while she is signed in on this phone.
  await goTo(page, "/weekly-pass");
  await expect.poll(() => table, soon).toContain("landing_page_viewed");
  expect(pixels.strangers).toHaveLength(before);
});

test("a browser that sends Global Privacy Control loads no pixel until its visitor allows it", async () => {
  const page = await fixtures.page();
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
  await expect.poll(pixels.callsToMeta, soon).toContain("ViewContent on /subscribe");

  await goTo(page, "/privacy");
  await page.locator('[data-consent="refused"]').click();
  await page.getByText(/You have refused/u).waitFor();
  const before = pixels.strangers.length;
  table.length = 0;
  await goTo(page, "/subscribe");
  await expect.poll(() => table, soon).toContain("ViewContent");
  expect(pixels.strangers).toHaveLength(before);
});
