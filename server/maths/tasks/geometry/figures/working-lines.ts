import { canonical } from "../../../algebra/canonical.ts";
import {
  type Expression,
  mapChildren,
  someWithin,
  ungroup,
} from "../../../expressions/expression.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";
import * as q from "../../../numbers/rational.ts";
import type { NumberStyle } from "../../../numbers/written.ts";
import { inTableForm } from "../../../working/table-form.ts";
import { inBrackets } from "../../../working/written.ts";
import { evaluateExact } from "../exact/evaluate-exact.ts";
import * as exact from "../exact/exact.ts";
import { type RootLine, rootOfProductLines } from "../exact/root-of-product.ts";
import { exactExpression, exactLatex } from "../exact/write-exact.ts";

/** The lines between a formula with its numbers and its value. */
interface Working {
  lines: RootLine[];
  /** The words of the last line, which is the value. */
  ending: Pick<RootLine, "title" | "why">;
}

/** Simplifies a root of a product by its prime factors, and anything else by brackets, powers and roots. */
export function workingLines(expression: Expression, style: NumberStyle): Working {
  const product = rootOfNumbers(expression, style);
  if (product) return product;
  const stages = stagesOf(expression, style);
  return {
    lines: stages.map(({ title, why, reached: line }) => ({
      title,
      why,
      latex: expressionLatex(line),
    })),
    ending: { title: "Work it out", why: lastWhy(stages.at(-1)?.reached ?? expression) },
  };
}

function lastWhy(reached: Expression): string {
  if (someWithin(reached, ({ kind }) => kind === "root")) {
    return "A square number has a whole root; of any other, what is a square comes out of the root.";
  }
  const whys: Partial<Record<Expression["kind"], string>> = {
    sum: "The numbers are added and subtracted from left to right.",
    difference: "The numbers are added and subtracted from left to right.",
    product: "The factors are multiplied; what is common above and below a bar is cancelled first.",
    quotient: "What stands above the bar is divided by what stands below.",
    power: "A power multiplies the number by itself, as often as the exponent says.",
  };
  return whys[reached.kind] ?? "All the measures are known now, so only numbers are worked out.";
}

function rootOfNumbers(expression: Expression, style: NumberStyle): Working | null {
  if (expression.kind !== "root" || expression.index !== 2) return null;
  const factors = factorsOf(ungroup(expression.operand)).map((factor) => {
    const value = evaluateExact(factor);
    return value && exact.asRational(value);
  });
  const numbers = factors.filter((factor) => factor !== null);
  const isWritten = style === "fraction" || numbers.every(q.isInteger);
  if (numbers.length < Math.max(3, factors.length) || !isWritten) return null;
  const lines = rootOfProductLines(numbers);
  if (!lines) return null;
  const texts = numbers.map((value) => exactLatex(exact.fromRational(value), style));
  return {
    lines: [
      {
        title: "Work out the brackets",
        why: "What stands in brackets comes first, as in BODMAS.",
        latex: `\\sqrt{${texts.join(" \\times ")}}`,
      },
      ...lines,
    ],
    ending: {
      title: "Multiply",
      why: "What stands in front of the root is multiplied, and what is left inside.",
    },
  };
}

function factorsOf(expression: Expression): Expression[] {
  return expression.kind === "product"
    ? [...factorsOf(expression.left), ...factorsOf(expression.right)]
    : [expression];
}

interface Stage {
  title: string;
  why: string;
  reached: Expression;
}

/** Returns the stages: first powers and brackets evaluated, then the radicands. */
function stagesOf(expression: Expression, style: NumberStyle): Stage[] {
  const first = worked(expression, style);
  const hasRoot = someWithin(first, ({ kind }) => kind === "root");
  return [
    { ...firstTexts(expression), reached: first },
    {
      title: hasRoot ? "Work out what stands under the root" : "Work out the brackets",
      why: hasRoot
        ? "A root works like brackets: what stands under it comes first."
        : "What stands in brackets comes first, as in BODMAS.",
      reached: underRoots(first, style),
    },
  ];
}

/** Returns the words of the first stage, which depend on its operations. */
function firstTexts(expression: Expression): Pick<Stage, "title" | "why"> {
  const has = (kind: Expression["kind"]): boolean =>
    someWithin(expression, (part) => part.kind === kind);
  if (has("call")) {
    const ratios = "the trigonometric ratio";
    return {
      title: has("power") ? `Work out the powers and ${ratios}` : `Put in the value of ${ratios}`,
      why: "The sine, cosine and tangent of 30°, 45° and 60° are learnt by heart.",
    };
  }
  // Brackets under a root or above a fraction bar are not printed.
  const hasBrackets = expressionLatex(expression).includes("(");
  if (hasBrackets && has("power")) {
    const why = "Brackets come first, then powers, as in BODMAS.";
    return { title: "Work out the brackets and powers", why };
  }
  if (has("power")) return { title: "Work out the powers", why: "Powers come before × and +." };
  if (hasBrackets) {
    const why = "What stands in brackets comes first, as in BODMAS.";
    return { title: "Work out the brackets", why };
  }
  return has("root")
    ? {
        title: "Work out what stands under the root",
        why: "A root works like brackets: what stands under it comes first.",
      }
    : { title: "Work out the numerator", why: "A fraction bar works like brackets." };
}

function leafOf(expression: Expression, style: NumberStyle): Expression | null {
  if (someWithin(expression, ({ kind }) => ["constant", "root", "variable"].includes(kind)))
    return null;
  const value = evaluateExact(expression);
  const number = value && exact.asRational(value);
  return number ? exactExpression(exact.fromRational(number), style) : null;
}

function worked(expression: Expression, style: NumberStyle): Expression {
  if (expression.kind === "call") {
    if (!evaluateExact(expression)) return expression;
    return inBrackets(inTableForm(canonical(expression)));
  }
  if (expression.kind === "power") {
    return leafOf(expression, style) ?? mapChildren(expression, (child) => worked(child, style));
  }
  if (expression.kind === "group") {
    const isSingle = !["sum", "difference"].includes(expression.inner.kind);
    const hasPower = someWithin(expression, ({ kind }) => kind === "power");
    // 2 × (8 + 6) becomes 2 × 14, but (5² + 12²) only 25 + 144.
    if (!hasPower || isSingle) return leafOf(expression, style) ?? expression;
  }
  return mapChildren(expression, (child) => worked(child, style));
}

function underRoots(expression: Expression, style: NumberStyle): Expression {
  if (expression.kind === "root" || expression.kind === "group") {
    const inner = expression.kind === "root" ? expression.operand : expression;
    const leaf = leafOf(inner, style);
    if (leaf) return expression.kind === "root" ? { ...expression, operand: leaf } : leaf;
  }
  return mapChildren(expression, (child) => underRoots(child, style));
}
