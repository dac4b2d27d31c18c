import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { rationalLatex, rationalPlain } from "../../../numbers/written.ts";
import type { MathsAnswer, MathsStep } from "../../../outcome.ts";
import { lesson, step } from "../../../lesson/lesson.ts";
import { wholeBetween } from "../../../variation/random.ts";
import { defineTask, type Proof } from "../../../task/task.ts";

interface Problem {
  digit: number;
  /** "whole" for 5 + 55 + …, "decimal" for 0.5 + 0.55 + …. */
  kind: "whole" | "decimal";
  to: number | string;
}

const series = String.raw`((?:0?\.)?(\d)\s*\+\s*[\d.\s+]+?)\+?\s*(?:\.{3,}|…|⋯|\\ldots|\\cdots)\s*\+?,?\s*`;
const count = String.raw`(?:to|upto|up to|till|first)?\s*([nmp]|\d{1,2})\s*terms?(?:\s+(?:tak|ka|ki|sum|yog|nikalo|batao))*`;
const ask = String.raw`^(?:(?:find|calculate|evaluate|determine|what is)\s+)?(?:the\s+)?(?:sum\s+)?`;
const name = String.raw`(?:of\s+)?(?:the\s+)?(?:following\s+)?(?:series|sequence)?\s*[:,]?\s*`;

function recognise(typed: string): Problem | null {
  if (typed.length > 160 || !/(\d)\s*\+\s*(?:0?\.)?\1\1\s*\+/.test(typed)) return null;
  const text = typed.trim();
  const behind = new RegExp(`${ask}${name}${series}${count}[\\s.?]*$`, "i").exec(text);
  const before = new RegExp(
    `${ask}(?:of\\s+(?:the\\s+)?)?${count}\\s+${name}${series}[\\s.?]*$`,
    "i",
  ).exec(text);
  const [body, to] = behind ? [behind[1], behind[3]] : [before?.[2], before?.[1]];
  return body === undefined || to === undefined ? null : problemOf(body, to);
}

/** Reads the terms, each of which must have one more of the same digit than the one before; otherwise null. */
function problemOf(body: string, to: string): Problem | null {
  const terms = body.split("+").map((term) => term.trim());
  const writtenTerms = terms.filter((term) => term !== "");
  const [first = ""] = writtenTerms;
  const digit = first.replace(/^0?\./, "");
  const isDecimal = digit !== first;
  const fits = writtenTerms.every((term, at) => {
    const own = isDecimal ? term.replace(/^0?\./, "") : term;
    return own === digit.repeat(at + 1) && (own !== term) === isDecimal;
  });
  if (!fits || writtenTerms.length < 2 || !/^[1-9]$/.test(digit) || /^0+$/.test(to)) return null;
  return {
    digit: Number(digit),
    kind: isDecimal ? "decimal" : "whole",
    to: /^\d/.test(to) ? Number(to) : to.toLowerCase(),
  };
}

/** Returns the sum of `terms` terms by the GP formula for the powers of 10. */
function byFormula({ digit, kind }: Problem, terms: number): Rational {
  const ten = 10n ** BigInt(terms);
  const ninth = q.rational(BigInt(digit), 9n);
  const n = q.rational(BigInt(terms));
  const powers =
    kind === "whole" ? q.rational(10n * (ten - 1n), 9n) : q.rational(ten - 1n, 9n * ten);
  return q.multiply(ninth, kind === "whole" ? q.subtract(powers, n) : q.subtract(n, powers));
}

/** Returns the same sum by adding the terms. */
function added({ digit, kind }: Problem, terms: number): Rational {
  let sum = q.zero;
  for (let at = 1; at <= terms; at += 1) {
    const term = BigInt(`${digit}`.repeat(at));
    sum = q.add(sum, kind === "whole" ? q.rational(term) : q.rational(term, 10n ** BigInt(at)));
  }
  return sum;
}

function solve(problem: Problem): Rational | null {
  return typeof problem.to === "number" ? byFormula(problem, problem.to) : null;
}

function prove(problem: Problem, value: Rational | null): Proof | null {
  const tried = typeof problem.to === "number" ? [problem.to] : [1, 2, 3, 4, 5, 6, 7];
  const fits = tried.every((terms) => q.equals(byFormula(problem, terms), added(problem, terms)));
  const style = problem.kind === "decimal" ? "decimal" : "fraction";
  if (!fits || (value && !q.equals(value, added(problem, tried[0] ?? 0)))) return null;
  const counts = typeof problem.to === "number" ? tried : [1, 2, 3];
  return {
    method:
      typeof problem.to === "number"
        ? "All the terms added up one by one"
        : "The formula tried for the first few numbers of terms, and the terms added up",
    lines: counts.map((terms) => `S_{${terms}} = ${rationalLatex(added(problem, terms), style)}`),
  };
}

