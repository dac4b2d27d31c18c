import { termsOf } from "../../../working/written.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";
import { type Expression, ungroup } from "../../../expressions/expression.ts";
import { type Approach, limitLatex, putIn, type Tendency } from "./approach.ts";
import { tendency } from "./tendency.ts";
import { type Method, tendencyLatex, type LimitWorking } from "./limit-working.ts";

/** The limits that follow directly from the limit laws. */
export const direct: Method = (expression, { approach }) => {
  const value = tendency(expression, approach);
  if (!value) return null;
  return approach.point
    ? atPoint(expression, value, approach)
    : atInfinity(expression, value, approach);
};

function atPoint(expression: Expression, value: Tendency, approach: Approach): LimitWorking {
  const before = limitLatex(expression, approach);
  const after = tendencyLatex(value);
  const letter = approach.variable;
  const method = value.kind === "finite" ? "Direct substitution" : "Infinite limit";
  if (value.kind === "infinite") {
    const step = {
      title: "Look at the sign near the point",
      why: `What stands below the bar tends to 0, what stands above does not: the quotient grows beyond every bound.`,
      before,
      after: `${before} = ${after}`,
    };
    return { value, method, steps: [step] };
  }
  const put = expressionLatex(putIn(expression, approach));
  const step = {
    title: `Put $${letter} = ${approach.point ? expressionLatex(approach.point) : ""}$`,
    why: "The function is continuous there, so that its limit is its value.",
    before,
    after: put === after ? after : `${put} = ${after}`,
  };
  return { value, method, steps: [step] };
}

function atInfinity(expression: Expression, value: Tendency, approach: Approach): LimitWorking {
  const before = limitLatex(expression, approach);
  const after = tendencyLatex(value);
  const isSum = termsOf(ungroup(expression)).length > 1;
  return {
    value,
    method: "Limits at infinity",
    steps: [
      {
        title: isSum ? "Look what each term tends to" : "Look what each part tends to",
        why: "$\\frac{c}{x^{n}} \\to 0$ for every $n > 0$; a power of $x$ alone grows beyond every bound.",
        before,
        after: `${before} = ${after}`,
      },
    ],
  };
}
