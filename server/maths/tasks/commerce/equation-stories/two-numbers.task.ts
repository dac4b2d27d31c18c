import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import type { Question } from "../../../read/question.ts";
import { noLabel, numberLatex } from "../../../story/amount.ts";
import { readStory, type StoryFacts } from "../../../story/read-story.ts";
import { defineEquationStory, type EquationModel } from "./equation-story.ts";
import { twoNumbersClauses } from "./two-numbers-wordings.ts";

function read(question: Question): EquationModel | null {
  const told = readStory(question, twoNumbersClauses);
  if (!told || told.targets.length !== 1) return null;
  if (told.says["kind"] === "run") return consecutive(told);
  if (told.amounts.has("ratio")) return inRatio(told);
  return timesOf(told) ? inMultiple(told) : sumAndDifference(told);
}

function only(told: StoryFacts, ...roles: string[]): Rational[] | null {
  const values = roles.map((role) => told.amounts.get(role)?.value);
  const found = values.filter((value) => value !== undefined);
  return found.length === roles.length && told.amounts.size === roles.length ? found : null;
}

function base(told: StoryFacts): Pick<EquationModel, "amounts"> {
  return { amounts: [...told.amounts.values()] };
}

function wanted(lines: readonly string[], asked: string | undefined): EquationModel["answers"] {
  const [least = "x"] = lines;
  const most = lines.at(-1) ?? "x";
  const chosen = asked === "larger" ? [most] : asked === "smaller" ? [least] : lines;
  const names = ["First number", "Second number", "Third number"];
  return chosen.map((line, at) => ({ name: names[at] ?? "Number", label: noLabel, line }));
}

const steps = { "1": ["x", "x + 1", "x + 2"], "2": ["x", "x + 2", "x + 4"] } as const;

function consecutive(told: StoryFacts): EquationModel | null {
  const [sum] = only(told, "sum") ?? [];
  const { step, count, parity } = told.says;
  if (!sum || (step !== "1" && step !== "2")) return null;
  const lines = steps[step].slice(0, Number(count));
  const kind = parity === undefined ? "" : `${parity} `;
  if (parity !== undefined && !hasParity(sum, Number(count), parity)) return null;
  return {
    ...base(told),
    lets: [
      `Let the smallest be x. Consecutive ${kind}numbers go up by ${step}, so the ${count === "2" ? "other is" : "others are"} $${lines.slice(1).join("$ and $")}$.`,
    ],
    expressions: lines,
    equations: [
      `${lines.map((line) => (line === "x" ? line : `(${line})`)).join(" + ")} = ${numberLatex(sum)}`,
    ],
    why: `Their sum is ${numberLatex(sum)}.`,
    answers: wanted(lines, told.targets[0]),
    check: ([x = q.zero]) => {
      const terms = lines.map((_, at) => q.add(x, q.rational(BigInt(at) * BigInt(step))));
      return [`${terms.map(numberLatex).join(" + ")} = ${numberLatex(sum)}`];
    },
    demands: "whole",
  };
}

/** The smallest of the numbers must itself be even or odd. */
function hasParity(sum: Rational, count: number, parity: string): boolean {
  const gaps = count === 2 ? 2n : 6n;
  const first = q.divide(q.subtract(sum, q.rational(gaps)), q.rational(BigInt(count)));
  const isEven = q.isInteger(first) && first.numerator % 2n === 0n;
  return q.isInteger(first) && isEven === (parity === "even");
}

function inRatio(told: StoryFacts): EquationModel | null {
  const terms = told.amounts.get("ratio")?.terms ?? [];
  const isSum = told.amounts.has("sum");
  const [value] = only(told, isSum ? "sum" : "difference", "ratio") ?? [];
  const [larger, smaller] = terms.toSorted((a, b) => q.order(b, a));
  if (!value || !larger || !smaller || !isRatio(terms, isSum)) return null;
  const lines = terms.map(({ numerator }) => `${numerator}x`);
  const ordered = [`${smaller.numerator}x`, `${larger.numerator}x`];
  return {
    ...together(told, { larger, smaller, value, isSum }),
    lets: [
      `Let the numbers be $${lines.join("$ and $")}$, as they are in the ratio ${terms.map(numberLatex).join(" : ")}.`,
    ],
    expressions: lines,
    answers: wanted(told.targets[0] === "all" ? lines : ordered, told.targets[0]),
  };
}

