import type { MathsStep } from "../../../outcome.ts";
import { notSupported } from "../../../refusal.ts";
import { lesson, step } from "../../../lesson/lesson.ts";
import { wholeBetween } from "../../../variation/random.ts";
import { defineTask, type Proof } from "../../../task/task.ts";
import {
  cancelledLatex,
  combinationLatex,
  combinations,
  fallingLatex,
  pascal,
  permutationLatex,
  permutations,
} from "./count.ts";

type CountProblem =
  /** ⁿPᵣ = v or ⁿCᵣ = v. */
  | { kind: "value"; letter: "C" | "P"; taken: number; value: bigint }
  /** ⁿCₐ = ⁿC_b, and the request: n or ⁿC_c. */
  | { kind: "equal"; first: number; second: number; asked: number | null };

const sign = String.raw`(?:\{\})?\^?\{?n\}?\s*([CP])\s*_?\s*\{?(\d+)\}?`;
const called = String.raw`([CP])\s*\(\s*n\s*,\s*(\d+)\s*\)`;
const ends = String.raw`(?:,|\.|then|and|find|what\s+is|calculate|determine|solve\s+for|the|value\s+of|\s)*`;
const start = String.raw`^(?:if|find|the|value|of|n|when|given|that|such|solve|for|calculate|determine|what|is|,|:|\s)*`;

function normal(text: string): string {
  return text
    .replaceAll("ⁿ", "n")
    .replaceAll(/[₀-₉]/g, (digit) => `${"₀₁₂₃₄₅₆₇₈₉".indexOf(digit)}`)
    .replaceAll(/\s+/g, " ")
    .trim();
}

const valueForms = [sign, called].map(
  (form) => new RegExp(`${start}${form}\\s*=\\s*(\\d+)${ends}(?:n)?[\\s.?]*$`, "i"),
);
const equalForms = [sign, called].map(
  (form) => new RegExp(`${start}${form}\\s*=\\s*${form}${ends}(?:n|${form})?[\\s.?]*$`, "i"),
);

function recognise(typed: string): CountProblem | null {
  const text = normal(typed);
  return firstOf(valueForms, text, valueProblem) ?? firstOf(equalForms, text, equalProblem);
}

function firstOf(
  forms: readonly RegExp[],
  text: string,
  read: (form: RegExp, text: string) => CountProblem | null,
): CountProblem | null {
  for (const form of forms) {
    const problem = read(form, text);
    if (problem) return problem;
  }
  return null;
}

function valueProblem(form: RegExp, text: string): CountProblem | null {
  const [, letter, typedTaken, value] = form.exec(text) ?? [];
  if (letter === undefined || value === undefined) return null;
  const taken = Number(typedTaken);
  if (!(taken >= 1 && taken <= 8)) return null;
  return {
    kind: "value",
    letter: letter.toUpperCase() === "P" ? "P" : "C",
    taken,
    value: BigInt(value),
  };
}

function equalProblem(form: RegExp, text: string): CountProblem | null {
  const [, one, first, two, second, three, asked] = form.exec(text) ?? [];
  if (first === undefined || second === undefined) return null;
  const letters = [one, two, ...(three === undefined ? [] : [three])];
  if (letters.some((letter) => letter?.toUpperCase() !== "C")) return null;
  return {
    kind: "equal",
    first: Number(first),
    second: Number(second),
    asked: asked === undefined ? null : Number(asked),
  };
}

const largest = 400;

interface Solved {
  n: number;
  value: bigint;
}

function solve(problem: CountProblem): Solved {
  if (problem.kind === "equal") {
    const { first, second, asked } = problem;
    if (first === second)
      throw notSupported("Both sides are the same, so every n fits. Check the question.");
    const n = first + second;
    return { n, value: asked === null ? BigInt(n) : combinations(n, asked) };
  }
  const count = problem.letter === "C" ? combinations : permutations;
  for (let n = problem.taken; n <= largest; n += 1) {
    const value = count(n, problem.taken);
    if (value === problem.value) return { n, value: BigInt(n) };
    if (value > problem.value) break;
  }
  throw notSupported("No whole number n fits this equation. Check the numbers of the question.");
}

