import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import type { MathsStep } from "../../../outcome.ts";
import { type Question, readQuestion } from "../../../read/question.ts";
import { notSupported } from "../../../refusal.ts";
import {
  type Amount,
  amountLatex,
  answerOf,
  type Label,
  measureLabel,
  moneyLabel,
  noLabel,
  wordLabel,
} from "../../../story/amount.ts";
import { line, lineValue } from "../../../story/line.ts";
import { storyText } from "../../../story/story-text.ts";
import { niceVariant } from "../../../story/vary-text.ts";
import { rationalLatex } from "../../../numbers/written.ts";
import { lesson, step } from "../../../lesson/lesson.ts";
import { defineTask, type Proof } from "../../../task/task.ts";
import { inFigures, withSpokenFractions } from "../spoken-fractions.ts";
import { narrowsNoun } from "../narrowed-nouns.ts";
import { movement } from "./ledger-clauses.ts";
import { type Change, type Ledger, readLedger } from "./read-ledger.ts";

interface Entry {
  change: Change;
  /** The amount of the change, in the unit of the initial amount. */
  moved: Rational;
  movedLine: string | null;
  line: string;
  after: Rational;
}

/** The first sentence states the initial amount, and the last one requests the final amount. */
const about =
  /^(?:[^ .]+ ){0,9}[NMVWL]\d.* (?:how (?:many|much)|find|calculate|what is) (?:[^.]* )?(?:left|~?remaining|remain|remains|~remained|have|has|had|there|~there|now|is in|was in) [^.]*\. $/;

/** Verbs that may precede a noun without describing it. */
const verbs = new Set(["there", "donated"]);

function recognise(question: Question): Ledger | null {
  const { text } = storyText(question);
  if (!about.test(text) || !movement.test(text) || narrowsNoun(text, verbs)) return null;
  return readLedger(question);
}

function labelOf({ start, noun }: Ledger): Label {
  if (start.kind === "money") return moneyLabel(start.unit);
  if (start.measure) return measureLabel(start.kind, start.measure);
  return noun === "" ? noLabel : wordLabel("number", noun);
}

/** An amount in the unit of the initial amount. */
function valueOf(amount: Amount, { start }: Ledger): Rational {
  if (!amount.measure || !start.measure) return amount.value;
  return q.divide(q.multiply(amount.value, amount.measure.scale), start.measure.scale);
}

function solve(ledger: Ledger): Entry[] {
  const entries: Entry[] = [];
  let now = ledger.start.value;
  for (const change of ledger.changes) {
    const part = partLine(change, now);
    const moved = part === null ? valueOf(change.amount, ledger) : lineValue(part);
    const written = change.effect === "plus" ? line`${now} + ${moved}` : line`${now} - ${moved}`;
    now = lineValue(written);
    entries.push({ change, moved, movedLine: part, line: written, after: now });
  }
  const isCounted = ledger.start.kind === "number";
  const isWrong = entries.some(
    ({ after }) => q.sign(after) < 0 || (isCounted && !q.isInteger(after)),
  );
  if (isWrong) throw notSupported("With these numbers the story can't be true. Check the numbers.");
  return entries;
}

function partLine({ isPart, amount }: Change, now: Rational): string | null {
  if (!isPart) return null;
  return amount.kind === "percent"
    ? line`\frac{${amount.value}}{100} \times ${now}`
    : line`${rationalLatex(amount.value)} \times ${now}`;
}

/**
 * Proves the result backwards from the end: subtractions are added, additions subtracted, and after a fraction is taken
 * the rest is divided by the remaining fraction.
 */
function prove(ledger: Ledger, entries: readonly Entry[]): Proof | null {
  const lines: string[] = [];
  let now = entries.at(-1)?.after ?? q.zero;
  for (const { change } of [...ledger.changes].reverse().map((one) => ({ change: one }))) {
    const before = undo(change, now, ledger);
    lines.push(`${before.line} = ${amountLatex(before.value, noLabel)}`);
    now = before.value;
  }
  if (!q.equals(now, ledger.start.value)) return null;
  return {
    method: "Go back from the end to the start: add what went away, and take away what came",
    lines,
  };
}

