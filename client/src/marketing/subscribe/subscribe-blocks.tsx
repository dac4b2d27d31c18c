import { monthlyPlan, productName, rupees, testimonials, weeklyPass } from "#shared/catalogue.ts";
import { paths } from "../../lib/paths.ts";
import { Icon } from "../../ui/icon.tsx";
import { BuyLink } from "../parts/buy-link.tsx";
import { Hero } from "../parts/hero.tsx";
import { OfferBox } from "../parts/offer-box.tsx";
import { PhonePicture } from "../parts/phone-picture.tsx";
import { ListPrice, MonthlyPrice, Sticker } from "../parts/price.tsx";
import { Section } from "../parts/section.tsx";
import { Stats } from "../parts/stats.tsx";
import { TestimonialCard } from "../parts/testimonial-card.tsx";
import { unlocked } from "../parts/tools.ts";
import { pictures } from "../pictures.ts";

/** Days of the second-shortest month length: in a longer month the price per day is lower, so the claim holds. */
const daysInMonth = 30;

export function SubscribeHero() {
  const aDay = Math.ceil(monthlyPlan.price / daysInMonth);
  return (
    <Hero
      above={
        <p>
          <Sticker>{`Early bird: ${monthlyPlan.percentOff}% off`}</Sticker>
        </p>
      }
      headline={
        <>
          A patient tutor for <span className="marked">under {rupees(aDay)} a&nbsp;day.</span>
        </>
      }
      lead="Classes 4 to 12: every step explained, and what can be calculated is checked."
    >
      <OfferBox>
        <div>
          <MonthlyPrice />
          <p className="text-sm text-ink-soft">
            For the first {monthlyPlan.earlyBirdPlaces} students. Cancel anytime.
          </p>
        </div>
        <BuyLink plan="monthly" cta="unlock_now" location="hero">
          Unlock Now
        </BuyLink>
      </OfferBox>
      <WeeklyLink location="hero" />
    </Hero>
  );
}

function WeeklyLink({ location }: { location: string }) {
  return (
    <a
      href={paths.weeklyPass}
      data-cta="weekly_pass"
      data-location={location}
      className="inline-flex min-h-touch items-center justify-center gap-2 font-semibold text-teal underline underline-offset-4"
    >
      Or try {weeklyPass.days} Days for {rupees(weeklyPass.price)}
    </a>
  );
}

export function WhatYouGet() {
  return (
    <Section
      eyebrow="All of it, for every subject"
      heading="What you get"
      className="border-t border-rule bg-sheet"
      columns="md:grid-cols-[1fr_18rem] md:items-center"
      beside={
        <PhonePicture
          picture={pictures.doubts}
          alt={`An equation solved in ${productName} in three ways to choose from, step by step, with a line that says the answer is checked`}
          caption="A real answer, as your child sees it"
        />
      }
    >
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-3">
        {unlocked.map(({ id, icon, name, sentence }) => (
          <li key={id} className="grid content-start gap-2 rounded-card border border-rule p-4">
            <Icon name={icon} className="size-7 text-teal" />
            <h3 className="font-semibold">{name}</h3>
            <p className="text-sm text-ink-soft">{sentence}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Proof() {
  return (
    <Section heading="What students and parents say" className="border-t border-rule">
      <Stats wide />
      <div className="grid gap-3 md:grid-cols-2 lg:grid-cols-4">
        {testimonials.subscribe.map((testimonial) => (
          <TestimonialCard key={testimonial.who} {...testimonial} />
        ))}
      </div>
    </Section>
  );
}

export function FinalCall() {
  return (
    <Section
      heading={`${monthlyPlan.earlyBirdPlaces} early-bird places. One of them is yours.`}
      className="border-t border-rule bg-sheet text-center"
    >
      <p className="text-lg text-ink-soft">
        {rupees(monthlyPlan.price)} a month instead of <ListPrice />, and you can stop any time.
      </p>
      <div className="mx-auto grid w-full max-w-column">
        <BuyLink plan="monthly" cta="unlock_now" location="final">
          Unlock Now
        </BuyLink>
        <WeeklyLink location="final" />
      </div>
    </Section>
  );
}
