import { store, stored } from "./stored.ts";

export type Consent = "allowed" | "refused";

const key = "tracking_consent";

declare global {
  interface Navigator {
    /** Global Privacy Control: the visitor asks not to be sold or shared. Missing where the browser doesn't know it. */
    globalPrivacyControl?: boolean;
  }
}

/** What the visitor said on /privacy, if anything. */
export function consentGiven(): Consent | null {
  const said = stored("localStorage", key);
  return said === "allowed" || said === "refused" ? said : null;
}

export function giveConsent(consent: Consent): void {
  store("localStorage", key, consent);
}

/** Whether anybody but us may be told what happens here. The visitor's word counts most, then her browser's. */
export function mayShare(): boolean {
  return (consentGiven() ?? (navigator.globalPrivacyControl ? "refused" : "allowed")) === "allowed";
}
