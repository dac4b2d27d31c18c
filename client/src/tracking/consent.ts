import { writeItem, readItem } from "./browser-storage.ts";

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
export function storedConsent(): Consent | null {
  const said = readItem("localStorage", key);
  return said === "allowed" || said === "refused" ? said : null;
}

export function storeConsent(consent: Consent): void {
  writeItem("localStorage", key, consent);
}

/**
 * Whether this page has pixels and needs the visitor's consent before they are loaded (server/http/tracking-policy.ts).
 */
export function needsConsent(): boolean {
  return document.querySelector(`meta[content*='"ask"']`) !== null;
}

/**
 * Whether third parties may get the events of this page. The visitor's choice has priority over her browser's setting.
 */
export function mayShare(): boolean {
  const defaultConsent = navigator.globalPrivacyControl || needsConsent() ? "refused" : "allowed";
  return (storedConsent() ?? defaultConsent) === "allowed";
}