/** Of two positive whole numbers, different ones where their difference is told. */
function isRatio(terms: readonly Rational[], isSum: boolean): boolean {
  const isPair = terms.length === 2 && terms.every((term) => q.isInteger(term) && q.sign(term) > 0);
  return isPair && (isSum || new Set(terms.map(({ numerator }) => numerator)).size === 2);
}

/** One number is so many times the other. */
function inMultiple(told: StoryFacts): EquationModel | null {
  const times = timesOf(told);
  const isSum = told.amounts.has("sum");
  const roles = [isSum ? "sum" : "difference", ...(told.amounts.has("times") ? ["times"] : [])];
  const [value] = only(told, ...roles) ?? [];
  if (!value || !times || q.order(times, q.one) <= 0 || !q.isInteger(times)) return null;
  const lines = ["x", `${times.numerator}x`];
  return {
    ...together(told, { larger: times, smaller: q.one, value, isSum }),
    lets: [`Let the smaller number be x. Then the larger is $${lines[1] ?? ""}$.`],
    expressions: lines,
    answers: wanted(lines, told.targets[0]),
  };
}

interface Multiples {
  larger: Rational;
  smaller: Rational;
  value: Rational;
  isSum: boolean;
}

/** The equation and the check of two multiples of x with a given sum or difference. */
function together(
  told: StoryFacts,
  { larger, smaller, value, isSum }: Multiples,
): Pick<EquationModel, "amounts" | "equations" | "why" | "check"> {
  const written = [larger, smaller].map((times) => {
    return q.equals(times, q.one) ? "x" : `${times.numerator}x`;
  });
  const sign = isSum ? "+" : "-";
  return {
    amounts: [...told.amounts.values()],
    equations: [`${written.join(` ${sign} `)} = ${numberLatex(value)}`],
    why: isSum ? "The sum of the two is given." : "The difference of the two is given.",
    check: ([x = q.zero]) => {
      const [high, low] = [larger, smaller].map((times) => numberLatex(q.multiply(times, x)));
      return [`${high} ${sign} ${low} = ${numberLatex(value)}`];
    },
  };
}

function timesOf({ amounts, says }: StoryFacts): Rational | null {
  const said = says["times"];
  return amounts.get("times")?.value ?? (said === undefined ? null : q.rational(BigInt(said)));
}

function sumAndDifference(told: StoryFacts): EquationModel | null {
  const gap = told.amounts.has("less") ? "less" : "difference";
  const [sum, difference] = only(told, "sum", gap) ?? [];
  if (!sum || !difference || q.sign(difference) <= 0) return null;
  const large = `x + ${numberLatex(difference)}`;
  return {
    ...base(told),
    lets: [`Let the smaller number be x. Then the larger is $${large}$.`],
    expressions: ["x", large],
    equations: [`x + (${large}) = ${numberLatex(sum)}`],
    why: `The difference is used for the larger number; the sum of the two is ${numberLatex(sum)}.`,
    answers: wanted(["x", large], told.targets[0]),
    check: ([x = q.zero]) => {
      const other = q.subtract(sum, x);
      return [
        `${numberLatex(other)} - ${signed(x)} = ${numberLatex(difference)}`,
        `${numberLatex(other)} + ${signed(x)} = ${numberLatex(sum)}`,
      ];
    },
  };
}

function signed(value: Rational): string {
  return q.sign(value) < 0 ? `(${numberLatex(value)})` : numberLatex(value);
}

/** Two or three numbers from their sum, difference or ratio. */
export const twoNumbers = defineEquationStory({
  name: "number-pairs",
  about:
    /(?:numbers|integers) .*(?:\d|sum)|number .*(?:another|other) .*(?:sum|difference) .*numbers?/,
  read,
  lesson: {
    topic: "Linear Equations in One Variable: number problems",
    idea: "Call one of the numbers x, and write the others with x.",
    terms: { "Consecutive numbers": "Numbers that follow each other, such as 4, 5 and 6." },
  },
  examples: [
    "The sum of two consecutive numbers is 45. Find the numbers.",
    "The sum of two numbers is 36 and their difference is 8. Find the numbers.",
  ],
});
