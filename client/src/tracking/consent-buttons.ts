import { type Consent, storedConsent, storeConsent, mayShare } from "./consent.ts";
import { closePixels, openPixelsWhenIdle } from "./pixel-gate.ts";
import { forgetVisitor } from "./visitor.ts";

/** The visitor's choice on /privacy. Its buttons are hidden without scripts, because then nothing is tracked either. */
export function startConsentButtons(): void {
  for (const button of consentButtons()) {
    const { consent } = button.dataset;
    if (isConsent(consent)) button.addEventListener("click", () => choose(consent));
  }
  showConsent();
}

function showConsent(): void {
  const state = document.querySelector<HTMLElement>("[data-consent-state]");
  if (state) {
    state.textContent = stateInWords();
    state.hidden = false;
  }
  for (const button of consentButtons()) {
    button.hidden = false;
    button.setAttribute("aria-pressed", String(button.dataset["consent"] === storedConsent()));
  }
}

function stateInWords(): string {
  switch (storedConsent()) {
    case "allowed":
      return "You have allowed visits to be counted for adverts, on our public pages only.";
    case "refused":
      return "You have refused. Meta and Snap are told nothing.";
    case null:
      return undecidedInWords();
  }
}

function undecidedInWords(): string {
  if (navigator.globalPrivacyControl) {
    return "Your browser asks us not to share (Global Privacy Control), so visits are not counted for adverts.";
  }
  return mayShare()
    ? "You have not chosen. Where we use it, visits are counted for adverts, on our public pages only."
    : "You have not chosen. Meta and Snap are told nothing until you allow it.";
}

const consentButtons = () => document.querySelectorAll<HTMLButtonElement>("button[data-consent]");

const isConsent = (value: string | undefined): value is Consent =>
  value === "allowed" || value === "refused";

function choose(consent: Consent): void {
  closePixels();
  storeConsent(consent);
  if (consent === "allowed") openPixelsWhenIdle();
  else forgetVisitor();
  showConsent();
}