function closed({ digit, kind, to }: Problem): { open: string; answer: MathsAnswer } {
  if (kind === "whole") {
    const factor = digit === 1 ? "" : `${digit}`;
    return {
      open: `\\frac{${digit}}{9}\\left(\\frac{10(10^{${to}} - 1)}{9} - ${to}\\right)`,
      answer: {
        latex: `\\frac{${digit}}{81}\\left(10^{${to}+1} - 9${to} - 10\\right)`,
        plain: `${factor}(10^(${to} + 1) - 9${to} - 10)/81`,
      },
    };
  }
  return {
    open: `\\frac{${digit}}{9}\\left(${to} - \\frac{1}{9}\\left(1 - \\frac{1}{10^{${to}}}\\right)\\right)`,
    answer: {
      latex: `\\frac{${digit}}{81}\\left(9${to} - 1 + \\frac{1}{10^{${to}}}\\right)`,
      plain: `${digit === 1 ? "" : digit}(9${to} - 1 + 1/10^${to})/81`,
    },
  };
}

function steps(problem: Problem, value: Rational | null): MathsStep[] {
  const { digit, kind, to } = problem;
  const isWhole = kind === "whole";
  const { open, answer } = closed(problem);
  const last = value
    ? step(
        "Work it out",
        "Powers and brackets come first, as in BODMAS.",
        rationalLatex(value, isWhole ? "fraction" : "decimal"),
        open,
      )
    : step("Simplify", "Put it over one denominator, $9 \\times 9 = 81$.", answer.latex, open);
  return [
    ...(digit === 1
      ? []
      : [
          step(
            "Take the digit out as a common factor",
            "Distributive law, read backwards: $ab + ac = a(b + c)$.",
            `S = ${digit}(${isWhole ? "1 + 11 + 111 + \\cdots" : "0.1 + 0.11 + 0.111 + \\cdots"})`,
          ),
        ]),
    step(
      "Multiply and divide by 9",
      "Nines are one less than a power of 10, ones are not.",
      `S = \\frac{${digit}}{9}(${isWhole ? "9 + 99 + 999 + \\cdots" : "0.9 + 0.99 + 0.999 + \\cdots"})`,
    ),
    step(
      isWhole
        ? "Write each term as a power of 10 less 1"
        : "Write each term as 1 less a power of 0.1",
      `There are $${to}$ brackets.`,
      `S = \\frac{${digit}}{9}\\left(${isWhole ? "(10 - 1) + (10^{2} - 1) + (10^{3} - 1)" : "(1 - 0.1) + (1 - 0.1^{2}) + (1 - 0.1^{3})"} + \\cdots\\right)`,
    ),
    step(
      "Add up the powers as a GP, and the ones by counting",
      `The sum of a GP is $\\frac{a(r^{n} - 1)}{r - 1}$, here with $a = r = ${isWhole ? "10" : "0.1"}$.`,
      `S = ${open}`,
    ),
    last,
  ];
}

/** Finds the sums 5 + 55 + 555 + … and 0.5 + 0.55 + 0.555 + … */
export const repeatedDigits = defineTask<Problem, Rational | null>({
  name: "sum-of-repeated-digits",
  recognise: ({ text }) => recognise(text),
  reading: ({ digit, kind, to }) =>
    `${[1, 2, 3].map((times) => `${kind === "whole" ? "" : "0."}${`${digit}`.repeat(times)}`).join(" + ")} + \\cdots \\text{ to } ${to} \\text{ terms}`,
  solve,
  prove,
  explain: (problem, value) =>
    lesson({
      topic: "Sequences and Series",
      method: "Sum of a GP",
      difficulty: "advanced",
      answer: value
        ? {
            latex: rationalLatex(value, problem.kind === "whole" ? "fraction" : "decimal"),
            plain: rationalPlain(value, problem.kind === "whole" ? "fraction" : "decimal"),
          }
        : closed(problem).answer,
      steps: steps(problem, value),
      idea: "The terms form neither an AP nor a GP, but nines are powers of 10 less 1, and powers of 10 form a GP.",
      firstMove: "Take the digit out, then multiply and divide by 9.",
      finalMove: "Put the sum of the GP in and simplify. What do you get?",
      next: ["Why does this way need the number 9, whatever the digit is?"],
    }),
  vary: ({ kind }, random) => {
    const digit = wholeBetween(random, 2, 8);
    const terms = [1, 2, 3].map(
      (times) => `${kind === "whole" ? "" : "0."}${`${digit}`.repeat(times)}`,
    );
    return `Find the sum to n terms of the series ${terms.join(" + ")} + ...`;
  },
  examples: [
    "Find the sum to n terms of the series 5 + 55 + 555 + ...",
    "Find the sum to n terms of the series 0.7 + 0.77 + 0.777 + ...",
  ],
});
