import * as form from "../../../algebra/quotient.ts";
import { substitute } from "../../../algebra/substitute.ts";
import type { MathsStep } from "../../../outcome.ts";
import { lesson } from "../../../lesson/lesson.ts";
import type { Explanation, Proof } from "../../../task/task.ts";
import { determinantSteps, tidyDeterminant } from "../determinants/determinant-steps.ts";
import { literalOf } from "../../../matrices/definitions.ts";
import { type Entry, readEntry } from "../../../matrices/literal.ts";
import * as m from "../../../matrices/matrix.ts";
import type { Matrix } from "../../../matrices/matrix.ts";
import { type Match, wordedTask } from "../../../matrices/worded-task.ts";
import { determinantLatex, entryLatex } from "../../../matrices/write-matrix.ts";
import { areAllRoots, type Roots, rootsAnswer, rootsOf, rootSteps } from "./roots-of.ts";
import { reasons } from "../../../working/reasons.ts";

type Side = { kind: "determinant"; matrix: Matrix } | { kind: "value"; value: Entry };

interface Problem {
  left: Side;
  right: Side;
  letter: string;
  /** "singular" if the question asks when a matrix is singular. */
  asks: "equation" | "singular";
}

function sideOf(text: string, match: Match): Side | null {
  const bare = text.trim();
  const [, inner] = /^(?:\||det ?\(?)\s*(<[mn]\d+>|[A-Z])\s*(?:\||\)?)$/i.exec(bare) ?? [];
  const literal = literalOf(match.question, inner ?? bare);
  if (literal?.kind === "determinant") return determinantSide(literal.rows);
  if (literal?.kind === "matrix" && inner !== undefined) return determinantSide(literal.rows);
  const value = /[<>|]/.test(bare) ? null : readEntry(bare);
  return value && { kind: "value", value };
}

function determinantSide(matrix: Matrix): Side | null {
  return m.isSquare(matrix) && m.rowCount(matrix) <= 3 ? { kind: "determinant", matrix } : null;
}

function valueOf(side: Side): Entry {
  return side.kind === "value" ? side.value : tidyDeterminant(side.matrix);
}

function lettersOf(sides: readonly Side[]): string[] {
  const entries = sides.flatMap((side) =>
    side.kind === "value" ? [side.value] : side.matrix.flat(),
  );
  return [...new Set(entries.flatMap((entry) => form.variablesOf(entry)))];
}

function problemOf(
  left: Side,
  right: Side,
  { asks, requestedLetter }: { asks: Problem["asks"]; requestedLetter: string | null },
): Problem | null {
  const [letter, ...others] = lettersOf([left, right]);
  if (letter === undefined || others.length > 0) return null;
  if (requestedLetter !== null && requestedLetter.toLowerCase() !== letter) return null;
  return { left, right, letter, asks };
}

function readEquation(match: Match): Problem | null {
  const [left, right] = ["l", "r"].map((name) => sideOf(match.gap(name) ?? "", match));
  if (!left || !right || (left.kind === "value" && right.kind === "value")) return null;
  return problemOf(left, right, { asks: "equation", requestedLetter: match.gap("x") });
}

function readSingular(match: Match): Problem | null {
  const literal = match.literal("m");
  if (literal?.kind !== "matrix" || !m.isSquare(literal.rows) || m.rowCount(literal.rows) > 3)
    return null;
  const zero: Side = { kind: "value", value: form.zero };
  return problemOf({ kind: "determinant", matrix: literal.rows }, zero, {
    asks: "singular",
    requestedLetter: match.gap("x"),
  });
}

function solve({ left, right, letter }: Problem): Roots {
  return rootsOf(form.subtract(valueOf(left), valueOf(right)), letter);
}

/**
 * Substitutes each value into the entries, and evaluates both sides by the Leibniz formula. Null if a value is wrong or
 * missing.
 */
export function prove({ left, right, letter }: Problem, found: Roots): Proof | null {
  const difference = form.subtract(leibniz(left), leibniz(right));
  if (!areAllRoots(difference, letter, found)) return null;
  if (found.kind !== "roots")
    return {
      method: "Both sides multiplied out",
      lines: [
        `${entryLatex(difference)} \\text{ is ${found.kind === "all" ? "always" : "never"} } 0`,
      ],
    };
  const lines = found.roots.map((root) => {
    const put = (side: Side): string => {
      if (side.kind === "value") return entryLatex(substitute(side.value, letter, root));
      return determinantLatex(
        m.mapEntries(side.matrix, (entry) => substitute(entry, letter, root)),
      );
    };
    const value = entryLatex(substitute(valueOf(right), letter, root));
    return right.kind === "value"
      ? `${put(left)} = ${value}`
      : `${put(left)} = ${value} = ${put(right)}`;
  });
  return { method: `The value of ${letter} put back into both sides`, lines };
}

