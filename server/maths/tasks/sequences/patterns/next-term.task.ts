import { type NumberStyle, rationalLatex, rationalPlain } from "../../../numbers/written.ts";
import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { lesson } from "../../../lesson/lesson.ts";
import { wholeBetween } from "../../../variation/random.ts";
import { defineTask } from "../../../task/task.ts";
import { clauses, countOf, readWhole } from "../../../wording/line-reader.ts";
import { isBlank, readNumberList } from "../../../wording/number-list.ts";
import { questionLine } from "../../../wording/question-line.ts";
import { continueTerms, findRule, type Rule } from "./find-rule.ts";
import { nextTermSteps, ruleWords } from "./next-term-steps.ts";
import { proveContinued } from "./prove-continued.ts";

interface NextTermProblem {
  terms: readonly Rational[];
  style: NumberStyle;
  /** The number of next terms requested. */
  count: number;
}

export interface NextTermResult {
  rule: Rule;
  next: readonly Rational[];
}

const find =
  "[find|write|give|tell|guess|predict|what_is|what_are|what_will_be|which_is|calculate|state]";
const sequence =
  "[sequence|number_sequence|series|number_series|pattern|number_pattern|following_sequence|following_series|following_pattern|list|given_sequence|given_series|given_pattern]";
const link = "[in|of|for|to|after|:|in_this|of_this]";

const oneNext = [
  `${find} next term|number|1|value|element ${link} ${sequence} [:] {list:list}`,
  `[what|which_number|what_number|which_term|what_term] comes|goes next ${link} ${sequence} [:] {list:list}`,
  `what is next ${link} ${sequence} [:] {list:list}`,
  `next ${link} ${sequence} [:] {list:list}`,
  `[complete|continue|extend] ${sequence} [:] {list:list}`,
  `[in] ${sequence} [:] {list:list} [.|,] what|which_number|what_number comes next`,
  `${sequence} [:] {list:list} [.|,] ${find} next term|number|1`,
  "{list:list} [,|.] [iska|iske_baad|to] agla|next number|term|pad [kya] [hoga|hai|aayega|batao]",
  "agla number|term|pad [kya] [hoga|hai|aayega|batao] [:] {list:list}",
];

const severalNext = [
  `${find} next {count:whole} terms|numbers ${link} ${sequence} [:] {list:list}`,
  `${sequence} [:] {list:list} [.|,] ${find} next {count:whole} terms|numbers [of] ${sequence}`,
];

const wordings = [
  ...clauses(oneNext, ({ list }) => problem(list, 1)),
  ...clauses(severalNext, ({ list, count }) => problem(list, countOf(count))),
];

const mostTerms = 12;

function problem(list: string | undefined, count: number): NextTermProblem | null {
  // A blank at the end of the list is the unknown term.
  const given = (list ?? "").replace(/(?:(?:,|and) )*(?:[_?]|\.\.\.)(?: (?:, )?[_?])?$/, "").trim();
  if (given.split(" ").some(isBlank) || count < 1 || count > 6) return null;
  const read = readNumberList(given);
  if (!read || read.dots !== "none" || read.values.length < 3 || read.values.length > mostTerms) {
    return null;
  }
  return { terms: read.values, style: read.style, count };
}

/** Returns the values in LaTeX, separated by commas. */
export function listLatex(values: readonly Rational[], style: NumberStyle): string {
  return values.map((value) => rationalLatex(value, style)).join(",\\; ");
}

/** Continues a sequence whose rule can be found from its terms. */
export const nextTerm = defineTask<NextTermProblem, NextTermResult>({
  name: "next-term",
  takesBareMaths: true,
  recognise: (question) => {
    if (!/\bnext\b|\bagla\b|complete|continue|extend/i.test(question.text)) return null;
    return readWhole(questionLine(question), wordings);
  },
  reading: ({ terms, style }) => `${listLatex(terms, style)},\\; \\ldots`,
  solve: ({ terms, count }) => {
    const rule = findRule(terms);
    return { rule, next: continueTerms(rule, terms, count) };
  },
  prove: ({ terms, style }, { rule, next }) => proveContinued(terms, rule, next, style),
  explain: ({ terms, style, count }, { rule, next }) => {
    const words = ruleWords(rule);
    return lesson({
      topic:
        rule.kind === "differences" && rule.rows.length === 2
          ? "Arithmetic Progressions"
          : "Number Patterns",
      method: words.method,
      difficulty: rule.kind === "differences" && rule.rows.length > 3 ? "advanced" : "beginner",
      answer: {
        latex: listLatex(next, style),
        plain: next.map((value) => rationalPlain(value, style)).join(", "),
        kind: "in-order",
      },
      steps: nextTermSteps(terms, rule, next, style),
      idea: words.idea,
      firstMove: words.firstMove,
      finalMove:
        count === 1
          ? "Use the rule on the last term once more. What do you get?"
          : "Use the rule again and again from the last term on. Which terms do you get?",
      terms: words.terms,
      next: ["What is the term after that?", "Which number would come before the first term?"],
    });
  },
  vary: ({ terms, count }, random) => varied(terms, count, random),
  examples: [
    "Find the next term of 3, 8, 15, 24, 35.",
    "What comes next: 2, 6, 18, 54?",
    "Write the next two terms of 21, 17, 13, 9.",
  ],
});

function varied(terms: readonly Rational[], count: number, random: () => number): string {
  const rule = findRule(terms);
  const asked = count === 1 ? "Find the next term of" : `Find the next ${count} terms of`;
  const starts = rule.kind === "differences" ? rule.rows.length : 2;
  const drawn = Array.from({ length: starts }, () =>
    q.rational(BigInt(wholeBetween(random, 1, starts > 3 ? 6 : 9))),
  );
  return `${asked} ${made(rule, drawn, terms.length)
    .map((value) => rationalPlain(value))
    .join(", ")}.`;
}

/** Returns a sequence with the same kind of rule and other starting numbers. */
function made(rule: Rule, drawn: readonly Rational[], length: number): Rational[] {
  const [first = q.one, second = q.one] = drawn;
  if (rule.kind === "differences") {
    const rows = drawn.map((value) => [value]);
    return continueTerms({ kind: "differences", rows }, [first], length - 1).toSpliced(0, 0, first);
  }
  if (rule.kind === "sum of two") {
    return [first, second, ...continueTerms(rule, [first, second], length - 2)];
  }
  const factor = q.add(q.one, second);
  const changed: Rule =
    rule.kind === "ratio" ? { kind: "ratio", ratio: factor } : { ...rule, factor };
  return [first, ...continueTerms(changed, [first], length - 1)];
}
