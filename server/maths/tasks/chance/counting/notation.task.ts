import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { rationalLatex } from "../../../numbers/written.ts";
import type { MathsStep } from "../../../outcome.ts";
import { notSupported } from "../../../refusal.ts";
import { lesson, numberAnswer, step } from "../../../lesson/lesson.ts";
import { wholeBetween } from "../../../variation/random.ts";
import { defineTask, type Proof } from "../../../task/task.ts";
import {
  cancelledLatex,
  combinationLatex,
  factorialLatex,
  fallingLatex,
  permutationLatex,
} from "./count.ts";
import {
  type Counting,
  countingValue,
  leafByPrimes,
  leafValue,
  leaves,
  readCounting,
} from "./expression.ts";
import { reasons } from "../../../working/reasons.ts";

const frame =
  /^\s*(?:please\s+)?(?:(?:find|evaluate|compute|calculate|simplify|what\s+is|what's|determine|work\s+out|solve|find\s+out)\s*:?\s+)?(?:the\s+)?(?:value\s+of\s+)?(.*?)(?:\s+(?:ka\s+maan\s+)?(?:nikalo|batao|kya\s+hai)|\s*=)?[\s.?]*$/is;

type Leaf = ReturnType<typeof leaves>[number];

function leafLatex(leaf: Leaf): string {
  switch (leaf.kind) {
    case "number":
      return `${leaf.value}`;
    case "factorial":
      return `${leaf.of}!`;
    case "choose":
      return leaf.letter === "C"
        ? combinationLatex(leaf.from, leaf.count)
        : permutationLatex(leaf.from, leaf.count);
  }
}

const signs = { "+": " + ", "-": " - ", "*": " \\times " } as const;

function latex(part: Counting, write: (leaf: Leaf) => string): string {
  if (part.kind === "group") return `(${latex(part.inner, write)})`;
  if (part.kind !== "operation") return write(part);
  const [left, right] = [latex(part.left, write), latex(part.right, write)];
  if (part.sign !== "/") return `${left}${signs[part.sign]}${right}`;
  return `\\frac{${bare(left)}}{${bare(right)}}`;
}

/** A fraction bar groups its sides without brackets. */
function bare(text: string): string {
  const isWrapped = text.startsWith("(") && text.endsWith(")") && !/\).*\(/.test(text);
  return isWrapped ? text.slice(1, -1) : text;
}

function worked(leaf: Leaf): MathsStep | null {
  const value = rationalLatex(q.rational(leafValue(leaf)));
  switch (leaf.kind) {
    case "number":
      return null;
    case "factorial":
      return step(
        `Work out ${leaf.of}!`,
        leaf.of === 0
          ? "By definition $0! = 1$."
          : "$n!$ is the product of all whole numbers from $n$ down to 1.",
        `${leaf.of}! = ${leaf.of < 2 ? "" : `${factorialLatex(leaf.of)} = `}${value}`,
      );
    case "choose": {
      const { from, count } = leaf;
      if (leaf.letter === "P") {
        return step(
          "Use the formula of permutations",
          "${}^nP_r = \\frac{n!}{(n-r)!}$: start with $n$ and multiply $r$ factors going down.",
          `${permutationLatex(from, count)} = \\frac{${from}!}{${from - count}!} = ${count > 1 ? `${fallingLatex(from, count)} = ` : ""}${value}`,
        );
      }
      return step(
        "Use the formula of combinations",
        "${}^nC_r = \\frac{n!}{r!\\,(n-r)!}$; cancel the larger factorial below.",
        `${combinationLatex(from, count)} = \\frac{${from}!}{${count}! \\times ${from - count}!} = ${Math.min(count, from - count) > 1 ? `${cancelledLatex(from, count)} = ` : ""}${value}`,
      );
    }
  }
}

function steps(problem: Counting, value: Rational): MathsStep[] {
  const own = [...new Map(leaves(problem).map((leaf) => [leafLatex(leaf), leaf])).values()];
  const found = own.map(worked).filter((one) => one !== null);
  if (problem.kind !== "operation" && problem.kind !== "group") return found;
  const line = latex(problem, (leaf) => rationalLatex(q.rational(leafValue(leaf))));
  return [
    ...found,
    step("Put the values in and work it out", reasons.order, rationalLatex(value), line),
  ];
}

function prove(problem: Counting, value: Rational): Proof | null {
  const again = countingValue(problem, leafByPrimes);
  if (!again || !q.equals(again, value)) return null;
  return {
    method: "Worked out again from the prime factors of each factorial",
    lines: [`${latex(problem, leafLatex)} = ${rationalLatex(again)}`],
  };
}

/** Factorials, permutations and combinations in symbols. */
export const countingNotation = defineTask<Counting, Rational>({
  name: "factorials-and-combinations",
  takesBareMaths: true,
  recognise: ({ text }) => {
    if (text.length > 120 || !/\d\s*!|[cp]|choose|binom/i.test(text)) return null;
    if (
      !/\d\s*!|\d\}?\s*\\?(?:mathrm\{)?[CP]\}?\s*_?\s*[{\d₀-₉]|[CP]\s*\(\s*\d|choose|binom|[⁰¹²³⁴-⁹]\s*[CP]/i.test(
        text,
      )
    )
      return null;
    return readCounting(frame.exec(text)?.[1] ?? "");
  },
  reading: (problem) => latex(problem, leafLatex),
  solve: (problem) => {
    const value = countingValue(problem, leafValue);
    if (!value) throw notSupported("Dividing by 0 has no answer. Check the number below the line.");
    return value;
  },
  prove,
  explain: (problem, value) => {
    const isChoice = leaves(problem).some((leaf) => leaf.kind === "choose");
    return lesson({
      topic: "Permutations and Combinations",
      method: isChoice ? "Formulas of permutations and combinations" : "Factorials",
      answer: numberAnswer(value),
      steps: steps(problem, value),
      idea: isChoice
        ? "A permutation counts choices with their order, a combination counts them without."
        : "A factorial is the product of all whole numbers down to 1.",
      firstMove: "Write each part as a product, and look for what cancels.",
      finalMove: "Cancel what you can and multiply the rest. What do you get?",
      terms: { Factorial: "$n! = n \\times (n - 1) \\times \\cdots \\times 2 \\times 1$" },
      next: ["Why is ${}^nC_r$ the same as ${}^nC_{n-r}$?"],
    });
  },
  vary: (problem, random) => {
    const from = wholeBetween(random, 5, 12);
    const taken = wholeBetween(random, 2, Math.min(4, from - 1));
    const [first] = leaves(problem);
    if (problem.kind === "choose") return `Find ${problem.letter}(${from}, ${taken})`;
    if (first?.kind === "choose") {
      return `Find ${first.letter}(${from}, ${taken}) + ${first.letter}(${from}, ${taken - 1})`;
    }
    if (problem.kind === "factorial") return `Find ${wholeBetween(random, 4, 9)}!`;
    return `Evaluate ${from}!/(${taken}! ${from - taken}!)`.replace("! ", "! × ");
  },
  examples: ["Find C(10, 3)", "Evaluate 8!/(5! × 3!)", "Find 8P3"],
});
