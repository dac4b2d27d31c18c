import { expect, test, vi } from "vitest";
import { givenPage, givenPixels } from "./testing/given-page.ts";

const choices = `
  <p data-consent-state="" hidden></p>
  <button type="button" hidden data-consent="allowed">Allow</button>
  <button type="button" hidden data-consent="refused">Refuse</button>
  <a id="weekly" href="https://pay.example/w" data-buy="weekly" data-cta="buy" data-location="bar">Buy</a>`;

/** Runs the page's script, with the choice visible. */
async function start(): Promise<void> {
  const { startTracking } = await import("./public-page.ts");
  startTracking([]);
  if (button("allowed")) await vi.waitFor(() => expect(button("allowed")?.hidden).toBe(false));
}

const button = (consent: string) =>
  document.querySelector<HTMLButtonElement>(`[data-consent="${consent}"]`);
const state = () => document.querySelector<HTMLElement>("[data-consent-state]");
const pressed = () =>
  Array.from(document.querySelectorAll("button"), (each) => each.getAttribute("aria-pressed"));

function buyWeekly(): void {
  document.addEventListener("click", (event) => event.preventDefault(), { once: true });
  document.querySelector<HTMLElement>("#weekly")?.click();
}

function givenPrivacyControl(): void {
  Object.defineProperty(navigator, "globalPrivacyControl", { configurable: true, value: true });
}

test("a visitor who hasn't chosen sees the current state", async () => {
  givenPage("/privacy", choices);
  await start();
  expect(state()?.hidden).toBe(false);
  expect(state()?.textContent).toBe(
    "You have not chosen. Where we use it, visits are counted for adverts, on our public pages only.",
  );
  expect(pressed()).toEqual(["false", "false"]);
});

test("a refusal ends the tracking on this page and on every later one, and removes the visitor id", async () => {
  const page = givenPage("/privacy", choices);
  const pixels = givenPixels();
  await start();
  await vi.waitFor(() => expect(pixels.toldMeta()).toHaveLength(1));
  const [before] = await page.sentBatches();
  expect(before).toMatchObject({ isPrivate: false, visitorId: localStorage.getItem("visitor") });
  button("refused")?.click();
  expect(state()?.textContent).toMatch(/^You have refused/u);
  expect(pressed()).toEqual(["false", "true"]);
  expect(localStorage.getItem("visitor")).toBeNull();
  buyWeekly();
  const [after] = await page.sentBatches();
  expect(after).toMatchObject({ isPrivate: true });
  expect(after?.visitorId).not.toBe(before?.visitorId);
  vi.resetModules();
  history.replaceState(null, "", "/");
  document.head.querySelectorAll("script").forEach((script) => script.remove());
  await start();
  buyWeekly();
  // The first page's listeners are still active in this test, because jsdom has no navigation.
  expect(new Set((await page.sentBatches()).map(({ isPrivate }) => isPrivate))).toEqual(
    new Set([true]),
  );
  expect(pixels.toldMeta()).toHaveLength(1);
  expect(pixels.toldSnap()).toHaveLength(1);
  expect(pixels.scripts()).toEqual([]);
});

test("Global Privacy Control is a refusal until the visitor herself consents", async () => {
  givenPage("/privacy", choices);
  const pixels = givenPixels();
  givenPrivacyControl();
  await start();
  expect(state()?.textContent).toMatch(/^Your browser asks us not to share/u);
  expect(pixels.scripts()).toEqual([]);
  button("allowed")?.click();
  expect(state()?.textContent).toMatch(/^You have allowed/u);
  expect(pressed()).toEqual(["true", "false"]);
  await vi.waitFor(() => expect(pixels.scripts()).not.toEqual([]));
  buyWeekly();
  // Events from before the consent are never sent.
  expect(pixels.toldMeta().map(([, name]) => name)).toEqual(["AddToCart"]);
});

test("events that the pixels hadn't received before a refusal are not sent after a change of mind", async () => {
  givenPage("/privacy", choices);
  const pixels = givenPixels();
  const idle = window.requestIdleCallback;
  window.requestIdleCallback = () => 0;
  await start();
  button("refused")?.click();
  window.requestIdleCallback = idle;
  button("allowed")?.click();
  await vi.waitFor(() => expect(pixels.scripts()).not.toEqual([]));
  expect(pixels.toldMeta()).toEqual([]);
});
