import { productName, rupees, weeklyPass } from "#shared/catalogue.ts";
import { Icon } from "../../ui/icon.tsx";
import { BuyLink } from "../parts/buy-link.tsx";
import { Section } from "../parts/section.tsx";
import { tools } from "../parts/tools.ts";
import type { Question } from "../structured-data.ts";

const { days, hours, price } = weeklyPass;

export const questions: readonly Question[] = [
  {
    question: "Will I be charged again?",
    answer: `No. The pass is ${rupees(price)} once. It ends after ${days} days (${hours} hours) and doesn’t renew by itself.`,
  },
  {
    question: "What is in the pass?",
    answer: `All the tools, for every subject: ${tools.map(({ name }) => name).join(", ")}.`,
  },
  {
    question: "Which classes is it for?",
    answer: "Classes 4 to 12. Explanations use words of your own class.",
  },
  {
    question: "Can I trust the answers?",
    answer:
      "What can be calculated is calculated a second time, and only then marked “Checked”. What can’t be checked says so.",
  },
  {
    question: "Do I need to install something?",
    answer: `No. ${productName} runs in the browser of any phone, and you can add it to your home screen.`,
  },
];

/** Native `details`: it opens without scripts, and its text can be searched. */
export function Questions() {
  return (
    <Section
      heading="Before you ask"
      className="border-t border-rule bg-sheet"
      columns="md:grid-cols-[1fr_2fr]"
      beside={<Answers />}
    />
  );
}

function Answers() {
  return (
    <>
      <div className="grid">
        {questions.map(({ question, answer }) => (
          <details key={question} className="group border-b border-rule">
            <summary className="flex min-h-13 list-none items-center justify-between gap-3 py-2 font-semibold [&::-webkit-details-marker]:hidden">
              {question}
              <Icon
                name="down"
                className="size-5 text-ink-soft transition-transform duration-short group-open:rotate-180"
              />
            </summary>
            <p className="pb-4 text-ink-soft">{answer}</p>
          </details>
        ))}
      </div>
      <BuyLink plan="weekly" cta="buy_weekly_pass" location="questions">
        Start my {days} days
      </BuyLink>
    </>
  );
}
