import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { type NumberStyle, rationalLatex, rationalPlain } from "../../../numbers/written.ts";
import type { MathsAnswer, MathsStep } from "../../../outcome.ts";
import { notSupported } from "../../../refusal.ts";
import { lesson, step } from "../../../lesson/lesson.ts";
import { nonZeroBetween, wholeBetween } from "../../../variation/random.ts";
import { defineTask, type Proof } from "../../../task/task.ts";
import { clauses, readWhole } from "../../../wording/line-reader.ts";
import { readNumberList } from "../../../wording/number-list.ts";
import { questionLine } from "../../../wording/question-line.ts";
import { findRule, type Rule } from "./find-rule.ts";
import { inBrackets, nextTermSteps } from "./next-term-steps.ts";
import { listLatex } from "./next-term.task.ts";
import {
  type Coefficients,
  formulaLatex,
  formulaPlain,
  newtonForm,
  valueAt,
} from "./term-formula.ts";
import { reasons } from "../../../working/reasons.ts";

interface TermRuleProblem {
  terms: readonly Rational[];
  style: NumberStyle;
  /** The letter of the index. */
  letter: string;
  kind: "arithmetic" | "geometric" | "any";
}

type TermRule =
  | { kind: "polynomial"; rule: Extract<Rule, { kind: "differences" }>; formula: Coefficients }
  | { kind: "power"; first: Rational; ratio: Rational };

const find = "[what_is|find|write|give|work_out|determine|calculate|write_down|obtain]";
const expression = "[a|an] [rule|formula|expression] [for|of]";
const name = "<{kind:sequence}>";
const link = "[of|for|in] [this|a|an|following|given]";

const wordings = clauses(
  [
    `${find} ${expression} {letter:letter} th term ${link} ${name} [:] {list:list}`,
    `${find} ${expression} general|common term ${link} ${name} [:] {list:list}`,
    `${find} general|common term a_n|t_n ${link} ${name} [:] {list:list}`,
    `${find} a_n|t_n ${link} ${name} [:] {list:list}`,
    `[in] ${name} [:] {list:list} [.|,] ${find} ${expression} {letter:letter} th term`,
    `{list:list} [ka|ki|.|,] {letter:letter} th term|pad`,
  ],
  ({ list, letter = "n", kind = "" }) => {
    const named = kindNamed(kind);
    const read = readNumberList(withoutDots(list ?? ""));
    if (!read || !named || read.dots !== "none" || read.values.length > 12 || letter.length > 1) {
      return null;
    }
    return { terms: read.values, style: read.style, letter, kind: named };
  },
);

function withoutDots(list: string): string {
  return list.replace(/(?: ,)? \.\.\.$/, "");
}

/** Returns the kind of sequence that the words name; null for other words. */
function kindNamed(words: string): TermRuleProblem["kind"] | null {
  if (/^(?:(?:number )?(?:sequence|series|pattern|list)|)$/.test(words)) return "any";
  if (/^(?:ap|arithmetic (?:progression|sequence|series))$/.test(words)) return "arithmetic";
  return /^(?:gp|geometric (?:progression|sequence|series))$/.test(words) ? "geometric" : null;
}

function solve({ terms, kind }: TermRuleProblem): TermRule {
  const rule = findRule(terms);
  const isArithmetic = rule.kind === "differences" && rule.rows.length <= 2;
  const isOther =
    (kind === "arithmetic" && !isArithmetic) || (kind === "geometric" && rule.kind !== "ratio");
  if (isOther) {
    throw notSupported(
      `These terms are not in ${kind} progression. Check the numbers of the question.`,
    );
  }
  if (rule.kind === "ratio") return { kind: "power", first: terms[0] ?? q.zero, ratio: rule.ratio };
  if (rule.kind !== "differences") {
    throw notSupported(
      "I can say how these terms go on, but not write a formula for the n-th term. Ask for the next term.",
    );
  }
  const formula = newtonForm(rule.rows.map(([first]) => first ?? q.zero));
  return { kind: "polynomial", rule, formula };
}

function powerOf(ratio: Rational, times: number): Rational {
  return q.rational(ratio.numerator ** BigInt(times), ratio.denominator ** BigInt(times));
}

/** Evaluates the formula at the place of every given term. */
function prove({ terms, letter, style }: TermRuleProblem, found: TermRule): Proof | null {
  const value = (at: number): Rational =>
    found.kind === "polynomial"
      ? valueAt(found.formula, q.rational(BigInt(at)))
      : q.multiply(found.first, powerOf(found.ratio, at - 1));
  if (!terms.every((term, at) => q.equals(value(at + 1), term))) return null;
  return {
    method: "Put 1, 2, 3, … into the formula: it gives the terms of the question",
    lines: terms.map(
      (term, at) => `${letter} = ${at + 1}:\\quad t_{${at + 1}} = ${rationalLatex(term, style)}`,
    ),
  };
}

function answerOf({ letter, style }: TermRuleProblem, found: TermRule): MathsAnswer {
  if (found.kind === "polynomial") {
    return {
      latex: formulaLatex(found.formula, letter),
      plain: formulaPlain(found.formula, letter),
    };
  }
  const { first, ratio } = found;
  const [base, times] = [rationalPlain(ratio, style), rationalPlain(first, style)];
  const isPlain = /^\d+$/.test(base);
  return {
    latex: `${rationalLatex(first, style)} \\times ${powerBase(ratio, style)}^{${letter} - 1}`,
    plain: `${times.includes("/") ? `(${times})` : times}*${isPlain ? base : `(${base})`}^(${letter} - 1)`,
  };
}

