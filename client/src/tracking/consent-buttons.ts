import { type Consent, consentGiven, giveConsent, mayShare } from "./consent.ts";
import { closePixels, openPixelsWhenIdle } from "./pixel-gate.ts";

/** The visitor's choice on /privacy. Its buttons are hidden where no script runs, for then nothing is tracked either. */
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
    button.setAttribute("aria-pressed", String(button.dataset["consent"] === consentGiven()));
  }
}

function stateInWords(): string {
  switch (consentGiven()) {
    case "allowed":
      return "You have allowed ad measurement on our public pages.";
    case "refused":
      return "You have refused ad measurement. Nothing is told to ad platforms.";
    case null:
      return mayShare()
        ? "You have not chosen. Ad measurement is on where we use it, on our public pages only."
        : "Your browser asks us not to share (Global Privacy Control), so ad measurement is off.";
  }
}

const consentButtons = () => document.querySelectorAll<HTMLButtonElement>("button[data-consent]");

const isConsent = (value: string | undefined): value is Consent =>
  value === "allowed" || value === "refused";

function choose(consent: Consent): void {
  giveConsent(consent);
  if (consent === "allowed") openPixelsWhenIdle();
  else closePixels();
  showConsent();
}
