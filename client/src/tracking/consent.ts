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

/** Whether this page has pixels and the visitor is to be asked before they are loaded (server/http/tracking-policy.ts). */
export function isAsked(): boolean {
  return document.querySelector(`meta[content*='"ask"']`) !== null;
}

/** Whether anybody but us may be told what happens here. The visitor's word counts most, then her browser's. */
export function mayShare(): boolean {
  const unsaid = navigator.globalPrivacyControl || isAsked() ? "refused" : "allowed";
  return (consentGiven() ?? unsaid) === "allowed";
}
