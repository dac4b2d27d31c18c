import { coefficientsIn } from "../../../algebra/in-one-variable.ts";
import * as form from "../../../algebra/quotient.ts";
import { substitute } from "../../../algebra/substitute.ts";
import type { MathsAnswer, MathsStep } from "../../../outcome.ts";
import type { Entry } from "../../../matrices/literal.ts";
import { entryLatex, entryPlain } from "../../../matrices/write-matrix.ts";
import { type Roots, rootsOf, rootSteps } from "./roots-of.ts";

/** Values of all letters for which two matrices are equal. */
export type Values = ReadonlyMap<string, Entry>;

/** The solution of equations that may contain products and squares of letters. */
export interface Elimination {
  /** Letters expressed by other letters, in the order of substitution. */
  substitutions: readonly { letter: string; by: Entry }[];
  /** The remaining equation expression = 0 in one letter. */
  last: { letter: string; expression: Entry; roots: Roots };
  solutions: readonly Values[];
}

/**
 * Solves expression = 0 for several expressions: solves one that is linear in a letter for that letter and substitutes,
 * until one equation in one letter remains. Returns null if this doesn't succeed; contradictory equations have no
 * solutions.
 */
export function eliminate(
  differences: readonly Entry[],
  letters: readonly string[],
): Elimination | null {
  let rest = differences;
  const substitutions: { letter: string; by: Entry }[] = [];
  for (let next = isolated(rest); next && substitutions.length < letters.length - 1;) {
    const { letter, by } = next;
    substitutions.push(next);
    rest = rest
      .map((expression) => substitute(expression, letter, by))
      .filter((expression) => !form.isZero(expression));
    next = isolated(rest);
  }
  const [letter, ...more] = letters.filter(
    (one) => !substitutions.some((known) => known.letter === one),
  );
  const [expression, ...others] = rest;
  if (letter === undefined || more.length > 0 || !expression) return null;
  const found = rootsOf(expression, letter);
  const roots = found.kind === "roots" ? found.roots : [];
  const fitting = roots.filter((root) =>
    others.every((other) => form.isZero(substitute(other, letter, root))),
  );
  const solutions = fitting.map((root) =>
    valuesFrom(letter, root, { expressed: substitutions, letters }),
  );
  return { substitutions, last: { letter, expression, roots: found }, solutions };
}

/**
 * Returns a letter expressed by the others, from the expression with the fewest letters; null if none is linear in a
 * letter.
 */
function isolated(expressions: readonly Entry[]): { letter: string; by: Entry } | null {
  const sorted = expressions.toSorted(
    (a, b) => form.variablesOf(a).length - form.variablesOf(b).length,
  );
  for (const expression of sorted) {
    // Solves for the last letter of the alphabet, so that x remains.
    for (const letter of form.variablesOf(expression).toSorted().toReversed()) {
      const parts = coefficientsIn(expression, letter);
      const factor = parts?.[1];
      if (!parts || parts.length !== 2 || !factor || !form.isConstant(factor)) continue;
      return { letter, by: form.negate(form.divide(parts[0] ?? form.zero, factor)) };
    }
  }
  return null;
}

/** Substitutes back, from the last expressed letter to the first. */
function valuesFrom(
  letter: string,
  root: Entry,
  { expressed, letters }: { expressed: Elimination["substitutions"]; letters: readonly string[] },
): Values {
  const values = new Map([[letter, root]]);
  for (const { letter: own, by } of expressed.toReversed()) {
    const value = [...values].reduce((all, [name, known]) => substitute(all, name, known), by);
    values.set(own, value);
  }
  return new Map(letters.map((name) => [name, values.get(name) ?? form.zero]));
}

/** Returns the solutions as an answer: "x = 2, y = 4 or x = 4, y = 2". */
export function valuesAnswer(solutions: readonly Values[]): MathsAnswer {
  return {
    latex: solutions
      .map((values) =>
        [...values].map(([letter, value]) => `${letter} = ${entryLatex(value)}`).join(",\\; "),
      )
      .join(" \\text{ or } "),
    plain: solutions
      .map((values) =>
        [...values].map(([letter, value]) => `${letter} = ${entryPlain(value)}`).join(", "),
      )
      .join(" or "),
  };
}

/** Returns the steps from the equations of the entries to the values. */
export function eliminationSteps(
  equations: string,
  { substitutions, last, solutions }: Elimination,
): MathsStep[] {
  const lines = substitutions
    .map(({ letter, by }) => `${letter} = ${entryLatex(by)}`)
    .join(",\\quad ");
  const equation = `${entryLatex(last.expression)} = 0`;
  const answer = valuesAnswer(solutions).latex;
  const own = rootSteps(last.expression, last.letter, last.roots);
  if (substitutions.length === 0) return own;
  return [
    {
      title: "Express one letter by the other",
      why: "The equations without a product or a square are the easiest to rearrange.",
      before: equations,
      after: lines,
    },
    {
      title: "Put this into the equation with the product or square",
      why: `Then only $${last.letter}$ is left in it, and all terms are brought to one side.`,
      before: null,
      after: equation,
    },
    ...own,
    {
      title: "Find the other letters",
      why: `Put each value of $${last.letter}$ into the equations above.`,
      before: null,
      after: answer,
    },
  ];
}
