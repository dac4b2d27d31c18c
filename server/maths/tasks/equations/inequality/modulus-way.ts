import { canonical } from "../../../algebra/canonical.ts";
import { signOf } from "../../../algebra/constant-value.ts";
import type { Quotient } from "../../../algebra/form.ts";
import * as form from "../../../algebra/quotient.ts";
import { ungroup, variablesIn } from "../../../expressions/expression.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";
import type { MathsStep } from "../../../outcome.ts";
import { intervalNotation } from "./interval.ts";
import { inequalityLatex, signLatex, turned } from "./recognise.ts";
import type { Inequality, Sign } from "./recognise.ts";
import type { Solved } from "./solve.ts";
import { criticalStep, latexOf, withNotation } from "./way.ts";
import type { Way } from "./way.ts";

/** |inner| < bound, with a positive bound. */
interface Rule {
  inner: string;
  bound: Quotient;
  sign: Sign;
}

function ruleOf({ sides, signs }: Inequality): Rule | null {
  const [left, right, ...more] = sides;
  const call = left && ungroup(left);
  const [sign] = signs;
  if (call?.kind !== "call" || !right || !sign || more.length > 0) return null;
  if (variablesIn(right).length > 0) return null;
  const bound = canonical(right);
  return signOf(bound) === 1 ? { inner: expressionLatex(call.argument), bound, sign } : null;
}

function withoutModulus({ inner, bound, sign }: Rule, before: string): MathsStep {
  const [c, minus] = [latexOf(bound), latexOf(form.negate(bound))];
  const isInside = sign === "<" || sign === "≤";
  const written = signLatex[sign];
  return {
    title: "Write it without the modulus",
    why: isInside
      ? "$|a| < c$ means that $a$ lies between $-c$ and $c$."
      : "$|a| > c$ means that $a$ lies beyond $-c$ or beyond $c$.",
    before,
    after: isInside
      ? `${minus} ${written} ${inner} ${written} ${c}`
      : `${inner} ${signLatex[turned(sign)]} ${minus} \\text{ or } ${inner} ${written} ${c}`,
  };
}

/** |A| < c and |A| > c by their rule, everything else by the stretches between corners. */
export function modulusWay(inequality: Inequality, { critical, set }: Solved, answer: string): Way {
  const start = inequalityLatex(inequality);
  const rule = ruleOf(inequality);
  const first = rule
    ? withoutModulus(rule, start)
    : criticalStep(
        start,
        critical,
        inequality.unknown,
        "Find the points where the sign may change",
      );
  const last: MathsStep = {
    title: "Solve for the unknown",
    why: "Every stretch between these points holds as a whole, or not at all.",
    before: first.after,
    after: answer,
  };
  return {
    method: "Modulus inequality",
    topic: "Linear Inequalities: modulus",
    difficulty: "intermediate",
    idea: "A modulus is a distance: ask which numbers are nearer, or farther, than the bound.",
    firstMove: "Bring the modulus to stand alone, then write the inequality without it.",
    steps: withNotation([first, last], intervalNotation(set)),
  };
}
