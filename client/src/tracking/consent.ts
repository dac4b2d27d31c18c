import { store, stored } from "./stored.ts";

export type Consent = "allowed" | "refused";

const key = "tracking_consent";

declare global {
  interface Navigator {
    /**
     * Global Privacy Control: the visitor asks not to be tracked or have her data sold. Undefined if the browser
     * doesn't support it.
     */
    globalPrivacyControl?: boolean;
  }
}

/** The visitor's choice on /privacy, if any. */
export function consentGiven(): Consent | null {
  const said = stored("localStorage", key);
  return said === "allowed" || said === "refused" ? said : null;
}

export function giveConsent(consent: Consent): void {
  store("localStorage", key, consent);
}

/**
 * Whether this page has pixels and needs the visitor's consent before they are loaded (server/http/tracking-policy.ts).
 */
export function isAsked(): boolean {
  return document.querySelector(`meta[content*='"ask"']`) !== null;
}

/**
 * Whether third parties may get the events of this page. The visitor's choice has priority over her browser's setting.
 */
export function mayShare(): boolean {
  const unsaid = navigator.globalPrivacyControl || isAsked() ? "refused" : "allowed";
  return (consentGiven() ?? unsaid) === "allowed";
}
