import { toExpression } from "../../../algebra/to-expression.ts";
import {
  type Expression,
  integerLeaf,
  numbersIn,
  valueLeaf,
  variablesIn,
} from "../../../expressions/expression.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";
import { expressionPlain } from "../../../expressions/write-plain.ts";
import * as form from "../../../algebra/quotient.ts";
import * as q from "../../../numbers/rational.ts";
import { rationalLatex, rationalPlain } from "../../../numbers/written.ts";
import type { Question } from "../../../read/question.ts";
import { isSymbol, type Token } from "../../../read/token.ts";
import { varyNumbers } from "../../../variation/vary-numbers.ts";
import { defineTask, type Explanation } from "../../../task/task.ts";
import { cutBefore, isWord, readNatural } from "../read-formula.ts";
import { withoutEdges } from "../calculus-words.ts";
import { type Definite, definiteLatex, findDefinite } from "../integral/definite.ts";
import { drawArea } from "../integral/integral.task.ts";
import { proveDefinite } from "../integral/prove-integral.ts";

interface Problem {
  rate: Expression;
  variable: string;
  until: Expression;
  /** "gal". */
  unit: string;
  thing: string;
  text: { subject: string; verb: string; time: string };
}

const verbs = new Set(
  (
    "consumes uses leaks burns drains pumps produces flows loses gains fills emits releases " +
    "absorbs grows delivers supplies moves"
  ).split(" "),
);
const done = new Set(
  (
    "used consumed leaked burned burnt drained pumped produced lost gained filled emitted released " +
    "absorbed delivered supplied moved out"
  ).split(" "),
);
const times: Record<string, string> = Object.fromEntries(
  [
    ["hour", "hr hrs hour hours h"],
    ["minute", "min mins minute minutes"],
    ["second", "sec secs second seconds s"],
    ["day", "day days"],
    ["week", "week weeks"],
    ["month", "month months"],
    ["year", "year years yr yrs"],
  ].flatMap(([name = "", spellings = ""]) =>
    spellings.split(" ").map((spelling) => [spelling, name] as const),
  ),
);

function text(token: Token | undefined): string {
  return token?.kind === "word" || token?.kind === "letter" ? token.text : "";
}

/** "A boat consumes petrol at the rate of 5 − 0.1t³ gal/hr. How much petrol is used in the first 2 hours?" */
function recognise({ tokens }: Question): Problem | null {
  const at = tokens.findIndex((token) => isWord(token, "rate"));
  if (at < 0 || !tokens.some((token) => isWord(token, "first"))) return null;
  const sentences = cutBefore(tokens, (token) => isSymbol(token, ".", "newline")).map(withoutEdges);
  const [first, second, third] = sentences;
  if (!first || !second || (third && third.length > 0)) return null;
  return readStory(first, second);
}

/** Whether the rate and the question agree in the counted quantity, and in the unit of time. */
function readStory(statement: readonly Token[], question: readonly Token[]): Problem | null {
  const given = readRate(statement);
  const asked = given && readAsked(question, given.thing);
  if (!asked || asked.time !== given.text.time) return null;
  return { ...given, until: asked.until };
}

/** {subject} {verb} {thing} at the rate of {rate} {unit}/{time}. */
function readRate(tokens: readonly Token[]): Omit<Problem, "until"> | null {
  const verbAt = tokens.findIndex((token) => verbs.has(text(token)));
  const subject = readActor(tokens.slice(0, Math.max(verbAt, 0)));
  const thing = tokens[verbAt + 1];
  if (!subject || thing?.kind !== "word" || !statesRateAt(tokens, verbAt + 2)) return null;
  const measured = readMeasuredRate(tokens.slice(verbAt + 6));
  if (!measured) return null;
  const { time, ...rate } = measured;
  return {
    ...rate,
    thing: thing.text,
    text: { subject: subject.join(" "), verb: text(tokens[verbAt]), time },
  };
}

/** "A water pump": an article and up to three words. */
function readActor(tokens: readonly Token[]): string[] | null {
  const words = tokens.map(text);
  const isNamed = ["a", "an", "the"].includes(words[0] ?? "") && words.length <= 4;
  return isNamed && words.every((word) => word !== "") ? words : null;
}

/** "At the rate of", which must occur exactly once, here. */
function statesRateAt(tokens: readonly Token[], start: number): boolean {
  const [at, article, , of] = tokens.slice(start);
  const isFirst = tokens.findIndex((token) => isWord(token, "rate")) === start + 2;
  return isFirst && isWord(at, "at") && isWord(article, "a", "the") && isWord(of, "of");
}

