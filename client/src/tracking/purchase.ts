import { monthlyPlan } from "#shared/catalogue.ts";
import { store, stored } from "./stored.ts";
import { track } from "./track.ts";

/** Storage key, named by specification section 4. */
const flag = "purchase_tracked";

/** Tracks a purchase on the page after a payment: reloading or revisiting it is no new purchase. */
export function trackPurchase(): void {
  if (stored("sessionStorage", flag) !== null) return;
  const { price } = monthlyPlan;
  store("sessionStorage", flag, "true");
  const paid = { transaction_id: `txn_${Date.now()}`, value: price, currency: "INR" } as const;
  track("Purchase", paid);
  const item = { item_name: "Monthly access", item_category: "Education", quantity: 1 } as const;
  track("purchase", { ...paid, ...item, price });
}