function prove(problem: CountProblem, { n, value }: Solved): Proof | null {
  if (problem.kind === "equal") {
    const { first, second, asked } = problem;
    const [left, right] = [pascal(n, first), pascal(n, second)];
    const isAsked = asked === null ? value === BigInt(n) : pascal(n, asked) === value;
    if (left !== right || !isAsked || left === 0n) return null;
    return {
      method: "Put n back: both sides have the same value in Pascal's triangle",
      lines: [`${combinationLatex(n, first)} = ${left} = ${combinationLatex(n, second)}`],
    };
  }
  const { letter, taken } = problem;
  let again = pascal(n, taken);
  if (letter === "P") for (let factor = 2n; factor <= BigInt(taken); factor += 1n) again *= factor;
  if (again !== problem.value) return null;
  return {
    method: "Put n back (with Pascal's triangle)",
    lines: [
      `${letter === "C" ? combinationLatex(n, taken) : permutationLatex(n, taken)} = ${again}`,
    ],
  };
}

function steps(problem: CountProblem, { n, value }: Solved): MathsStep[] {
  if (problem.kind === "equal") {
    const { first, second, asked } = problem;
    return [
      step(
        "Compare the two sides",
        "${}^nC_a = {}^nC_b$ with different $a$ and $b$ means $a + b = n$, as choosing $a$ things leaves $n - a$.",
        `n = ${first} + ${second} = ${n}`,
      ),
      ...(asked === null
        ? []
        : [
            step(
              "Work out what is asked",
              "Now that $n$ is known, the formula gives the number.",
              `${combinationLatex(n, asked)} = ${Math.min(asked, n - asked) > 1 ? `${cancelledLatex(n, asked)} = ` : ""}${value}`,
            ),
          ]),
    ];
  }
  const { letter, taken } = problem;
  const factors = Array.from({ length: taken }, (_, at) => (at === 0 ? "n" : `(n - ${at})`)).join(
    "",
  );
  const right = letter === "P" ? problem.value : problem.value * permutations(taken, taken);
  return [
    step(
      "Write it out as a product",
      letter === "P"
        ? "${}^nP_r$ is the product of $r$ factors, from $n$ down."
        : `\${}^nC_r$ is that product over $r!$, so multiply both sides by ${taken}!.`,
      `${factors} = ${right}`,
    ),
    step(
      taken === 1
        ? "Read off n"
        : `Write the right side as a product of ${taken} whole numbers that follow each other`,
      "Then compare the factors: the largest one is $n$.",
      `${right} = ${fallingLatex(n, taken)}`,
    ),
    step(
      "Compare",
      "Both sides run down from their largest factor, with equally many factors.",
      `n = ${n}`,
    ),
  ];
}

/** The number n in an equation such as ⁿP₂ = 30. */
export const solveForCount = defineTask<CountProblem, Solved>({
  name: "find-n-in-permutations",
  recognise: ({ text }) =>
    text.length < 120 && /n|ⁿ/.test(text) && /[CP]/i.test(text) && text.includes("=")
      ? recognise(text)
      : null,
  reading: (problem) =>
    problem.kind === "equal"
      ? `${combinationLatex("n", problem.first)} = ${combinationLatex("n", problem.second)}`
      : `${problem.letter === "C" ? combinationLatex("n", problem.taken) : permutationLatex("n", problem.taken)} = ${problem.value}`,
  solve,
  prove,
  explain: (problem, found) => {
    const isPlain = problem.kind === "value" || problem.asked === null;
    return lesson({
      topic: "Permutations and Combinations",
      method: "Equations with permutations and combinations",
      difficulty: "intermediate",
      answer: isPlain
        ? { latex: `n = ${found.n}`, plain: `n = ${found.n}` }
        : { latex: found.value.toString(), plain: found.value.toString() },
      steps: steps(problem, found),
      idea:
        problem.kind === "equal"
          ? "Choosing some things is the same as choosing those that stay behind."
          : "Write the permutation or combination as a product of numbers that follow each other.",
      firstMove:
        problem.kind === "equal"
          ? "Think of the rule ${}^nC_r = {}^nC_{n-r}$."
          : "Write out the product, starting with $n(n - 1)$.",
      finalMove: "Compare the two sides. Which number is it?",
      next: ["What is ${}^nC_0$, and why?"],
    });
  },
  vary: (problem, random) => {
    const n = wholeBetween(random, 5, 12);
    if (problem.kind === "equal") {
      const first = wholeBetween(random, 3, 9);
      return `If nC${first} = nC${first + wholeBetween(random, 1, 4)}, find n`;
    }
    const count = problem.letter === "C" ? combinations : permutations;
    return `If n${problem.letter}${problem.taken} = ${count(Math.max(n, problem.taken + 1), problem.taken)}, find n`;
  },
  examples: ["If nP2 = 30, find n", "If nC2 = 15, find n", "If nC8 = nC2, find nC2"],
});