function powerBase(ratio: Rational, style: NumberStyle): string {
  const text = rationalLatex(ratio, style);
  if (/^\d+$/.test(text)) return text;
  return text.includes("frac") ? `\\left(${text}\\right)` : `(${text})`;
}

function steps(problem: TermRuleProblem, found: TermRule): MathsStep[] {
  const { terms, letter, style } = problem;
  const { latex } = answerOf(problem, found);
  const general = `t_{${letter}}`;
  const first = rationalLatex(terms[0] ?? q.zero, style);
  if (found.kind === "power") {
    return [
      ...nextTermSteps(terms, { kind: "ratio", ratio: found.ratio }, [], style).slice(0, 1),
      step(
        "Put the first term and the common ratio into the formula",
        "The n-th term of a geometric progression is $ar^{n-1}$.",
        `${general} = ${latex}`,
      ),
    ];
  }
  const { rows } = found.rule;
  if (rows.length <= 2) return linearSteps({ letter, general, first, style, rows, latex });
  const table = nextTermSteps(terms, found.rule, [], style).slice(0, rows.length - 1);
  const newton = rows.map(([leading], order) =>
    newtonTerm(leading ?? q.zero, letter, order, style),
  );
  const sum = newton.filter((term) => term !== "").join(" + ");
  return [
    ...table,
    step(
      "Build the n-th term from the first entry of each row",
      "Newton's rule: the first term, plus $(n - 1)$ times the first difference, plus $\\frac{(n - 1)(n - 2)}{2}$ times the second one, and so on.",
      `${general} = ${sum}`,
    ),
    step(
      "Open the brackets and collect like terms",
      reasons.brackets,
      `${general} = ${latex}`,
      `${general} = ${sum}`,
    ),
  ];
}

interface Linear {
  letter: string;
  general: string;
  first: string;
  style: NumberStyle;
  rows: readonly (readonly Rational[])[];
  latex: string;
}

function linearSteps({ letter, general, first, style, rows, latex }: Linear): MathsStep[] {
  const [terms = [], differences = []] = rows;
  const size = differences[0] ?? q.zero;
  const [one = q.zero, two = one] = terms;
  const line = `${general} = ${first} + (${letter} - 1) \\times ${inBrackets(size, style)}`;
  return [
    step(
      "Find the first term and the common difference",
      "Each term minus the one before it gives the same number, so this is an arithmetic progression.",
      `a = ${first},\\quad d = ${rationalLatex(two, style)} - ${inBrackets(one, style)} = ${rationalLatex(size, style)}`,
    ),
    step("Put them into the formula", "The n-th term of an AP is $a + (n - 1)d$.", line),
    step("Open the bracket and collect", reasons.brackets, `${general} = ${latex}`, line),
  ];
}

function newtonTerm(leading: Rational, letter: string, order: number, style: NumberStyle): string {
  if (q.isZero(leading)) return "";
  const value = inBrackets(leading, style);
  if (order === 0) return rationalLatex(leading, style);
  const factors = Array.from({ length: order }, (_, at) => `(${letter} - ${at + 1})`).join("");
  const factorial = Array.from({ length: order }, (_, at) => at + 1).reduce(
    (all, one) => all * one,
    1,
  );
  return `${value} \\times ${factorial === 1 ? factors : `\\frac{${factors}}{${factorial}}`}`;
}

/** Finds a formula for the n-th term of a sequence from its first terms. */
export const termRule = defineTask<TermRuleProblem, TermRule>({
  name: "term-formula",
  recognise: (question) => {
    if (!/th\b|\bgeneral\b|\bcommon term|[at]_\{?n/i.test(question.text)) return null;
    return readWhole(questionLine(question), wordings);
  },
  reading: ({ terms, style, letter }) =>
    `${listLatex(terms, style)},\\; \\ldots,\\quad t_{${letter}} = \\;?`,
  solve,
  prove,
  explain: (problem, found) => {
    const isLinear = found.kind === "polynomial" && found.rule.rows.length <= 2;
    return lesson({
      topic: isLinear ? "Arithmetic Progressions" : "Sequences and Series",
      method: isLinear
        ? "n-th term of an AP"
        : found.kind === "power"
          ? "n-th term of a GP"
          : "Method of differences",
      difficulty: isLinear ? "beginner" : "advanced",
      answer: answerOf(problem, found),
      steps: steps(problem, found),
      idea: isLinear
        ? "The terms grow by the same number each time. How many such steps lead to the term in question?"
        : "See how each term comes from the one before: by the same difference, the same ratio, or differences that themselves follow a rule.",
      firstMove:
        found.kind === "power"
          ? "Divide each term by the one before it."
          : "Subtract each term from the one after it.",
      finalMove: "Put what you found into the formula and simplify. What do you get?",
      terms: { "General term": "A formula that gives any term from its place in the sequence." },
      next: ["Which term is the first one above 1000, if there is one?", "What is the 20th term?"],
    });
  },
  vary: ({ terms, letter }, random) => {
    const rule = findRule(terms);
    const degree = rule.kind === "differences" ? rule.rows.length - 1 : 1;
    const formula = Array.from({ length: Math.min(degree, 3) + 1 }, () =>
      q.rational(BigInt(nonZeroBetween(random, -6, 9))),
    );
    const length = Math.max(terms.length, degree + 2);
    const list = Array.from({ length }, (_, at) =>
      rationalPlain(valueAt(formula, q.rational(BigInt(at + 1)))),
    );
    const asking = wholeBetween(random, 0, 1) === 0 ? "What is" : "Find";
    return `${asking} the ${letter}th term of ${list.join(", ")}`.replace(/([a-z])th/, "$1'th");
  },
  examples: ["What is the n'th term of 5, 8, 11, 14?", "Find the n'th term of 2, 5, 10, 17, 26."],
});
