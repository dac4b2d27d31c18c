import { monthlyPlan, rupees, testimonials, weeklyPass } from "#shared/catalogue.ts";
import { paths } from "../../lib/paths.ts";
import { byPhotos } from "../parts/by-photos.ts";
import { BuyLink } from "../parts/buy-link.tsx";
import { PlanOrFree } from "../parts/plan-or-free.tsx";
import { MonthlyPrice, Sticker } from "../parts/price.tsx";
import { Section } from "../parts/section.tsx";
import { Stats } from "../parts/stats.tsx";
import { TestimonialCard } from "../parts/testimonial-card.tsx";
import { TickedList } from "../parts/ticked-list.tsx";
import { countOfTools } from "../parts/tools.ts";

const included = [
  `All ${countOfTools.toLowerCase()}, for every subject`,
  byPhotos(
    "Questions typed, spoken or photographed",
    "Questions typed, spoken, or photographed from print",
  ),
  "Hints, steps or complete solutions",
  "Exam practice",
  "Streaks and badges",
];

export function PricingCard() {
  return (
    <Section
      id="price"
      eyebrow="One price"
      heading="Everything, for less than one tuition class"
      className="border-t border-rule bg-marigold-soft"
      beside={<Offer />}
    >
      <TickedList items={included} />
    </Section>
  );
}

function Offer() {
  return (
    <>
      <div className="grid gap-5 rounded-sheet border border-rule bg-sheet p-5 shadow-card">
        <div className="grid gap-1">
          <div className="flex items-start justify-between gap-3">
            <h3 className="text-lg font-semibold">{monthlyPlan.name}</h3>
            <Sticker>{`${monthlyPlan.percentOff}% off`}</Sticker>
          </div>
          <MonthlyPrice />
          <p className="text-sm text-ink-soft">
            Early bird, for the first {monthlyPlan.earlyBirdPlaces} students
          </p>
        </div>
        <BuyLink plan="monthly" cta="monthly_plan" location="pricing">
          Get the monthly plan
        </BuyLink>
        <p className="text-center text-sm text-ink-soft">Cancel anytime.</p>
      </div>
      <p className="text-center">
        Not sure yet?{" "}
        <a
          href={paths.weeklyPass}
          data-cta="weekly_pass"
          data-location="pricing"
          className="inline-block py-2.5 font-semibold text-teal underline underline-offset-4"
        >
          Try {weeklyPass.days} days for {rupees(weeklyPass.price)}
        </a>
      </p>
    </>
  );
}

export function Proof() {
  return (
    <Section
      heading="Students who ask, understand"
      className="border-t border-rule"
      beside={<TestimonialCard {...testimonials.landing} />}
    >
      <Stats />
    </Section>
  );
}

export function FinalCall() {
  return (
    <Section
      heading="Ask your first question tonight"
      className="border-t border-rule bg-sheet text-center"
    >
      <p className="text-lg text-ink-soft">
        It takes a name, a phone number and a minute. You can begin free.
      </p>
      <div className="mx-auto grid w-full max-w-column gap-3">
        <PlanOrFree location="final" />
      </div>
    </Section>
  );
}
