import { decimalOf } from "../../../algebra/decimal.ts";
import { evaluateReal } from "../../../algebra/evaluate-complex.ts";
import {
  type Expression,
  mapChildren,
  someWithin,
  variablesIn,
} from "../../../expressions/expression.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";
import { expressionPlain } from "../../../expressions/write-plain.ts";
import type { MathsAnswer, MathsStep } from "../../../outcome.ts";
import { phrase } from "../../../read/phrase.ts";
import type { Question } from "../../../read/question.ts";
import type { Token } from "../../../read/token.ts";
import { notSupported, notUnderstood } from "../../../refusal.ts";
import { looksLike, sizeOf } from "../../../working/written.ts";
import { stepsOf } from "../../../working/working-steps.ts";
import { pick } from "../../../variation/random.ts";
import { defineTask, type Explanation, type Proof } from "../../../task/task.ts";
import {
  bodyOf,
  firstWording,
  hasOtherCall,
  hasTrigonometricCall,
  isTrigonometricCall,
  readExpression,
} from "../reading/requested.ts";
import { mentionsTrigonometry } from "../reading/trigonometric-tokens.ts";
import { callsIn } from "./angle-of-call.ts";
import { hasExactValue } from "./exact-calls.ts";
import { type WorkedValue, workOutValue } from "./work-out-value.ts";

interface Problem {
  expression: Expression;
  /** The requested number of decimal places; null for an exact value. */
  places: number | null;
}

interface Result extends WorkedValue {
  decimal: string | null;
}

const roundings = [
  "{expression} correct to {count} decimal places|place",
  "{expression} up to {count} decimal places|place",
  "{expression} upto {count} decimal places|place",
  "{expression} rounded to {count} decimal places|place",
  "{expression} in decimals to {count} places",
  // Last, because it also matches the texts of the others.
  "{expression} to {count} decimal places|place",
].map(phrase);

const wordings = [
  "the exact value of {expression}",
  "exact value of {expression}",
  "the value of {expression}",
  "the values of {expression}",
  "value of {expression}",
  "the numerical value of {expression}",
  "without using tables|table|calculator {expression}",
  "without using trigonometric tables , evaluate {expression}",
  "without using trigonometric tables evaluate {expression}",
  "{expression} without using tables|table|calculator",
  "{expression} without using trigonometric tables",
  "{expression} exactly",
  "simplify {expression}",
  "evaluate the following : {expression}",
  "evaluate : {expression}",
  "{expression} ki exact value nikalo|batao",
  "{expression}",
].map(phrase);

function recognise(question: Question): Problem | null {
  if (!mentionsTrigonometry(question)) return null;
  const tokens = bodyOf(question);
  const rounding = firstWording(tokens, roundings);
  const places = rounding ? countOf(rounding.get("count")) : null;
  if (rounding && places === null) return null;
  const expression = readValue(rounding?.get("expression") ?? tokens);
  if (!expression) return null;
  return { expression: inDegrees(expression), places };
}

function readValue(tokens: readonly Token[]): Expression | null {
  const expression = readExpression(firstWording(tokens, wordings)?.get("expression"));
  const isOwn = expression && hasTrigonometricCall(expression) && !hasOtherCall(expression);
  return isOwn && variablesIn(expression).length === 0 ? expression : null;
}

const numberWords = ["one", "two", "three", "four", "five", "six"];

function countOf(tokens: readonly Token[] | undefined): number | null {
  const [token, more] = tokens ?? [];
  if (!token || more) return null;
  if (token.kind === "word") {
    const at = numberWords.indexOf(token.text);
    return at < 0 ? null : at + 1;
  }
  const isCount = token.kind === "number" && token.places === 0 && token.value.numerator <= 10n;
  return isCount ? Number(token.value.numerator) : null;
}

/** Whole numbers from here on are degrees, because no school question has so many radians: "sin 30". */
const fewestDegrees = 10n;

/** Adds the degree sign where it is certainly meant. Refuses a smaller number, which may be degrees or radians. */
function inDegrees(expression: Expression): Expression {
  const inner = mapChildren(expression, inDegrees);
  if (!isTrigonometricCall(inner) || !isBare(inner.argument)) return inner;
  const { argument } = inner;
  const isWhole = argument.kind === "number" && argument.form.kind === "integer";
  if (isWhole && argument.value.numerator >= fewestDegrees) {
    return { ...inner, argument: { kind: "degrees", operand: argument } };
  }
  throw notUnderstood(
    "I can't tell whether the angle is in degrees or radians. Write sin 30° for degrees, or sin(π/6) for radians.",
  );
}

function isBare(argument: Expression): boolean {
  return (
    !someWithin(argument, ({ kind, ...part }) => {
      if (kind === "degrees") return true;
      return "name" in part && part.name === "π";
    }) && evaluateReal(argument, new Map()) !== 0
  );
}

/**
 * The exact value, and its decimal form if requested. Refuses a value without an exact form, unless decimals are
 * requested.
 */
export function solve({ expression, places }: Problem): Result {
  const worked = workOutValue(expression);
  const decimal = places === null ? null : decimalOf(expression, { places });
  const isShorter =
    worked.isClosed ||
    (!looksLike(worked.result, expression) && sizeOf(worked.result) < sizeOf(expression));
  if (decimal === null && !isShorter) {
    throw notSupported(
      "This has no exact value with square roots. Ask for it to 4 decimal places instead.",
    );
  }
  return { ...worked, decimal };
}