/** {rate} {unit}/{time}, the rate in terms of t alone. */
function readMeasuredRate(
  tokens: readonly Token[],
): (Pick<Problem, "rate" | "variable" | "unit"> & { time: string }) | null {
  const [unitToken, per, timeToken] = tokens.slice(-3);
  const [unit, time] = [text(unitToken), times[text(timeToken)]];
  const isPer = isSymbol(per, "/") || isWord(per, "per");
  if (unit === "" || !isPer || time === undefined) return null;
  const rate = readNatural(tokens.slice(0, -3));
  const [variable, other] = rate ? variablesIn(rate) : [];
  return rate && variable === "t" && !other ? { rate, variable, unit, time } : null;
}

/** How much {thing} is {used} in the first {number} {time}? */
function readAsked(
  tokens: readonly Token[],
  thing: string,
): { until: Expression; time: string } | null {
  const wording = [
    ["how"],
    ["much", "many"],
    [thing],
    ["is", "was", "are", "will"],
    [...done],
    ["in", "during", "over"],
    ["the"],
    ["first"],
  ];
  const isAsked = wording.every((options, at) => isWord(tokens[at], ...options));
  const [number, time, more] = tokens.slice(wording.length);
  const unit = times[text(time)];
  if (!isAsked || number?.kind !== "number" || unit === undefined || more) return null;
  return { until: valueLeaf(number.value), time: unit };
}

function boundsOf({ until }: Problem) {
  return { from: integerLeaf(0n), to: until };
}

function valueOf({ rate }: Problem, { value }: Definite): { latex: string; plain: string } {
  const number = form.asRational(value);
  const isDecimal = numbersIn(rate).some((leaf) => leaf.form.kind === "decimal");
  if (number && isDecimal && q.isTerminating(number)) {
    return { latex: rationalLatex(number, "decimal"), plain: rationalPlain(number, "decimal") };
  }
  const expression = toExpression(value);
  return { latex: expressionLatex(expression), plain: expressionPlain(expression) };
}

/** 9 litres, if the rate was in litre/hour; abbreviations such as ml are unchanged. */
function unitAfter(amount: string, unit: string): string {
  const isWordForOne = unit.length > 3 && !unit.endsWith("s");
  return isWordForOne && amount !== "1" ? `${unit}s` : unit;
}

function explain(problem: Problem, found: Definite): Explanation {
  const { rate, variable, thing } = problem;
  const bounds = boundsOf(problem);
  const value = valueOf(problem, found);
  const unit = unitAfter(value.plain, problem.unit);
  const plot = drawArea({ expression: rate, variable, bounds }, bounds);
  const amount = `\\text{amount} = ${definiteLatex(rate, variable, bounds)}`;
  const last = found.steps.at(-1)?.after ?? value.latex;
  return {
    topic: "Application of Integrals",
    method: "Integrating a rate",
    difficulty: "intermediate",
    answer: { latex: `${value.latex} \\text{ ${unit}}`, plain: `${value.plain} ${unit}` },
    steps: [
      {
        title: "Write the amount as an integral",
        why: "A rate added up over time gives the amount: it is the area under the curve of the rate.",
        before: null,
        after: amount,
      },
      ...found.steps,
      {
        title: "Write the answer with its unit",
        why: `The amount of ${thing}.`,
        before: last,
        after: `${last === value.latex ? "" : `${last} = `}${value.latex} \\text{ ${unit}}`,
      },
    ],
    ...(plot && { plot }),
    finalMove: ["Put both limits into the antiderivative. What do you get?"],
    hints: {
      idea: [
        "A rate is given, and an amount is asked for: the rate must be added up, so integrate it.",
      ],
      firstMove: [
        "Write the amount as a definite integral of the rate, from the start to the end of the time.",
      ],
    },
    keyTerms: [
      { term: "Rate", meaning: "How much changes in one unit of time." },
      { term: "Definite integral", meaning: "The rate added up between two moments." },
    ],
    followUpQuestions: [
      "When is the rate greatest?",
      "How much is it in the last part of the time alone?",
    ],
  };
}

function vary(problem: Problem, random: () => number): string {
  const { subject, verb, time } = problem.text;
  const rate = expressionPlain(varyNumbers(problem.rate, random));
  const until = expressionPlain(varyNumbers(problem.until, random));
  return `${subject} ${verb} ${problem.thing} at the rate of ${rate} ${problem.unit}/${time}. How much ${problem.thing} is used in the first ${until} ${time}s?`;
}

/** An amount from its rate. */
export const accumulatedChange = defineTask({
  name: "accumulated-change",
  recognise,
  reading: (problem) => definiteLatex(problem.rate, problem.variable, boundsOf(problem)),
  solve: (problem): Definite => findDefinite(problem.rate, problem.variable, boundsOf(problem)),
  prove: (problem, { value }) =>
    proveDefinite(problem.rate, problem.variable, boundsOf(problem), value),
  explain,
  vary,
  examples: [
    "A tank leaks water at the rate of 6 - 2t litre/hour. How much water is leaked in the first 3 hours?",
    "A car uses petrol at the rate of 4 + 3t^2 litre/hour. How much petrol is used in the first 2 hours?",
  ],
});
