import { monthlyPlan, productName, rupees } from "#shared/catalogue.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { byPhotos } from "../parts/by-photos.ts";
import { Hero } from "../parts/hero.tsx";
import { PhonePicture } from "../parts/phone-picture.tsx";
import { PlanOrFree } from "../parts/plan-or-free.tsx";
import { ListPrice, Sticker } from "../parts/price.tsx";
import { Eyebrow, Section } from "../parts/section.tsx";
import { countOfTools, tools } from "../parts/tools.ts";
import { pictures } from "../pictures.ts";

export function LandingHero() {
  return (
    <Hero
      above={<Eyebrow>Classes 4 to 12 · CBSE, ICSE, State</Eyebrow>}
      headline={
        <>
          Homework that{" "}
          <span>
            finally <span className="marked">makes sense.</span>
          </span>
        </>
      }
      lead={
        <>
          {byPhotos(
            "Type a question or photograph it.",
            "Type a question, or take a photo of a printed one.",
          )}{" "}
          See every step and a checked answer.
        </>
      }
    >
      <p>
        <strong>{rupees(monthlyPlan.price)} a month</strong> <ListPrice className="text-ink-soft" />
        <span className="text-ink-soft"> · Cancel anytime</span>
      </p>
      <PlanOrFree location="hero" />
    </Hero>
  );
}

export function EarlyBirdBanner() {
  return (
    <section
      aria-label="Early-bird offer"
      className="page-x flex flex-wrap items-center gap-x-5 gap-y-2 border-y border-rule bg-marigold-soft py-4"
    >
      <Sticker>{`${monthlyPlan.percentOff}% off`}</Sticker>
      <p className="text-lg font-semibold">
        Early bird: {rupees(monthlyPlan.price)} for the first {monthlyPlan.earlyBirdPlaces} students
      </p>
    </section>
  );
}

export function FeatureTiles() {
  return (
    <Section eyebrow={`${countOfTools}, one place`} heading="What do you need tonight?">
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-6 lg:grid-cols-5 lg:gap-4">
        {tools.map(({ id, icon, name, short }) => (
          <li
            key={id}
            className="max-md:odd:last:col-span-2 md:max-lg:col-span-2 md:max-lg:nth-last-[-n+2]:col-span-3"
          >
            <a
              href={`#${id}`}
              className="grid h-full content-start gap-2 rounded-card border border-rule bg-sheet p-4 shadow-card hover:bg-desk"
            >
              <span className="grid size-11 place-items-center rounded-full bg-teal-soft text-teal">
                <Icon name={icon} />
              </span>
              <span className="font-semibold">{name}</span>
              <span className="text-sm text-ink-soft">{short}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const benefits: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: "check",
    title: "Right, and shown to be right",
    text: "What can be calculated is calculated a second time. Only then does an answer say “Checked”.",
  },
  {
    icon: "bulb",
    title: "Learning, not copying",
    text: "Ask for a hint first. The answer stays hidden until you want it.",
  },
  {
    icon: "home",
    title: "There at 10 in the evening",
    text: "No travel, no waiting for Sunday’s class, and no question is too small to ask.",
  },
  {
    icon: "eye-off",
    title: "Made for children",
    text: "No adverts and no ad trackers where students learn. No other student ever sees a photo.",
  },
];

export function Benefits() {
  return (
    <Section
      eyebrow="For students, and for their parents"
      heading="Why families choose it"
      className="border-t border-rule bg-sheet"
      columns="md:grid-cols-[1fr_18rem] md:items-center"
      beside={
        <PhonePicture
          picture={pictures.homework}
          alt={`A homework question solved step by step in ${productName}, with each step’s reason and a line that says the answer is checked`}
          caption="A real answer, as it looks on your phone"
        />
      }
    >
      <ul className="grid gap-6 lg:grid-cols-2 lg:gap-10">
        {benefits.map(({ icon, title, text }) => (
          <li key={title} className="flex gap-4">
            <Icon name={icon} className="mt-0.5 size-6 text-teal" />
            <div className="grid gap-0.5">
              <h3 className="text-lg font-semibold">{title}</h3>
              <p className="text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
