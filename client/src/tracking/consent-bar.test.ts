import { expect, test, vi } from "vitest";
import { markSignedIn } from "../lib/take-over.ts";
import { givenPage, givenPixels } from "./testing/given-page.ts";

const links = `<a id="weekly" href="https://pay.example/w" data-buy="weekly">Buy</a>`;

async function start(): Promise<void> {
  const { startTracking } = await import("./public-page.ts");
  startTracking([]);
}

const bar = () => document.querySelector<HTMLElement>('[aria-label="Visit counting"]');
const isAsked = () => vi.waitFor(() => expect(bar()).not.toBeNull());

function press(words: string): void {
  const buttons = Array.from(document.querySelectorAll("button"));
  buttons.find(({ textContent }) => textContent === words)?.click();
}

function buyWeekly(): void {
  document.addEventListener("click", (event) => event.preventDefault(), { once: true });
  document.querySelector<HTMLElement>("#weekly")?.click();
}

/** Imports what the page would import, and expects no consent bar. */
async function isNotAsked(): Promise<void> {
  await import("./consent-bar.ts");
  await Promise.resolve();
  expect(bar()).toBeNull();
}

test("a visitor who is asked has no pixel before she consents; then pixels get this page's events", async () => {
  const page = givenPage("/weekly-pass", links);
  const pixels = givenPixels("ask");
  await start();
  await isAsked();
  buyWeekly();
  expect([pixels.scripts(), pixels.meta, pixels.snap]).toEqual([[], [], []]);
  expect((await page.sentBatches())[0]).toMatchObject({ isPrivate: true });
  press("Allow");
  expect(bar()).toBeNull();
  await vi.waitFor(() =>
    expect(pixels.toldMeta().map(([, name]) => name)).toEqual([
      "PageView",
      "ViewContent",
      "AddToCart",
    ]),
  );
  expect(pixels.scripts()).toHaveLength(2);
});

test("a refusal is stored: nothing is loaded, and the next page doesn't ask", async () => {
  givenPage("/weekly-pass", links);
  const pixels = givenPixels("ask");
  await start();
  await isAsked();
  press("Don’t allow");
  buyWeekly();
  expect(bar()).toBeNull();
  vi.resetModules();
  history.replaceState(null, "", "/");
  await start();
  await isNotAsked();
  expect([pixels.scripts(), pixels.meta, pixels.snap]).toEqual([[], [], []]);
});

test("events held on a page that is left without an answer are sent to no pixel", async () => {
  const page = givenPage("/weekly-pass", links);
  const pixels = givenPixels("ask");
  await start();
  await isAsked();
  await page.sentBatches();
  bar()?.remove();
  vi.resetModules();
  history.replaceState(null, "", "/");
  await start();
  await isAsked();
  press("Allow");
  await vi.waitFor(() => expect(pixels.toldMeta()).toEqual([["track", "PageView", {}]]));
});

test.each([
  ["where no pixel is configured", () => undefined],
  ["where visitors are told and not asked", () => void givenPixels()],
  [
    "whose browser refuses for her",
    () => {
      givenPixels("ask");
      Object.defineProperty(navigator, "globalPrivacyControl", { configurable: true, value: true });
    },
  ],
  [
    "who is a student",
    () => {
      givenPixels("ask");
      markSignedIn("yes");
    },
  ],
])("the consent bar is not shown to a visitor %s", async (_where, given) => {
  givenPage("/weekly-pass");
  given();
  await start();
  await isNotAsked();
});

test("on /privacy the choice is part of the page, and says that nothing is sent yet", async () => {
  givenPage(
    "/privacy",
    `<p data-consent-state="" hidden></p><button hidden data-consent="allowed"></button>`,
  );
  const pixels = givenPixels("ask");
  await start();
  const state = document.querySelector<HTMLElement>("[data-consent-state]");
  await vi.waitFor(() => expect(state?.textContent).toMatch(/until you allow it/u));
  await isNotAsked();
  expect(pixels.scripts()).toEqual([]);
});

test("on /auth the pixels get the event of a new account only if the visitor consented", async () => {
  givenPage("/auth");
  givenPixels("ask");
  const { hasPendingEvents: hasHeld } = await import("./pixel-gate.ts");
  const { track } = await import("./track.ts");
  track("CompleteRegistration", {});
  expect(hasHeld()).toBe(false);
  localStorage.setItem("tracking_consent", "allowed");
  expect(hasHeld()).toBe(true);
});
