import { expect, test, vi } from "vitest";
import { publicPages } from "#shared/domain/events.ts";
import { pages } from "#shared/domain/pages.ts";
import { markSignedIn } from "../lib/take-over.ts";
import { givenPage, givenPixels, metaId, snapId } from "./testing/given-page.ts";

const inr = { currency: "INR" } as const;
const monthly = { plan: "monthly", value: 199, ...inr };
const weekly = { plan: "weekly", value: 10, ...inr };

const links = `
  <a id="monthly" href="https://pay.example/m" target="_blank" data-buy="monthly" data-cta="buy" data-location="hero"><b>Unlock Now</b></a>
  <a id="weekly" href="https://pay.example/w" target="_blank" data-buy="weekly" data-cta="buy_pass" data-location="bar">Buy</a>
  <a id="floating" href="/auth?mode=sign-up" data-floating-start data-cta="start_for_free" data-location="floating">Start for Free</a>
  <a id="login" href="/auth" data-cta="login" data-location="header">Login</a>
  <p id="plain">Nothing to tap</p>`;

/** Runs the page's script and waits until the page is idle. */
async function start(tapped: Element[] = []): Promise<void> {
  const { startTracking } = await import("./public-page.ts");
  startTracking(tapped);
}

function tap(selector: string): void {
  // jsdom can't navigate, and would log an error.
  document.addEventListener("click", (event) => event.preventDefault(), { once: true });
  document.querySelector<HTMLElement>(selector)?.click();
}

const withoutId = (name: string, properties = {}) => [name, expect.objectContaining(properties)];

test.each([
  ["/", ["PageView", "landing_page_viewed"]],
  ["/subscribe", ["PageView", "landing_page_viewed", "ViewContent"]],
  ["/weekly-pass", ["PageView", "landing_page_viewed", "ViewContent"]],
  ["/thank-you", ["PageView", "Purchase", "purchase"]],
  ["/privacy", ["PageView"]],
  ["/no-such-page", ["PageView"]],
])("opening %s adds %j to our own table", async (address, names) => {
  const page = givenPage(address);
  await start();
  expect(await page.toldNames()).toEqual(names);
});

test("the page of an event is determined by its address", async () => {
  const page = givenPage("/weekly-pass/");
  await start();
  expect((await page.toldEvents())[0]?.page).toBe("weeklyPass");
  const gone = givenPage("/gone");
  await start();
  expect((await gone.toldEvents())[0]?.page).toBe("notFound");
});

test("a buy button is AddToCart with its price, for both platforms and our own table", async () => {
  const page = givenPage("/subscribe", links);
  const pixels = givenPixels();
  await start();
  await vi.waitFor(() => expect(pixels.toldMeta()).not.toEqual([]));
  tap("#monthly b");
  tap("#weekly");
  const priced = (plan: string, value: number) => ({ value, currency: "INR", content_name: plan });
  expect(pixels.toldMeta()).toEqual([
    ["track", "PageView", {}],
    ["track", "ViewContent", priced("monthly", 199)],
    ["track", "AddToCart", priced("monthly", 199)],
    ["track", "AddToCart", priced("weekly", 10)],
  ]);
  expect(pixels.toldSnap()).toEqual([
    withoutId("PAGE_VIEW"),
    withoutId("VIEW_CONTENT", { price: 199, currency: "INR" }),
    withoutId("ADD_CART", { price: 199, currency: "INR" }),
    withoutId("ADD_CART", { price: 10, currency: "INR" }),
  ]);
  const added = (await page.toldEvents()).filter(({ name }) => name === "AddToCart");
  expect(added.map(({ properties }) => properties)).toEqual([monthly, weekly]);
});

