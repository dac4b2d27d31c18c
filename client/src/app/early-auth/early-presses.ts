import { seemsSignedIn, takeOver } from "../../lib/take-over.ts";

/**
 * Inline script of the auth page, which runs before the page is painted. It fetches the app at the first interaction,
 * and records presses until the app has loaded: if the browser submitted the form itself, the press would be lost and
 * the password would appear in the address. Typed text needs no recording, because the fields stay in place.
 */
const { app = "", styles = "" } = document.currentScript?.dataset ?? {};
const presses: (() => void)[] = [];

function recordPress(event: Event): void {
  const button = event.target instanceof Element && event.target.closest("button");
  if (button && button.type === "button") presses.push(() => button.click());
}

function recordSubmit(event: Event): void {
  event.preventDefault();
  const form = event.target;
  // Repeated presses of the same button are recorded once.
  if (!(form instanceof HTMLFormElement) || form.ariaBusy === "true") return;
  form.ariaBusy = "true";
  presses.push(() => {
    form.ariaBusy = null;
    form.requestSubmit();
  });
}

document.addEventListener("click", recordPress);
document.addEventListener("submit", recordSubmit);

document.addEventListener(
  takeOver,
  () => {
    document.removeEventListener("click", recordPress);
    document.removeEventListener("submit", recordSubmit);
    for (const press of presses) press();
  },
  { once: true },
);

const retryMs = 3000;

/**
 * Fetches all files at once: the app itself names its imports only after it has loaded. Retried on a flaky connection.
 */
function fetchApp(): void {
  Promise.all(app.split(" ").map((file) => import(/* @vite-ignore */ file))).catch(() =>
    setTimeout(fetchApp, retryMs),
  );
}

const interactionEvents = ["pointermove", "pointerdown", "keydown", "focusin", "input"] as const;

function loadApp(): void {
  for (const event of interactionEvents) document.removeEventListener(event, loadApp);
  for (const href of styles.split(" "))
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "stylesheet", href }),
    );
  fetchApp();
}

// A visitor who only looks doesn't download the app; one who begins to type has it before she finishes.
for (const event of interactionEvents) document.addEventListener(event, loadApp);

// A signed-in student is redirected, so the app is fetched right after the frame that paints the page.
if (seemsSignedIn())
  document.addEventListener("DOMContentLoaded", () =>
    requestAnimationFrame(() => setTimeout(loadApp)),
  );
