import { monthlyPlan, productName, rupees, weeklyPass } from "#shared/catalogue.ts";
import { paths } from "../../lib/paths.ts";
import { BuyLink } from "../parts/buy-link.tsx";
import { Hero } from "../parts/hero.tsx";
import { OfferBox } from "../parts/offer-box.tsx";
import { PhonePicture } from "../parts/phone-picture.tsx";
import { Sticker } from "../parts/price.tsx";
import { HomeworkSample } from "../parts/samples.tsx";
import { Section } from "../parts/section.tsx";
import { TickedList } from "../parts/ticked-list.tsx";
import { tools } from "../parts/tools.ts";
import { pictures } from "../pictures.ts";

const { days, hours, price } = weeklyPass;

export function WeeklyHero() {
  return (
    <Hero
      above={
        <p>
          <Sticker>No recurring charges</Sticker>
        </p>
      }
      headline={
        <>
          A whole week{" "}
          <span>
            of help for <span className="marked">{rupees(price)}.</span>
          </span>
        </>
      }
      lead={`Test on Monday? All tools and subjects for ${days} days. Pay once, and nothing renews.`}
    >
      <OfferBox>
        <div>
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span className="text-4xl font-extrabold tabular-nums">{rupees(price)}</span>
            <span className="text-lg text-ink-soft">for {days} days</span>
          </p>
          <p className="text-sm text-ink-soft">
            {hours} hours, about {rupees(price / days)} a day
          </p>
        </div>
        <BuyLink plan="weekly" cta="buy_weekly_pass" location="hero">
          Get the {weeklyPass.name}
        </BuyLink>
      </OfferBox>
    </Hero>
  );
}

export function WhatIsInside() {
  return (
    <Section
      eyebrow="Nothing held back"
      heading="Everything is in it"
      className="border-t border-rule bg-sheet"
      beside={
        <>
          <HomeworkSample />
          <BuyLink plan="weekly" cta="buy_weekly_pass" location="inside">
            Get it for {rupees(price)}
          </BuyLink>
        </>
      }
    >
      <TickedList items={tools.map(({ name, sentence }) => `${name}: ${sentence}`)} />
    </Section>
  );
}

const week = [
  { day: "1", what: "Clear tonight’s homework, one step at a time." },
  { day: "2–3", what: "Go back to the chapter that never made sense." },
  { day: "4–6", what: "Practise what you get wrong until you don’t." },
  { day: "7", what: "Walk into the test knowing what you know." },
] as const;

export function SevenDays() {
  return (
    <Section
      heading="What a week can do"
      className="border-t border-rule"
      columns="md:grid-cols-[1fr_18rem] md:items-center"
      beside={
        <PhonePicture
          picture={pictures.concepts}
          alt={`An idea of the school books explained in ${productName} in simple words`}
          caption="An explanation, as you will see it"
        />
      }
    >
      <ol className="margin-line overflow-hidden rounded-card border border-rule bg-sheet shadow-card">
        {week.map(({ day, what }) => (
          <li
            key={day}
            className="grid grid-cols-[3rem_1fr] border-b border-rule py-3 last:border-0"
          >
            <span className="text-center font-bold text-ink-soft tabular-nums">
              <span className="sr-only">Day </span>
              {day}
            </span>
            <span className="px-3">{what}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}

export function FinalCall() {
  return (
    <Section
      heading={`${days} days from now, you’ll know more`}
      className="border-t border-rule bg-sheet text-center"
    >
      <p className="text-lg text-ink-soft">
        {rupees(price)} once. No card is kept, and nothing renews.
      </p>
      <BuyLink
        plan="weekly"
        cta="buy_weekly_pass"
        location="final"
        className="mx-auto md:max-w-column"
      >
        Get the {weeklyPass.name}
      </BuyLink>
      <p>
        Sure already?{" "}
        <a
          href={paths.subscribe}
          data-cta="monthly_plan"
          data-location="final"
          className="inline-block py-2.5 font-semibold text-teal underline underline-offset-4"
        >
          The month is {rupees(monthlyPlan.price)}
        </a>
      </p>
    </Section>
  );
}
