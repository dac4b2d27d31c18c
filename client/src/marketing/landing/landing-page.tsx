import { monthlyPlan, productName, rupees, tagline } from "#shared/catalogue.ts";
import { authPath, paths } from "../../lib/paths.ts";
import { buttonLook } from "../../ui/button-look.ts";
import { byPhotos } from "../parts/by-photos.ts";
import { BottomBar } from "../parts/bottom-bar.tsx";
import { StickyHeader } from "../parts/site-header.tsx";
import { SiteFooter } from "../parts/site-footer.tsx";
import type { PublicPage } from "../public-page.ts";
import { organization, productFacts } from "../structured-data.ts";
import { FeatureSections } from "./feature-sections.tsx";
import { Benefits, EarlyBirdBanner, FeatureTiles, LandingHero } from "./first-blocks.tsx";
import { FinalCall, PricingCard, Proof } from "./last-blocks.tsx";

const description = `Homework help for Classes 4 to 12: ${byPhotos("type or photograph a question", "type a question, or photograph a printed one,")} and see every step, with the answer checked. ${rupees(monthlyPlan.price)} a month, or begin free.`;

/** Specification section 2, "Landing page", block by block. */
export const landingPage: PublicPage = {
  name: "landing",
  path: paths.landing,
  title: `${productName}: ${tagline} for Classes 4 to 12`,
  description,
  structuredData: [organization, productFacts.withAll(description)],
  content: (
    <>
      <StickyHeader />
      <main>
        <LandingHero />
        <EarlyBirdBanner />
        <FeatureTiles />
        <Benefits />
        <FeatureSections />
        <PricingCard />
        <Proof />
        <FinalCall />
      </main>
      <SiteFooter underBar />
      <FloatingStart />
    </>
  ),
};

/** Appears at 800 pixels (specification section 9). */
function FloatingStart() {
  return (
    <BottomBar
      appearsAfter={800}
      label="Begin at once"
      className="page-x grid justify-items-center pb-4 md:justify-items-end"
    >
      <a
        href={authPath({ mode: "sign-up" })}
        data-floating-start=""
        data-cta="start_for_free"
        data-location="floating"
        className={`${buttonLook()} pointer-events-auto shadow-raised`}
      >
        Start for Free
      </a>
    </BottomBar>
  );
}
