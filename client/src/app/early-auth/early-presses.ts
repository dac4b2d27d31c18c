import { takeOver } from "../../lib/take-over.ts";

/**
 * Stands in the auth page itself and runs before it is seen. It fetches the app once the page has been painted, and keeps
 * what is pressed until the app is there: a form that the browser sent by itself would lose the press, and write the
 * password into the address. What is typed needs no keeping, for the fields stay where they are.
 */
const { app = "", styles = "" } = document.currentScript?.dataset ?? {};
const presses: (() => void)[] = [];

function keepPress(event: Event): void {
  const button = event.target instanceof Element && event.target.closest("button");
  if (button && button.type === "button") presses.push(() => button.click());
}

function keepForm(event: Event): void {
  event.preventDefault();
  const form = event.target;
  // Once is enough, however often an impatient finger presses.
  if (!(form instanceof HTMLFormElement) || form.ariaBusy === "true") return;
  form.ariaBusy = "true";
  presses.push(() => {
    form.ariaBusy = null;
    form.requestSubmit();
  });
}

document.addEventListener("click", keepPress);
document.addEventListener("submit", keepForm);

document.addEventListener(
  takeOver,
  () => {
    document.removeEventListener("click", keepPress);
    document.removeEventListener("submit", keepForm);
    for (const press of presses) press();
  },
  { once: true },
);

const again = 3000;

/** All files at once: the app names those that it needs only when it has come. A flaky line is tried again. */
function fetchApp(): void {
  Promise.all(app.split(" ").map((file) => import(/* @vite-ignore */ file))).catch(() =>
    setTimeout(fetchApp, again),
  );
}

function begin(): void {
  for (const href of styles.split(" "))
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "stylesheet", href }),
    );
  fetchApp();
}

// After the frame that shows the page: what is fetched before it takes the line from it.
document.addEventListener("DOMContentLoaded", () => requestAnimationFrame(() => setTimeout(begin)));
