import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { lesson, step } from "../../../lesson/lesson.ts";
import { wholeBetween } from "../../../variation/random.ts";
import {
  type Clause,
  clauses,
  type GapSources,
  numberOf,
  readClauses,
  type GapTexts,
} from "../../../wording/line-reader.ts";
import { questionLine } from "../../../wording/question-line.ts";
import { defineTask, type Proof } from "../../../task/task.ts";
import { dataBrackets, dataLatex, valueAnswer } from "../data/written-value.ts";

const names = ["mean", "median", "mode"] as const;
type Name = (typeof names)[number];

interface EmpiricalProblem {
  given: ReadonlyMap<Name, Rational>;
  asked: Name;
}

type Said =
  | { kind: "given"; name: Name; value: Rational }
  | { kind: "ask"; name: Name }
  | { kind: "setting" };

const gaps: GapSources = { measure: "(?:mean|median|mode) " };

function nameOf(text: string | undefined): Name {
  return names.find((name) => name === text) ?? "mean";
}

function said(texts: readonly string[], says: (taken: GapTexts) => Said): Clause<Said>[] {
  return clauses<Said>(texts, says, gaps);
}

const data =
  "[of|in|for] [a|the|given] [moderately_skewed|moderately_asymmetrical|frequency] [distribution|data|frequency_distribution|series]";
const wordings: readonly Clause<Said>[] = [
  ...said([`[if] {x:measure} ${data} is|=|are {v}`], ({ x, v }) => ({
    kind: "given",
    name: nameOf(x),
    value: numberOf(v),
  })),
  ...said(
    [
      `find|calculate|what_is|determine|estimate [its] {x:measure} ${data}`,
      "its {x:measure} is|=",
      "then {x:measure} is|=",
    ],
    ({ x }) => ({ kind: "ask", name: nameOf(x) }),
  ),
  ...said(
    [
      "using|by|with [empirical] relation|formula|relationship [between_them|between_mean_,_median_and_mode]",
      "[in|for] a moderately_skewed|moderately_asymmetrical|frequency distribution",
      "using [empirical] relationship|relation|formula",
    ],
    () => ({ kind: "setting" }),
  ),
];

function recognise(line: string): EmpiricalProblem | null {
  const read = readClauses(line, wordings);
  if (!read) return null;
  const given = new Map(
    read.flatMap((one) => (one.kind === "given" ? [[one.name, one.value] as const] : [])),
  );
  const asks = read.flatMap((one) => (one.kind === "ask" ? [one.name] : []));
  const [asked] = asks;
  const told = read.filter((one) => one.kind === "given").length;
  if (asked === undefined || asks.length > 1 || told !== 2 || given.size !== 2 || given.has(asked))
    return null;
  return { given, asked };
}

function solve({ given, asked }: EmpiricalProblem): Rational {
  const [mean, median, mode] = names.map((name) => given.get(name) ?? q.zero);
  const times = (count: bigint, value: Rational | undefined): Rational =>
    q.multiply(q.rational(count), value ?? q.zero);
  if (asked === "mode") return q.subtract(times(3n, median), times(2n, mean));
  if (asked === "median") return q.divide(q.add(mode ?? q.zero, times(2n, mean)), q.rational(3n));
  return q.divide(q.subtract(times(3n, median), mode ?? q.zero), q.rational(2n));
}

/** Proves the result by the equivalent relation mean − mode = 3 (mean − median). */
function prove({ given, asked }: EmpiricalProblem, value: Rational): Proof | null {
  const all = new Map([...given, [asked, value] as const]);
  const [mean, median, mode] = names.map((name) => all.get(name) ?? q.zero);
  if (!mean || !median || !mode) return null;
  const [far, near] = [q.subtract(mean, mode), q.subtract(mean, median)];
  if (!q.equals(far, q.multiply(q.rational(3n), near))) return null;
  return {
    method: "The same relation in its other form: mean − mode = 3 (mean − median)",
    lines: [
      `${dataLatex(mean)} - ${dataBrackets(mode)} = 3 \\times \\left(${dataLatex(mean)} - ${dataBrackets(median)}\\right)`,
    ],
  };
}

/** The empirical relation mode = 3 median - 2 mean. */
export const empiricalRelation = defineTask<EmpiricalProblem, Rational>({
  name: "mean-median-mode-relation",
  recognise: (question) =>
    /mode/i.test(question.text) && /median/i.test(question.text) && /mean/i.test(question.text)
      ? recognise(questionLine(question))
      : null,
  reading: ({ given, asked }) =>
    `${[...given].map(([name, value]) => `\\text{${name}} = ${dataLatex(value)}`).join(",\\; ")},\\quad \\text{${asked}?}`,
  solve,
  prove,
  explain: ({ given, asked }, value) => {
    const text = (name: Name): string => {
      const own = given.get(name);
      return own ? dataBrackets(own) : `\\text{${name}}`;
    };
    const { latex, plain } = valueAnswer({ kind: "number", value });
    const line = {
      mode: `3 \\times ${text("median")} - 2 \\times ${text("mean")}`,
      median: `\\frac{${text("mode")} + 2 \\times ${text("mean")}}{3}`,
      mean: `\\frac{3 \\times ${text("median")} - ${text("mode")}}{2}`,
    }[asked];
    return lesson({
      topic: "Statistics",
      method: "Empirical relation",
      answer: { latex, plain },
      steps: [
        step(
          "Write the empirical relation",
          "For data that are not too skewed: mode = 3 median − 2 mean.",
          `${text("mode")} = 3 \\times ${text("median")} - 2 \\times ${text("mean")}`,
        ),
        step(
          `Solve for the ${asked}`,
          "The relation joins all three, so two of them give the third.",
          `\\text{${asked}} = ${latex}`,
          `\\text{${asked}} = ${line}`,
        ),
      ],
      idea: "Mean, median and mode of the same data are joined by the empirical relation.",
      firstMove: "Write down: mode = 3 median − 2 mean.",
      finalMove: "Put the two numbers in and work it out. What do you get?",
      next: ["Why does this relation hold only roughly for most data?"],
    });
  },
  vary: ({ asked }, random) => {
    const [mean, gap] = [wholeBetween(random, 20, 60), wholeBetween(random, 1, 6)];
    const values = { mean, median: mean - gap, mode: mean - 3 * gap };
    const [one, other] = names.filter((name) => name !== asked);
    return `If the ${one ?? "mean"} is ${values[one ?? "mean"]} and the ${other ?? "mode"} is ${values[other ?? "mode"]}, find the ${asked}.`;
  },
  examples: [
    "If the mean is 24 and the median is 22, find the mode.",
    "If the mode is 45 and the mean is 27, find the median using the empirical relation.",
  ],
});
