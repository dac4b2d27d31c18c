import { pages } from "#shared/domain/pages.ts";
import { storeConsent } from "./consent.ts";
import { closePixels, openPixelsWhenIdle } from "./pixel-gate.ts";

const question =
  "May we count this visit for our adverts on Facebook, Instagram and Snapchat? We never do once a student is signed in.";

/**
 * Asks a visitor of a public page once. Created by script, so that a page without it has neither its markup nor its
 * styles.
 */
export function askForConsent(): void {
  const bar = document.createElement("section");
  bar.setAttribute("aria-label", "Visit counting");
  // Set as properties, which the page's content security policy allows, unlike a style attribute; this adds nothing to
  // the page's style sheet.
  Object.assign(bar.style, {
    position: "fixed",
    insetInline: "0.75rem",
    bottom: "0.75rem",
    // Above the bar with the buy button.
    zIndex: "30",
    maxWidth: "36rem",
    // At the left if there is room: the bar with the buy button has it on the right.
    marginInline: "0 auto",
    padding: "1rem",
    borderRadius: "1rem",
    border: "1px solid var(--rule)",
    background: "var(--sheet)",
    color: "var(--ink)",
    boxShadow: "0 0.5rem 2rem rgb(0 0 0 / 0.25)",
  });
  const words = document.createElement("p");
  words.textContent = `${question} `;
  const more = document.createElement("a");
  more.href = pages.privacy;
  more.textContent = "More about it";
  more.style.textDecoration = "underline";
  words.append(more);
  const choices = document.createElement("div");
  Object.assign(choices.style, {
    display: "flex",
    flexWrap: "wrap",
    gap: "0.75rem",
    marginTop: "0.75rem",
  });
  const end = (consent: "allowed" | "refused") => {
    storeConsent(consent);
    bar.remove();
    if (consent === "allowed") openPixelsWhenIdle();
    else closePixels();
  };
  choices.append(
    choice("Don’t allow", () => end("refused")),
    choice("Allow", () => end("allowed")),
  );
  bar.append(words, choices);
  document.body.append(bar);
}

/** Both buttons look the same: neither answer is easier than the other. */
function choice(words: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = words;
  Object.assign(button.style, {
    flex: "1",
    minHeight: "2.75rem",
    padding: "0 1rem",
    borderRadius: "0.75rem",
    border: "2px solid var(--teal)",
    fontWeight: "700",
    color: "var(--teal)",
  });
  button.addEventListener("click", onClick);
  return button;
}