const closeness = 1e-10;

/** Proves the value by floating-point evaluation of both expressions; null if they differ. */
export function prove({ expression, places }: Problem, { result, decimal }: Result): Proof | null {
  const [given, found] = [expression, result].map((side) => evaluateReal(side, new Map()));
  if (given === null || found === null || given === undefined || found === undefined) return null;
  if (Math.abs(given - found) > closeness * Math.max(1, Math.abs(given))) return null;
  if (decimal !== null && Math.abs(Number(decimal) - given) > 0.51 * 10 ** -(places ?? 0))
    return null;
  const shown = given.toFixed(6).replace(/^-(0\.0+)$/, "$1");
  return {
    method: "Both worked out as decimals, by the series of sine and cosine",
    lines: [
      `${expressionLatex(expression)} \\approx ${shown}`,
      `${expressionLatex(result)} \\approx ${shown}`,
    ],
  };
}

function answerOf({ result, decimal }: Result): MathsAnswer {
  if (decimal !== null) return { latex: `\\approx ${decimal}`, plain: decimal };
  return { latex: expressionLatex(result), plain: expressionPlain(result) };
}

function stepsFor(
  { expression, places }: Problem,
  { steps, result, decimal, isClosed }: Result,
): MathsStep[] {
  const exact = stepsOf(steps);
  if (decimal === null && exact.length > 0) return exact;
  if (decimal === null) {
    const shown = expressionLatex(result);
    return [{ title: "It is known", why: "", before: expressionLatex(expression), after: shown }];
  }
  const before = expressionLatex(isClosed ? result : expression);
  return [
    ...(isClosed ? exact : []),
    {
      title: `Write it to ${places ?? 0} decimal places`,
      why: "With a calculator, or from tables.",
      before,
      after: `${before} \\approx ${decimal}`,
    },
  ];
}

function firstMoves([first]: readonly MathsStep[]): string[] {
  const [title, why] = [first?.title ?? "Look at the angles", first?.why ?? ""];
  return [`${title}. ${why}`.trim(), `${title}.`, "Look at the angles first."];
}

function explain(problem: Problem, result: Result): Explanation {
  const steps = stepsFor(problem, result);
  const last = steps.at(-1);
  return {
    topic: "Trigonometric Ratios and Functions",
    method: result.isClosed ? "Standard angles" : "Trigonometric identities",
    difficulty: steps.length < 3 ? "beginner" : steps.length < 6 ? "intermediate" : "advanced",
    answer: answerOf(result),
    steps,
    finalMove: [
      last?.before ? `${last.title}: what is $${last.before}$?` : "What is the value?",
      "Do the last move yourself. What is the value?",
    ],
    hints: {
      idea: [
        "Bring every angle to one of the standard angles, then use the table of their values.",
        "Use the table of the standard angles.",
      ],
      firstMove: firstMoves(steps),
    },
    keyTerms: [
      { term: "Standard angles", meaning: "0°, 30°, 45°, 60° and 90°, whose values are known." },
      {
        term: "Quadrant",
        meaning: "One of the four parts of the plane; it gives the sign of the function.",
      },
    ],
    followUpQuestions: [
      "In which quadrants is this function negative?",
      "How can you check the value with a calculator?",
    ],
  };
}

const oneValue = [
  "sin 105°",
  "cos 75°",
  "tan 105°",
  "cos 150°",
  "sin 240°",
  "tan 315°",
  "sin(11π/12)",
  "cos(13π/12)",
  "sin(-π/3)",
  "cos(-7π/6)",
] as const;
const complementary = [
  "tan 65°/cot 25°",
  "sin² 25° + sin² 65°",
  "cos 42°/sin 48°",
  "tan 35° tan 55°",
  "2 sin(π/9) cos(π/9)",
] as const;
const manyValues = [
  "2 sin 30° cos 60° + tan 45°",
  "sin² 60° + cos² 45°",
  "4 sin² 60° − 3 tan² 30°",
  "sin 60° cos 30° + cos 60° sin 30°",
  "(tan 60° − tan 30°)/(1 + tan 60° tan 30°)",
] as const;

/** A question of the same kind: one function, several standard angles, or angles without exact values. */
function shapeLike({ expression }: Problem, random: () => number): string {
  const calls = callsIn(expression);
  if (calls.some((call) => !hasExactValue(call))) return pick(random, complementary);
  return calls.length === 1 ? pick(random, oneValue) : pick(random, manyValues);
}

/** Exact values of trigonometric functions of given angles, and of expressions in them. */
export const trigonometricValue = defineTask({
  name: "trigonometric-value",
  recognise,
  reading: ({ expression }) => expressionLatex(expression),
  solve,
  prove,
  explain,
  vary: (problem, random) => `Find the exact value of ${shapeLike(problem, random)}`,
  examples: [
    "Find the exact value of sin 75°",
    "Evaluate 2 tan² 45° + cos² 30° − sin² 60°",
    "Find the exact value of cos(7π/12)",
  ],
});
