import { monthlyPlan, productName, rupees } from "#shared/catalogue.ts";
import { paths } from "../../lib/paths.ts";
import { BottomBar } from "../parts/bottom-bar.tsx";
import { BuyLink } from "../parts/buy-link.tsx";
import { ListPrice } from "../parts/price.tsx";
import { SiteFooter } from "../parts/site-footer.tsx";
import { SiteHeader } from "../parts/site-header.tsx";
import type { PublicPage } from "../public-page.ts";
import { productFacts } from "../structured-data.ts";
import { CostComparison } from "./cost-comparison.tsx";
import { FinalCall, Proof, SubscribeHero, WhatYouGet } from "./subscribe-blocks.tsx";

const { price, listPrice, earlyBirdPlaces } = monthlyPlan;
const description = `Every tool of ${productName} for ${rupees(price)} a month instead of ${rupees(listPrice)}, for the first ${earlyBirdPlaces} students. Step-by-step help for Classes 4 to 12. Cancel anytime.`;

/** Specification section 2, "Paid-ad landing page". */
export const subscribePage: PublicPage = {
  name: "subscribe",
  path: paths.subscribe,
  title: `Monthly plan for ${rupees(price)}, early bird · ${productName}`,
  description,
  structuredData: [productFacts.monthly(description)],
  content: (
    <>
      <SiteHeader />
      <main>
        <SubscribeHero />
        <WhatYouGet />
        <CostComparison />
        <Proof />
        <FinalCall />
      </main>
      <SiteFooter underBar />
      <BottomBar
        appearsAfter="hero"
        label="Buy the monthly plan"
        className="pointer-events-auto page-x flex items-center justify-end gap-4 border-t border-rule bg-sheet pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]"
      >
        <p className="shrink-0 leading-tight">
          <span className="block text-xl font-extrabold tabular-nums">{rupees(price)}</span>
          <ListPrice className="text-sm text-ink-soft" />
        </p>
        <BuyLink plan="monthly" cta="unlock_now" location="sticky_bar" className="md:max-w-column">
          Unlock Now
        </BuyLink>
      </BottomBar>
    </>
  ),
};
