import * as q from "../../../numbers/rational.ts";
import { type Amount, answerOf, type Label, noLabel, wordLabel } from "../../../story/amount.ts";
import { plural, singular } from "../../../story/nouns.ts";
import { readStory, type StoryFacts } from "../../../story/read-story.ts";
import { joinAnswers } from "../../../story/rule-story.ts";
import { storyText } from "../../../story/story-text.ts";
import { niceVariant } from "../../../story/vary-text.ts";
import type { MathsStep } from "../../../outcome.ts";
import { type Question, readQuestion } from "../../../read/question.ts";
import { lesson, step } from "../../../lesson/lesson.ts";
import { defineTask, type Proof } from "../../../task/task.ts";
import { narrowsNoun } from "../narrowed-nouns.ts";
import { remainderClauses } from "./remainder-clauses.ts";

type Asked = "needed" | "full" | "left" | "each";

interface Packing {
  all: bigint;
  /** The size of a group, or the number of shares. */
  divisor: bigint;
  /** The thing that is counted, and the group or the person who gets a share, in the singular. */
  thing: string;
  group: string;
  asked: readonly Asked[];
  amounts: readonly Amount[];
  text: string;
}

interface Quotient {
  whole: bigint;
  rest: bigint;
}

const about = /N\d.*N\d.*how many|N\d.*how many .*N\d/;
const allowed = new Set(["full", "complete"]);

function recognise(question: Question): Packing | null {
  const { text } = storyText(question);
  if (!about.test(text) || narrowsNoun(text, allowed)) return null;
  const told = readStory(question, remainderClauses);
  return told && packingOf(told, question.text);
}

function packingOf({ amounts, words, targets }: StoryFacts, text: string): Packing | null {
  const isShared = amounts.has("shares");
  const all = wholeOf(amounts.get("n"));
  const divisor = wholeOf(amounts.get(isShared ? "shares" : "k"));
  const names = targets.filter(isAsked);
  const nouns = nounsOf(words, isShared ? "s" : "g");
  if (!all || !divisor || !nouns || amounts.size !== 2 || names.length !== targets.length)
    return null;
  return canBeAsked(names, isShared, { all, divisor })
    ? { all, divisor, ...nouns, asked: names, amounts: [...amounts.values()], text }
    : null;
}

function canBeAsked(
  requests: readonly Asked[],
  isShared: boolean,
  { all, divisor }: Pick<Packing, "all" | "divisor">,
): boolean {
  // There are too few things for one group or share, so there is no division.
  if (divisor > all) return false;
  // Equal shares with a remainder are only accepted if the remainder is requested too.
  if (requests.join() === "each" && all % divisor !== 0n) return false;
  return requests.every((name) => name === "left" || (name === "each") === isShared);
}

/** The nouns of the things and of the groups; null if one is missing or they are the same. */
function nounsOf(
  words: ReadonlyMap<string, string>,
  role: string,
): Pick<Packing, "thing" | "group"> | null {
  const [thing, group] = ["x", role].map((name) => singular(words.get(name) ?? ""));
  const isClear = thing !== undefined && group !== undefined && thing !== "" && group !== "";
  return isClear && thing !== group ? { thing, group } : null;
}

function isAsked(role: string): role is Asked {
  return ["needed", "full", "left", "each"].includes(role);
}

function wholeOf(amount: Amount | undefined): bigint | null {
  if (!amount || !q.isInteger(amount.value) || amount.value.numerator <= 0n) return null;
  return amount.value.numerator;
}

function solve({ all, divisor }: Packing): Quotient {
  return { whole: all / divisor, rest: all % divisor };
}

function prove({ all, divisor }: Packing, { whole, rest }: Quotient): Proof | null {
  if (whole * divisor + rest !== all || rest < 0n || rest >= divisor) return null;
  const line =
    rest === 0n
      ? `${whole} \\times ${divisor} = ${all}`
      : `${whole} \\times ${divisor} + ${rest} = ${all}`;
  return { method: "Quotient × divisor + remainder = dividend", lines: [line] };
}

function labelOf(noun: string): Label {
  return wordLabel("number", plural(noun));
}

function valueOf(name: Asked, { whole, rest }: Quotient): bigint {
  if (name === "left") return rest;
  return name === "needed" && rest > 0n ? whole + 1n : whole;
}

function steps({ all, divisor, thing, group, asked }: Packing, result: Quotient): MathsStep[] {
  const { whole, rest } = result;
  const division = step(
    "Divide",
    asked.includes("each")
      ? "Equal sharing is division: all ÷ number of shares."
      : "How often does one group go into all? Divide.",
    rest === 0n
      ? `${all} \\div ${divisor} = ${whole}`
      : `${all} = ${divisor} \\times ${whole} + ${rest}`,
  );
  const last = asked.at(-1);
  if (last === "needed" && rest > 0n) {
    const why = `${whole} full ${plural(group)} are not enough: ${rest} ${named(thing, rest)} still need a place, so one more is needed.`;
    return [division, step("Take one more for the rest", why, `${whole + 1n}`, `${whole} + 1`)];
  }
  const why = "The quotient counts the equal groups or shares; the remainder is what is left over.";
  const lines = asked.map((name) => `\\text{${sayings[name]}: } ${valueOf(name, result)}`);
  return [division, step("Read off the answer", why, lines.join(",\\; "))];
}

function named(noun: string, count: bigint): string {
  return count === 1n ? noun : plural(noun);
}

const sayings: Readonly<Record<Asked, string>> = {
  needed: "Needed",
  full: "Full",
  left: "Left over",
  each: "Each gets",
};

/** Groups of equal size or equal shares, with or without a remainder. */
export const remainderStory = defineTask<Packing, Quotient>({
  name: "division-story",
  recognise,
  reading: ({ all, divisor }) => `${all} \\div ${divisor}`,
  solve,
  prove,
  explain: (packing, result) => {
    const { asked, thing, group } = packing;
    const answer = joinAnswers(
      asked.map((name) => ({
        name: sayings[name],
        answer: answerOf(
          q.rational(valueOf(name, result)),
          asked.length > 1
            ? noLabel
            : labelOf(name === "needed" || name === "full" ? group : thing),
        ),
      })),
    );
    return lesson({
      topic: "Division in daily life",
      method: "Division with remainder",
      answer,
      steps: steps(packing, result),
      idea: "Divide, and think about what the quotient and the remainder mean in the story.",
      firstMove: "Divide all there is by the size of one group, or by the number of shares.",
      finalMove: "What do the quotient and the remainder say about the question?",
      terms: { Remainder: "What is left over in a division. It is always less than the divisor." },
      next: ["How many more would be needed so that nothing is left over?"],
    });
  },
  vary: ({ text, amounts }, random) =>
    niceVariant({ text, amounts }, random, (made) => {
      const other = recognise(readQuestion(made.text));
      return other && other.all < 100n * other.divisor
        ? other.asked.map((name) => q.rational(valueOf(name, solve(other))))
        : null;
    }),
  examples: [
    "A box holds 12 pencils. How many boxes are needed for 150 pencils?",
    "34 chocolates are shared equally among 8 children. How many does each child get and how many are left over?",
    "146 laddoos are packed in boxes of 12 each. How many laddoos are left over?",
  ],
});
