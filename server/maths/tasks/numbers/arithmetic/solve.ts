import {
  children,
  type Expression,
  fractionLeaf,
  mapChildren,
  type NumberLeaf,
  numbersIn,
  valueLeaf,
} from "../../../expressions/expression.ts";
import { evaluate } from "../../../expressions/evaluate.ts";
import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import type { NumberStyle } from "../../../numbers/written.ts";
import { tooHard } from "../../../refusal.ts";
import type { ArithmeticProblem } from "./recognise.ts";
import * as rules from "./rules.ts";
import type { Change, Rule } from "./rules.ts";
import { settle } from "../../../expressions/settle.ts";

export interface ArithmeticStep {
  before: Expression;
  after: Expression;
  title: string;
  why: string;
}

export interface ArithmeticResult {
  value: Rational;
  steps: ArithmeticStep[];
}

/** Limits of an explanation; a chain that is added in one step doesn't count. */
const mostOperations = 40;
const mostSteps = 40;

/**
 * Evaluates an expression in the order of BODMAS, one class of operations at a time, innermost brackets first. Throws a
 * refusal for a division by zero, numbers out of bounds, or too many operations.
 */
export function solve({ expression, style }: ArithmeticProblem): ArithmeticResult {
  // Detects a division by zero and numbers out of bounds before any step is built.
  evaluate(expression);
  if (countOperations(expression) > mostOperations) throw tooLong();
  const steps: ArithmeticStep[] = [];
  let current = settle(expression);
  for (;;) {
    const change = convert(current, style) ?? stepInside(current);
    if (!change) break;
    const after = settle(change.to);
    steps.push({ before: current, after, title: change.title, why: change.why });
    if (steps.length > mostSteps) throw tooLong();
    current = after;
  }
  return { value: settledValue(current), steps };
}

function tooLong(): Error {
  return tooHard("This sum is too long for me. Split it in two.");
}

function countOperations(expression: Expression): number {
  const own = ["number", "sum", "difference"].includes(expression.kind) ? 0 : 1;
  return children(expression).reduce((total, child) => total + countOperations(child), own);
}

function settledValue(expression: Expression): Rational {
  if (expression.kind !== "number") throw new Error(`A ${expression.kind} was left over`);
  return expression.value;
}

/** Converts numbers of different forms to one form. */
function convert(expression: Expression, style: NumberStyle): Change | null {
  const numbers = numbersIn(expression);
  if (numbers.some(({ form }) => form.kind === "mixed")) {
    return {
      to: mapNumbers(expression, improper),
      title: "Write the mixed numbers as improper fractions",
      why: "Whole part × denominator + numerator gives the new numerator.",
    };
  }
  const hasFractions = numbers.some(({ form }) => form.kind === "fraction");
  const hasDecimals = numbers.some(({ form }) => form.kind === "decimal");
  if (style === "fraction" || !hasFractions || !hasDecimals) return null;
  if (numbers.every(({ value }) => q.isTerminating(value))) {
    return {
      to: mapNumbers(expression, (leaf) =>
        leaf.form.kind === "fraction" ? valueLeaf(leaf.value, "decimal") : leaf,
      ),
      title: "Write the fractions as decimals",
      why: "Decimals and fractions can be worked with together once they are written alike.",
    };
  }
  return {
    to: mapNumbers(expression, (leaf) =>
      leaf.form.kind === "decimal" ? valueLeaf(leaf.value) : leaf,
    ),
    title: "Write the decimals as fractions",
    why: "One of these fractions never ends as a decimal, so fractions keep the working exact.",
  };
}

function improper(leaf: NumberLeaf): NumberLeaf {
  if (leaf.form.kind !== "mixed") return leaf;
  const { whole, numerator, denominator } = leaf.form;
  return fractionLeaf(whole * denominator + numerator, denominator);
}

function mapNumbers(expression: Expression, change: (leaf: NumberLeaf) => Expression): Expression {
  if (expression.kind === "number") return change(expression);
  return mapChildren(expression, (child) => mapNumbers(child, change));
}

const order: readonly Rule[] = [
  rules.powers,
  rules.of,
  firstOf(rules.divideByFraction, rules.divide, rules.multiply),
  rules.simplify,
  rules.addOpposite,
  rules.likeFractions,
  rules.addAndSubtract,
];

/** Combines rules of equal precedence, such as × and ÷: the first that applies is used. */
function firstOf(...alike: Rule[]): Rule {
  return (part) => {
    for (const rule of alike) {
      const change = rule(part);
      if (change) return change;
    }
    return null;
  };
}

/**
 * Returns the next step: inside the first bracket that is not a single number yet, otherwise by the first rule that
 * applies.
 */
function stepInside(expression: Expression): Change | null {
  const deeper = inBrackets(expression);
  if (deeper) return deeper;
  for (const rule of order) {
    const change = applyFirst(expression, rule);
    if (change) return change;
  }
  return null;
}

/** Whether the child is evaluated on its own: the content of a bracket or power, or a side of a fraction bar. */
function isScope(child: Expression, parent: Expression): boolean {
  if (parent.kind === "quotient") return parent.sign !== "÷";
  return child.kind !== "number" && (parent.kind === "group" || parent.kind === "power");
}

function inBrackets(expression: Expression): Change | null {
  return changeFirst(expression, (child) => {
    if (!isScope(child, expression) || child.kind === "number") return inBrackets(child);
    const change = stepInside(child);
    return change && expression.kind === "group" ? forBracket(change) : change;
  });
}

/** Words a change inside a bracket: if its reason is the order of operations, the bracket is the reason instead. */
function forBracket({ to, title, why }: Change): Change {
  return {
    to,
    title: `In the bracket: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
    why: why.startsWith("BODMAS: ")
      ? "BODMAS: brackets come before everything else, the innermost of them first."
      : why,
  };
}

function applyFirst(expression: Expression, rule: Rule): Change | null {
  if (rule === rules.simplify && rules.isLikeChain(expression)) return null;
  return rule(expression) ?? changeFirst(expression, (child) => applyFirst(child, rule));
}

/** Returns the first change that `find` makes to a direct child, applied to the expression. */
function changeFirst(
  expression: Expression,
  find: (child: Expression) => Change | null,
): Change | null {
  const changes: Change[] = [];
  const to = mapChildren(expression, (child) => {
    const change = changes.length === 0 ? find(child) : null;
    if (!change) return child;
    changes.push(change);
    return change.to;
  });
  return changes.map((change) => ({ ...change, to }))[0] ?? null;
}
