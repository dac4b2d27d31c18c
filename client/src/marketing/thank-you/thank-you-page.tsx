import { productName, support } from "#shared/catalogue.ts";
import { choiceBy, placeOf } from "#shared/domain/page-template.ts";
import { authPath, paths } from "../../lib/paths.ts";
import { Icon } from "../../ui/icon.tsx";
import { ActionLink } from "../parts/action-link.tsx";
import { byPhotos } from "../parts/by-photos.ts";
import { Section } from "../parts/section.tsx";
import { SiteFooter } from "../parts/site-footer.tsx";
import { SiteHeader } from "../parts/site-header.tsx";
import { TickedList } from "../parts/ticked-list.tsx";
import { unlocked } from "../parts/tools.ts";
import type { PublicPage } from "../public-page.ts";
import { HomeScreenTip } from "./home-screen-tip.tsx";

/** Specification section 2, "Payment Successful page": where the payment provider sends a buyer. */
export const thankYouPage: PublicPage = {
  name: "thankYou",
  path: paths.thankYou,
  title: `Payment Successful · ${productName}`,
  description: `Your payment has come through. Create your ${productName} account and start learning: three steps, two minutes.`,
  content: (
    <>
      <SiteHeader />
      <main>
        <Arrived />
        <Section heading="You’ve unlocked" className="border-t border-rule bg-sheet">
          <TickedList className="md:grid-cols-3" items={unlocked.map(({ name }) => name)} />
        </Section>
        <ThreeSteps />
        <HomeScreenTip />
        <Help />
      </main>
      <SiteFooter />
    </>
  ),
};

function Arrived() {
  return (
    <section
      data-hero=""
      className="page-x grid gap-5 pt-9 pb-10 md:grid-cols-[auto_1fr_auto] md:items-center md:gap-x-8 md:py-14"
    >
      <span className="grid size-16 place-items-center rounded-full bg-teal text-on-teal">
        <Icon name="check" className="size-9" />
      </span>
      <div className="grid gap-3">
        <h1 className="text-3xl font-extrabold tracking-tight">Payment Successful</h1>
        <p className="text-lg text-ink-soft">
          Thank you! One thing is left: your account. Use the phone number that you paid with.
        </p>
      </div>
      <CreateAccount location="hero" />
    </section>
  );
}

function CreateAccount({ location }: { location: string }) {
  return (
    <ActionLink
      href={authPath({ mode: "sign-up" })}
      cta="create_account"
      location={location}
      variant="primary"
      className="min-h-13 text-lg"
    >
      Create Your Account Now
    </ActionLink>
  );
}

const steps = [
  { title: "Sign up", text: "Your name, class, phone number and a password. It takes a minute." },
  { title: "Choose a tool", text: "Homework due tomorrow? Begin with the Homework Assistant." },
  {
    title: "Start learning",
    text: `Ask your first question: ${byPhotos("type it, say it or photograph it", "type it, say it, or take a photo of a printed one")}.`,
  },
];

function ThreeSteps() {
  return (
    <Section
      heading="Three steps to your first answer"
      className="border-t border-rule"
      columns="md:grid-cols-[2fr_3fr]"
      beside={<Steps />}
    />
  );
}

function Steps() {
  return (
    <>
      <ol className="margin-line overflow-hidden rounded-card border border-rule bg-sheet shadow-card">
        {steps.map(({ title, text }, index) => (
          <li
            key={title}
            className="grid grid-cols-[3rem_1fr] border-b border-rule py-3 last:border-0"
          >
            <span aria-hidden="true" className="text-center text-lg font-bold text-ink-soft">
              {index + 1}
            </span>
            <span className="px-3">
              <span className="block font-semibold">{title}</span>
              <span className="text-ink-soft">{text}</span>
            </span>
          </li>
        ))}
      </ol>
      <CreateAccount location="steps" />
    </>
  );
}

function Help() {
  return (
    <Section heading="Something not right?" className="border-t border-rule" beside={<Contacts />}>
      <p className="text-ink-soft">
        Tell us, with the phone number that you paid with. We answer within {support.answerHours}{" "}
        hours.
      </p>
    </Section>
  );
}

/** The chat is shown only if one is configured. */
function Contacts() {
  const chat = choiceBy("supportWhatsapp");
  return (
    <div className="grid gap-3">
      <ActionLink
        href={`mailto:${placeOf("supportEmail")}?subject=${encodeURIComponent(`My ${productName} payment`)}`}
        cta="email_support"
        location="help"
      >
        Email Support
      </ActionLink>
      {chat.begin}
      <a
        href={`https://wa.me/${placeOf("supportWhatsapp")}`}
        target="_blank"
        rel="noopener noreferrer"
        data-cta="live_chat"
        data-location="help"
        className="inline-flex min-h-12 w-full items-center justify-center rounded-full border border-outline bg-sheet px-5 py-2 font-semibold hover:bg-desk"
      >
        Live Chat
        <span className="sr-only"> on WhatsApp (opens in a new tab)</span>
      </a>
      {chat.otherwise}
      {chat.end}
    </div>
  );
}