test("the floating button is PAGE_VIEW and a lead; Login is neither", async () => {
  const page = givenPage("/", links);
  const pixels = givenPixels();
  await start();
  await vi.waitFor(() => expect(pixels.toldMeta()).not.toEqual([]));
  tap("#floating");
  tap("#login");
  tap("#plain");
  expect(pixels.toldMeta().slice(1)).toEqual([
    ["trackCustom", "PAGE_VIEW", { content_name: "Start for Free" }],
    ["track", "Lead", {}],
  ]);
  expect(pixels.toldSnap().slice(1)).toEqual([
    withoutId("PAGE_VIEW", { description: "Start for Free" }),
  ]);
  const later = (await page.toldEvents())
    .slice(2)
    .map(({ name, properties }) => [name, properties]);
  const floating = { name: "start_for_free", location: "floating" };
  expect(later).toEqual([
    ["PAGE_VIEW", { content_name: "Start for Free" }],
    ["cta_clicked", floating],
    ["Lead", {}],
    ["lead_generated", floating],
    ["cta_clicked", { name: "login", location: "header" }],
  ]);
});

test("a purchase is tracked once in a browser session, with a transaction id from its time", async () => {
  const page = givenPage("/thank-you");
  const pixels = givenPixels();
  await start();
  await vi.waitFor(() => expect(pixels.toldMeta()).toHaveLength(2));
  expect(pixels.toldMeta()[1]).toEqual(["track", "Purchase", { value: 199, currency: "INR" }]);
  expect(pixels.toldSnap()[1]).toEqual(withoutId("PURCHASE", { price: 199, currency: "INR" }));
  expect(sessionStorage.getItem("purchase_tracked")).not.toBeNull();
  const [, bought, details] = await page.toldEvents();
  const paid = { transaction_id: expect.stringMatching(/^txn_\d{13}$/u), value: 199, ...inr };
  expect(bought?.properties).toEqual(paid);
  expect(details?.properties).toEqual({
    ...paid,
    item_name: "Monthly access",
    item_category: "Education",
    quantity: 1,
    price: 199,
  });
  expect(details?.properties["transaction_id"]).toBe(bought?.properties["transaction_id"]);

  vi.resetModules();
  await start();
  expect(await page.toldNames()).toEqual(["PageView"]);
});

test("the search terms of an ad are tracked, at most fifty characters", async () => {
  givenPage(`/subscribe?utm_term=${"maths tutor ".repeat(9)}`);
  const pixels = givenPixels();
  await start();
  await vi.waitFor(() => expect(pixels.toldMeta()).toHaveLength(3));
  const search_string = "maths tutor ".repeat(9).slice(0, 50);
  expect(pixels.toldMeta()[2]).toEqual(["track", "Search", { search_string }]);
  expect(pixels.toldSnap()[2]).toEqual(withoutId("SEARCH", { search_string }));
});

test("each platform gets the id of our own row, so that no event is counted twice", async () => {
  const page = givenPage("/");
  const pixels = givenPixels();
  await start();
  await vi.waitFor(() => expect(pixels.toldMeta()).toHaveLength(1));
  const [{ id } = { id: "" }] = await page.toldEvents();
  expect(id).toMatch(/^[\da-f]{32}$/u);
  expect(pixels.meta.at(-1)?.[3]).toEqual({ eventID: id });
  expect(pixels.snap.at(-1)?.[2]).toEqual({ client_dedup_id: id });
});

test("pixels get no personal data, and do nothing automatically", async () => {
  givenPage("/");
  const pixels = givenPixels();
  await start();
  await vi.waitFor(() => expect(pixels.meta).not.toEqual([]));
  expect(pixels.meta.slice(0, 2)).toEqual([
    ["set", "autoConfig", false, metaId],
    ["init", metaId],
  ]);
  expect(pixels.snap[0]).toEqual(["init", snapId, {}]);
  expect(window.fbq?.disablePushState).toBe(true);
  expect(pixels.scripts()).toEqual([
    "https://connect.facebook.net/en_US/fbevents.js",
    "https://sc-static.net/scevent.min.js",
  ]);
});

