import { canonical } from "../algebra/canonical.ts";
import { asPolynomial } from "../algebra/in-one-variable.ts";
import * as form from "../algebra/quotient.ts";
import { exactRoots } from "../algebra/roots.ts";
import { toExpression } from "../algebra/to-expression.ts";
import * as u from "../algebra/univariate.ts";
import { type Expression, someWithin } from "../expressions/expression.ts";
import { Refusal } from "../refusal.ts";
import { type Condition, type Conditions, truthOf } from "./condition.ts";
import { asOperand } from "./value.ts";

const highestDegree = 8;

/**
 * The exact real values of the letter for which the equations are true; null if they are not polynomial or rational
 * equations in this letter alone, or have roots that can't be found exactly.
 */
export function realRoots(conditions: Conditions, letter: string): Expression[] | null {
  const roots: Expression[] = [];
  for (const [first, ...others] of conditions) {
    const found = first && rootsOf(first, letter);
    if (!found) return null;
    roots.push(...found.filter((root) => truthOf([others], new Map([[letter, root]])) !== false));
  }
  return roots;
}

/**
 * Cached, because the roots of an equation are needed twice: once compared with the line before, once with the line
 * after.
 */
const known = new WeakMap<Condition, { letter: string; roots: Expression[] | null }>();

function rootsOf(condition: Condition, letter: string): Expression[] | null {
  const before = known.get(condition);
  if (before?.letter === letter) return before.roots;
  const roots = findRoots(condition, letter);
  known.set(condition, { letter, roots });
  return roots;
}

function findRoots({ left, right, relation }: Condition, letter: string): Expression[] | null {
  if (relation !== "=") return null;
  try {
    const difference = canonical({
      kind: "difference",
      left: asOperand(left),
      right: asOperand(right),
    });
    const numerator = asPolynomial(form.fromPolynomial(difference.numerator), letter);
    if (!numerator || u.degree(numerator) < 1 || u.degree(numerator) > highestDegree) return null;
    return (
      exactRoots(numerator)
        ?.map(({ root }) => toExpression(root))
        .filter(isReal) ?? null
    );
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

function isReal(root: Expression): boolean {
  return !someWithin(root, (part) => part.kind === "constant" && part.name === "i");
}

/** The values of the letter if the claim is solved for it, x = 2 or x = 3; otherwise null. */
export function solvedValues(conditions: Conditions, letter: string): Expression[] | null {
  const values = conditions.map(([first]) => {
    const isSolved = first?.relation === "=" && first.left.kind === "variable";
    if (!isSolved || first.left.kind !== "variable" || first.left.name !== letter) return null;
    return someWithin(first.right, ({ kind }) => kind === "variable") ? null : first.right;
  });
  const known = values.filter((value) => value !== null);
  return known.length === values.length ? known : null;
}
