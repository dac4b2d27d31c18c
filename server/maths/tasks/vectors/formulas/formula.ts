import type { MathsAnswer, MathsStep } from "../../../outcome.ts";
import { lesson, truthAnswer } from "../../../lesson/lesson.ts";
import type { Explanation, Proof, Task } from "../../../task/task.ts";
import { type Match, wordedTask } from "../../../matrices/worded-task.ts";
import { entryLatex, entryPlain } from "../../../matrices/write-matrix.ts";
import type { Entry } from "../../../matrices/literal.ts";
import type { NamedVector } from "../operand.ts";
import type { Vector } from "../vector.ts";
import { drawVectors } from "./draw-vectors.ts";
import { type Notation, vectorLatex, vectorPlain } from "../write-vector.ts";

/** The result of a formula. */
export type FormulaResult =
  | { kind: "number"; value: Entry }
  | { kind: "vector"; value: Vector; notation: Notation }
  /** Several numbers in order, such as direction cosines. */
  | { kind: "numbers"; values: readonly Entry[] }
  | { kind: "truth"; isTrue: boolean }
  | { kind: "written"; answer: MathsAnswer };

export interface Operands {
  vectors: readonly NamedVector[];
  /** The numbers of the question besides the vectors: a length, the terms of a ratio. */
  numbers: readonly Entry[];
}

/** A school formula for vectors and points: its wordings, solution, proof and explanation. */
export interface Formula {
  topic: string;
  method: string;
  difficulty?: "beginner" | "intermediate" | "advanced";
  /** The left side of the answer's equation; empty for none. */
  label: (given: Operands) => string;
  variants: readonly {
    wordings: readonly string[];
    read: (match: Match) => Operands | null;
  }[];
  solve: (given: Operands) => FormulaResult | null;
  prove: (given: Operands, found: FormulaResult) => Proof | null;
  steps: (given: Operands, found: FormulaResult, answer: MathsAnswer) => MathsStep[];
  idea: string;
  firstMove: string;
  finalMove: string;
  terms: Readonly<Record<string, string>>;
  next: readonly [string, ...string[]];
}

interface Problem {
  formula: Formula;
  given: Operands;
}

/** A task for formulas that belong together. */
export function formulaTask(
  name: string,
  cue: RegExp,
  formulas: readonly Formula[],
  examples: readonly [string, string, ...string[]],
): Task {
  return wordedTask<Problem, FormulaResult | null>({
    name,
    cue,
    variants: formulas.flatMap((formula) =>
      formula.variants.map(({ wordings, read }) => ({
        wordings,
        read: (match: Match) => {
          const given = read(match);
          return given && formula.solve(given) ? { formula, given } : null;
        },
      })),
    ),
    reading: ({ formula, given }) =>
      `\\text{${formula.method}: } ${given.vectors.map(({ vector, notation }) => vectorLatex(vector, notation)).join(",\\; ")}`,
    solve: ({ formula, given }) => formula.solve(given),
    prove: ({ formula, given }, found) => found && formula.prove(given, found),
    explain: (problem, found) => explain(problem, found),
    examples,
  });
}

function answerOf(label: string, found: FormulaResult): MathsAnswer {
  const before = label === "" ? "" : `${label} = `;
  switch (found.kind) {
    case "number":
      return { latex: before + entryLatex(found.value), plain: entryPlain(found.value) };
    case "vector":
      return {
        latex: before + vectorLatex(found.value, found.notation),
        plain: vectorPlain(found.value, found.notation),
      };
    case "numbers":
      return {
        latex: `${before}${found.values.map((value) => entryLatex(value)).join(",\\; ")}`,
        plain: found.values.map((value) => entryPlain(value)).join(", "),
        kind: "in-order",
      };
    case "truth":
      return truthAnswer(found.isTrue);
    case "written":
      return found.answer;
  }
}

function explain({ formula, given }: Problem, found: FormulaResult | null): Explanation {
  if (!found) throw new Error("A formula without a result is not explained");
  const answer = answerOf(formula.label(given), found);
  const { topic, method, idea, firstMove, finalMove, terms, next } = formula;
  return lesson({
    topic,
    method,
    difficulty: formula.difficulty ?? "intermediate",
    answer,
    plot: drawVectors(given.vectors),
    steps: formula.steps(given, found, answer),
    idea,
    firstMove,
    finalMove,
    terms,
    next,
  });
}

/** A step with an optional line before it. */
export function step(
  title: string,
  why: string,
  after: string,
  before: string | null = null,
): MathsStep {
  return { title, why, before, after };
}

/** For a formula whose question has only vectors. */
export const noNumbers: readonly Entry[] = [];
