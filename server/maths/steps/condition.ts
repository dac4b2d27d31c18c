import { type Expression, variablesIn } from "../expressions/expression.ts";
import { lettersOf } from "./letters-of.ts";
import { comparePlain } from "./compare-plain.ts";
import { entriesOf } from "./compare-values.ts";
import { type LetterValues, putIn } from "./put-in.ts";
import type { Relation } from "./latex-token.ts";
import { type Claim, isSide, type Statement } from "./statement.ts";
import { memoise } from "../read/memoise.ts";
import { allTrue, someTrue, type Truth } from "./three-valued.ts";
import { withoutUnits } from "./unit-letters.ts";
import type { Value } from "./value.ts";

/** A relation between two numbers, without units. */
export interface Condition {
  left: Expression;
  right: Expression;
  relation: Relation;
}

/** The conditions of a claim on its letters: each alternative is a list of conditions that are all true. */
export type Conditions = readonly (readonly Condition[])[];

const mostAlternatives = 8;

/** The conditions of a claim; null if a part of it can't be parsed, or states nothing. */
export const conditionsOf = memoise(conditionsIn);

function conditionsIn(claim: Claim): Conditions | null {
  const alternatives: Condition[][] = [];
  for (const statements of claim.flatMap(apart)) {
    let together: Condition[][] = [[]];
    for (const statement of statements) {
      const variants = variantsOf(statement);
      if (!variants) return null;
      together = together.flatMap((conditions) =>
        variants.map((variant) => [...conditions, ...variant]),
      );
      if (together.length > mostAlternatives) return null;
    }
    alternatives.push(...together);
  }
  const isStated = alternatives.every((conditions) => conditions.length > 0);
  return isStated && alternatives.length > 0 ? alternatives : null;
}

/** x = 1, x = 3 are two values of one letter: alternatives, although separated by a comma. */
function apart(statements: readonly Statement[]): (readonly Statement[])[] {
  const names = statements.map(solvedLetter);
  const isOne = names.length > 1 && names.every((name) => name !== null && name === names[0]);
  return isOne ? statements.map((statement) => [statement]) : [statements];
}

function solvedLetter(statement: Statement): string | null {
  if (statement.kind === "unread" || statement.relations.join() !== "=") return null;
  const [subject, value] = statement.sides;
  if (!isSide(subject) || !isSide(value) || lettersOf(value.values[0]).length > 0) return null;
  const [only] = subject.values;
  return only.kind === "scalar" && only.expression.kind === "variable"
    ? only.expression.name
    : null;
}

/** One list of conditions, or two if the statement contains ±. */
function variantsOf(statement: Statement): Condition[][] | null {
  if (statement.kind === "unread" || statement.sides.length < 2) return null;
  const sides = statement.sides.filter(isSide);
  if (sides.length < statement.sides.length) return null;
  const hasBoth = sides.some(({ values }) => values.length > 1);
  const variants = (hasBoth ? [0, 1] : [0]).map((sign) => {
    const values = sides.map((side) => side.values[sign] ?? side.values[0]);
    return chainConditions(values, statement.relations);
  });
  return variants.some((variant) => variant === null)
    ? null
    : variants.map((variant) => variant ?? []);
}

function chainConditions(
  values: readonly Value[],
  relations: readonly Relation[],
): Condition[] | null {
  const conditions: Condition[] = [];
  for (const [at, relation] of relations.entries()) {
    const [left, right] = [values[at], values[at + 1]];
    if (left === undefined || right === undefined || left.kind !== right.kind) return null;
    if (left.kind === "ratio") return null;
    const [a, b] = [entriesOf(left), entriesOf(right)];
    if (a.length !== b.length) return null;
    for (const [entry, part] of a.entries()) {
      conditions.push({
        left: withoutUnits(part),
        right: withoutUnits(b[entry] ?? part),
        relation,
      });
    }
  }
  return conditions;
}

export function lettersIn(conditions: Conditions): string[] {
  const names = conditions.flat().flatMap(({ left, right }) => [left, right].flatMap(variablesIn));
  return [...new Set(names)].sort();
}

/** Whether the conditions are true for the values; null if undecided. */
export function truthOf(conditions: Conditions, values: LetterValues): Truth {
  return someTrue(
    conditions.map((together) => allTrue(together.map((condition) => isTrue(condition, values)))),
  );
}

function isTrue({ left, right, relation }: Condition, values: LetterValues): Truth {
  const [a, b] = [putIn(left, values), putIn(right, values)];
  const verdict = comparePlain(a, b, relation);
  if (verdict === "holds") return true;
  return verdict === "fails" && isCovered([a, b], values) ? false : null;
}

/** Whether the only remaining letters are those in the given values, such as x in y = 4 − 2x. */
function isCovered(sides: readonly Expression[], values: LetterValues): boolean {
  const allowed = new Set([...values.values()].flatMap(variablesIn));
  return sides.flatMap(variablesIn).every((name) => allowed.has(name));
}
