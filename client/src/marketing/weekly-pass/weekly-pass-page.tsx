import { productName, rupees, weeklyPass } from "#shared/catalogue.ts";
import { paths } from "../../lib/paths.ts";
import { BottomBar } from "../parts/bottom-bar.tsx";
import { BuyLink } from "../parts/buy-link.tsx";
import { SiteFooter } from "../parts/site-footer.tsx";
import { SiteHeader } from "../parts/site-header.tsx";
import type { PublicPage } from "../public-page.ts";
import { faqFacts, productFacts } from "../structured-data.ts";
import { Questions, questions } from "./questions.tsx";
import { FinalCall, SevenDays, WeeklyHero, WhatIsInside } from "./weekly-blocks.tsx";

const { days, hours, price } = weeklyPass;
const description = `All of ${productName} for ${days} days: ${rupees(price)} once, ${hours} hours of step-by-step homework help for Classes 4 to 12, and no recurring charges.`;

/** Specification section 2, "Weekly pass page". */
export const weeklyPassPage: PublicPage = {
  name: "weeklyPass",
  path: paths.weeklyPass,
  title: `${days} days for ${rupees(price)}: the ${weeklyPass.name} · ${productName}`,
  description,
  structuredData: [productFacts.weekly(description), faqFacts(questions)],
  content: (
    <>
      <SiteHeader />
      <main>
        <WeeklyHero />
        <WhatIsInside />
        <SevenDays />
        <Questions />
        <FinalCall />
      </main>
      <SiteFooter underBar />
      <BottomBar
        appearsAfter={600}
        label="Buy the pass"
        className="pointer-events-auto page-x grid justify-items-end border-t border-rule bg-sheet pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]"
      >
        <BuyLink
          plan="weekly"
          cta="buy_weekly_pass"
          location="sticky_bar"
          className="md:max-w-column"
        >
          Get {days} days for {rupees(price)}
        </BuyLink>
      </BottomBar>
    </>
  ),
};
