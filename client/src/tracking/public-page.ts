import { monthlyPlan, weeklyPass } from "#shared/catalogue.ts";
import type { PropertiesOf } from "#shared/domain/events.ts";
import { pages } from "#shared/domain/pages.ts";
import { seemsSignedIn } from "../lib/take-over.ts";
import { readItem, writeItem } from "./browser-storage.ts";
import { storedConsent, needsConsent } from "./consent.ts";
import { currentPage } from "./current-page.ts";
import { openPixelsWhenIdle } from "./pixel-gate.ts";
import { track } from "./track.ts";

type Plan = PropertiesOf<"AddToCart">["plan"];

/** Prices by plan, for the events of buy buttons (specification section 7). */
const prices = { monthly: monthlyPlan.price, weekly: weeklyPass.price } as const;

const ofPlan = (plan: Plan) => ({ plan, value: prices[plan], currency: "INR" }) as const;

/**
 * Tracks the opening and the taps of a static public page, including earlier taps; pixels are loaded when it is idle.
 */
export function startTracking(earlyTaps: readonly Element[]): void {
  const page = currentPage();
  track("PageView", {});
  if (page === "landing" || page === "subscribe" || page === "weeklyPass") {
    track("landing_page_viewed", {});
  }
  if (page === "subscribe") track("ViewContent", ofPlan("monthly"));
  if (page === "weeklyPass") track("ViewContent", ofPlan("weekly"));
  if (page === "thankYou") trackPurchase();
  trackSearch();
  earlyTaps.forEach(trackTap);
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element) trackTap(target);
  });
  openPixelsWhenIdle();
  if (shouldAskForConsent())
    void import("./consent-bar.ts").then(({ askForConsent }) => askForConsent());
  if (document.querySelector("[data-consent]")) {
    void import("./consent-buttons.ts").then(({ startConsentButtons }) => startConsentButtons());
  }
}

/** /privacy has the choice in its text; a browser with Global Privacy Control is not asked. */
function shouldAskForConsent(): boolean {
  const hasChosen = storedConsent() !== null || navigator.globalPrivacyControl === true;
  return needsConsent() && !hasChosen && !seemsSignedIn() && currentPage() !== "privacy";
}

function trackTap(target: Element): void {
  const plan = target.closest<HTMLElement>("[data-buy]")?.dataset["buy"];
  if (plan === "monthly" || plan === "weekly") track("AddToCart", ofPlan(plan));
  if (target.closest("[data-floating-start]")) {
    track("PAGE_VIEW", { content_name: "Start for Free" });
  }
  const action = target.closest<HTMLElement>("[data-cta]");
  if (!action) return;
  const { cta: name = "", location = "" } = action.dataset;
  track("cta_clicked", { name, location });
  if (!(action instanceof HTMLAnchorElement) || !leadsToSignUp(action)) return;
  track("Lead", {});
  track("lead_generated", { name, location });
}

const leadsToSignUp = ({ pathname, search }: HTMLAnchorElement) =>
  pathname === pages.auth && new URLSearchParams(search).get("mode") === "sign-up";

/** Tracks the search terms if a search ad brought the visitor here. */
function trackSearch(): void {
  const words = new URLSearchParams(location.search).get("utm_term")?.trim();
  if (words) track("Search", { search_string: words.slice(0, 50) });
}

/** Storage key, named by specification section 4. */
const purchaseFlag = "purchase_tracked";

/** Tracks a purchase on the page after a payment: reloading or revisiting it is no new purchase. */
function trackPurchase(): void {
  if (readItem("sessionStorage", purchaseFlag) !== null) return;
  const { price } = monthlyPlan;
  writeItem("sessionStorage", purchaseFlag, "true");
  const paid = { transaction_id: `txn_${Date.now()}`, value: price, currency: "INR" } as const;
  track("Purchase", paid);
  const item = { item_name: "Monthly access", item_category: "Education", quantity: 1 } as const;
  track("purchase", { ...paid, ...item, price });
}