function undo(change: Change, now: Rational, ledger: Ledger): { line: string; value: Rational } {
  const { amount } = change;
  if (change.isPart) {
    const part =
      amount.kind === "percent" ? q.divide(amount.value, q.rational(100n)) : amount.value;
    const kept = q.subtract(q.one, part);
    const written = line`${now} \div ${rationalLatex(kept)}`;
    return { line: written, value: q.divide(now, kept) };
  }
  const moved = valueOf(amount, ledger);
  return change.effect === "plus"
    ? { line: line`${now} - ${moved}`, value: q.subtract(now, moved) }
    : { line: line`${now} + ${moved}`, value: q.add(now, moved) };
}

function steps(ledger: Ledger, entries: readonly Entry[]): MathsStep[] {
  const label = labelOf(ledger);
  return entries.flatMap(({ change, moved, movedLine, line: written, after }) => {
    const sum: MathsStep = {
      title: change.effect === "plus" ? "Add what comes in" : "Take away what goes",
      why: change.effect === "plus" ? "It becomes more, so add." : "It becomes less, so subtract.",
      before: written,
      after: amountLatex(after, label),
    };
    const conversion = converted(change, moved, ledger, label);
    if (movedLine === null) return [...conversion, sum];
    const part: MathsStep = {
      title: "Find the part that goes",
      why: "“Of” means multiply.",
      before: movedLine,
      after: amountLatex(moved, label),
    };
    return [part, sum];
  });
}

function converted(
  { amount }: Change,
  moved: Rational,
  { start }: Ledger,
  label: Label,
): MathsStep[] {
  if (!amount.measure || amount.measure.symbol === start.measure?.symbol) return [];
  const own = amountLatex(amount.value, measureLabel(amount.kind, amount.measure));
  return [
    step(
      "Write it in the same unit",
      "Only amounts in the same unit can be added or subtracted.",
      `${own} = ${amountLatex(moved, label)}`,
    ),
  ];
}

function reading(ledger: Ledger): string {
  const label = labelOf(ledger);
  const changes = ledger.changes.map((change) => {
    const { effect, isPart, amount } = change;
    const sign = effect === "plus" ? "+" : "-";
    if (!isPart) return `${sign}${amountLatex(valueOf(amount, ledger), label)}`;
    return `${sign}${amount.kind === "percent" ? line`${amount.value}\%` : rationalLatex(amount.value)}\\text{ of it}`;
  });
  return `\\text{start: }${amountLatex(ledger.start.value, label)},\\; \\text{then } ${changes.join(",\\; ")}`;
}

/** The amount that remains after withdrawals and additions. */
export const ledgerStory = withSpokenFractions(
  defineTask<Ledger, Entry[]>({
    name: "what-is-left",
    recognise,
    reading,
    solve,
    prove,
    explain: (ledger, entries) =>
      lesson({
        topic: "Addition and subtraction in daily life",
        method: "One change after another",
        answer: answerOf(entries.at(-1)?.after ?? q.zero, labelOf(ledger)),
        steps: steps(ledger, entries),
        idea: "Go through the story in its order: add what comes in, and subtract what goes away.",
        firstMove: "Start with what there is at first, and look at what happens to it next.",
        finalMove: `What is $${entries.at(-1)?.line ?? ""}$?`,
        next: [
          "Would the answer be the same if things happened in another order?",
          "How can you go back from your answer to what there was at first?",
        ],
      }),
    vary: ({ text, start, changes }, random) =>
      niceVariant(
        { text, amounts: [start, ...changes.map(({ amount }) => amount)] },
        random,
        (made) => {
          const other = recognise(inFigures(readQuestion(made.text)));
          return other && solve(other).map(({ after }) => after);
        },
      ),
    examples: [
      "A shopkeeper has 96 pens. He sells 34 of them on Monday and 27 on Tuesday. How many pens are left?",
      "Anita had ₹400. She spent ₹145.50 on books and ₹60 on a toy. How much money is left with her?",
      "A tank contains 80 litres of water. 1/4 of it is used. Then 15 litres is added. How much water is there now?",
    ],
  }),
);