test("pixels load when the page is idle, and then get the earlier events", async () => {
  givenPage("/", links);
  const pixels = givenPixels();
  let becomeIdle: () => void = () => undefined;
  window.requestIdleCallback = (callback) => {
    becomeIdle = () => callback({ didTimeout: false, timeRemaining: () => 50 });
    return 0;
  };
  const tapped = document.querySelector("#weekly");
  await start(tapped ? [tapped] : []);
  expect(pixels.scripts()).toEqual([]);
  expect(pixels.meta).toEqual([]);
  becomeIdle();
  await vi.waitFor(() => expect(pixels.toldMeta()).toHaveLength(2));
  expect(pixels.toldMeta()[1]?.[1]).toBe("AddToCart");
});

test("a page that is left before that stores the events that the pixels must still get", async () => {
  const page = givenPage("/", links);
  const pixels = givenPixels();
  const idle = window.requestIdleCallback;
  window.requestIdleCallback = () => 0;
  await start();
  tap("#weekly");
  await page.sentBatches();
  expect(pixels.meta).toEqual([]);
  vi.resetModules();
  window.requestIdleCallback = idle;
  history.replaceState(null, "", "/privacy");
  await start();
  await vi.waitFor(() => expect(pixels.toldMeta()).toHaveLength(3));
  expect(pixels.toldMeta().map(([, name]) => name)).toEqual(["PageView", "AddToCart", "PageView"]);
});

test("without an id no third-party script is loaded", async () => {
  givenPage("/", links);
  const tag = document.createElement("meta");
  tag.name = "tracking";
  document.head.append(tag);
  await start();
  tap("#weekly");
  await vi.dynamicImportSettled();
  expect(document.querySelector("script")).toBeNull();
});

test("a browser with Global Privacy Control gets no pixel, and its visitor no lasting id", async () => {
  const page = givenPage("/", links);
  const pixels = givenPixels();
  Object.defineProperty(navigator, "globalPrivacyControl", { configurable: true, value: true });
  await start();
  tap("#weekly");
  await vi.dynamicImportSettled();
  const [told] = await page.sentBatches();
  expect(told).toMatchObject({ isPrivate: true, visitorId: sessionStorage.getItem("visitor") });
  expect(localStorage.getItem("visitor")).toBeNull();
  expect(pixels.scripts()).toEqual([]);
  expect(pixels.meta).toEqual([]);
});

test("a visitor keeps her id on the next page, and the id doesn't identify a person", async () => {
  const page = givenPage("/");
  await start();
  const [first] = await page.sentBatches();
  expect(first).toMatchObject({ visitorId: expect.stringMatching(/^[\da-f]{32}$/u) });
  expect(first?.isPrivate).toBe(false);
  vi.resetModules();
  await start();
  expect((await page.sentBatches())[0]?.visitorId).toBe(first?.visitorId);
});

test("if a student is signed in on this phone, public pages have no pixel either", async () => {
  givenPage("/");
  const pixels = givenPixels();
  markSignedIn("yes");
  await start();
  await vi.dynamicImportSettled();
  expect(pixels.scripts()).toEqual([]);
  expect(pixels.meta).toEqual([]);
});

test("a page without storage still opens and still sends events", async () => {
  const page = givenPage("/thank-you");
  const forbidden = vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("Forbidden", "SecurityError");
  });
  await start();
  expect(await page.toldNames()).toEqual(["PageView", "Purchase", "purchase"]);
  forbidden.mockRestore();
});

test("the script's list of public pages equals that of the table of events", async () => {
  givenPage("/");
  const { isPublicPage } = await import("./current-page.ts");
  for (const page of publicPages) expect(isPublicPage(page)).toBe(true);
  expect(isPublicPage("dashboard")).toBe(false);
  expect(
    Object.keys(pages).filter((page) => isPublicPage(page as keyof typeof pages)),
  ).toHaveLength(publicPages.length - 1);
});
