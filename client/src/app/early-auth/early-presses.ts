import { seemsSignedIn, takeOver } from "../../lib/take-over.ts";

/**
 * Stands in the auth page itself and runs before it is seen. It fetches the app at the first touch, and keeps what is
 * pressed until the app is there: a form that the browser sent by itself would lose the press, and write the
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

const signsOfLife = ["pointermove", "pointerdown", "keydown", "focusin", "input"] as const;

function begin(): void {
  for (const sign of signsOfLife) document.removeEventListener(sign, begin);
  for (const href of styles.split(" "))
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "stylesheet", href }),
    );
  fetchApp();
}

// Who only looks is not made to pay for the app; who begins to type has it before she is done.
for (const sign of signsOfLife) document.addEventListener(sign, begin);

// A student who is signed in is to be led on, after the frame that shows the page.
if (seemsSignedIn())
  document.addEventListener("DOMContentLoaded", () =>
    requestAnimationFrame(() => setTimeout(begin)),
  );