function leibniz(side: Side): Entry {
  return side.kind === "value" ? side.value : m.leibnizDeterminant(side.matrix);
}

function sideLatex(side: Side): string {
  return side.kind === "value" ? entryLatex(side.value) : determinantLatex(side.matrix);
}

function toOneSide(before: string, after: string): MathsStep {
  return { title: "Bring everything to one side", why: reasons.moveOver, before, after };
}

function explain(problem: Problem, found: Roots): Explanation {
  const { left, right, letter, asks } = problem;
  const line = `${sideLatex(left)} = ${sideLatex(right)}`;
  const difference = form.subtract(valueOf(left), valueOf(right));
  const values = `${entryLatex(valueOf(left))} = ${entryLatex(valueOf(right))}`;
  const zeroed = `${entryLatex(difference)} = 0`;
  const steps: MathsStep[] = [
    ...(asks === "singular"
      ? [
          {
            title: "Write down the condition",
            why: "A square matrix is singular, that is without an inverse, exactly if its determinant is zero.",
            before: null,
            after: line,
          },
        ]
      : []),
    {
      title: "Work out the determinants",
      why: "For order 2 it is $ad - bc$; for order 3 expand along the first row.",
      before: line,
      after: values,
      substeps: [left, right].flatMap((side, at) =>
        side.kind === "determinant"
          ? determinantSteps({
              matrix: side.matrix,
              label: right.kind === "determinant" ? `\\Delta_{${at + 1}}` : "\\Delta",
              style: "fraction",
            })
          : [],
      ),
    },
    ...(zeroed === values ? [] : [toOneSide(values, zeroed)]),
    ...rootSteps(difference, letter, found),
  ];
  return lesson({
    topic: "Determinants",
    method: asks === "singular" ? "Determinant equal to zero" : "Expanding both sides",
    difficulty: "intermediate",
    answer: rootsAnswer(letter, found),
    steps,
    idea:
      asks === "singular"
        ? "A matrix is singular exactly if its determinant is zero."
        : "Both sides are numbers in disguise: expand the determinants, and an ordinary equation is left.",
    firstMove: "Expand the determinant with the letter in it.",
    finalMove: `Solve the last equation. Which values of $${letter}$ do you get?`,
    terms: { "Singular matrix": "A square matrix whose determinant is zero; it has no inverse." },
    next: [
      "How can you check a value by putting it into the determinant?",
      "Can such an equation have no real solution?",
    ],
  });
}

export const determinantEquationTask = wordedTask<Problem, Roots>({
  name: "determinant-equation",
  cue: /\||singular|invers|invert|det|matrix/i,
  variants: [
    {
      wordings: [
        "[values|value] [of] {x} if|:|when|from|for_which|such_that [determinant] {l} = {r}",
        "{x} , if {l} = {r}",
        "if {l} = {r} [,] then [the] [value|values] [of] {x} [is|are]",
        "if {l} = {r} [,] [then] find [the] [value|values] [of] {x}",
        "{l} = {r} [,] [then] find [the] [value|values] [of] {x}",
        "[for] {x} : {l} = {r}",
        "[the] equation {l} = {r} [for] {x}",
        "[the] [equation] [:] {l} = {r}",
      ],
      read: readEquation,
    },
    {
      wordings: [
        "[value|values] [of] {x} if|for_which|so_that|such_that|when [the] [matrix] {m!} is|be [a] singular|non-invertible|not_invertible [matrix]",
        "for what|which value|values of {x} is|are [the] [matrix] {m!} [is] [a] singular|non-invertible|not_invertible [matrix]",
        "for what|which value|values of {x} [,] [the] [matrix] {m!} is [a] singular|non-invertible|not_invertible [matrix]",
        "[value|values] [of] {x} if|for_which|so_that|when [the] [matrix] {m!} has|have no inverse",
        "for what|which value|values of {x} does [the] [matrix] {m!} have|has no inverse",
        "if [the] [matrix] {m!} is [a] singular [matrix] [,] [then] find [the] [value|values] [of] {x}",
        "if [the] [matrix] {m!} is [a] singular [matrix] [,] then {x} =",
        "[matrix] {m!} is [a] singular [matrix] [,|.] [then] find [the] [value|values] [of] {x}",
        "{x} if {m!} is [a] singular [matrix]",
      ],
      read: readSingular,
    },
  ],
  reading: ({ left, right }) => `${sideLatex(left)} = ${sideLatex(right)}`,
  solve,
  prove,
  explain,
  examples: [
    "Find x if |x 2; 18 x| = |6 2; 18 6|",
    "Find the value of k if the matrix [[2, k], [3, 6]] is singular",
    "Find x if |2 4; 5 1| = |2x 4; 6 x|",
  ],
});
