import { canonical } from "../../../algebra/canonical.ts";
import type { Quotient } from "../../../algebra/form.ts";
import { asPolynomial } from "../../../algebra/in-one-variable.ts";
import * as form from "../../../algebra/quotient.ts";
import * as q from "../../../numbers/rational.ts";
import type { MathsStep } from "../../../outcome.ts";
import { intervalNotation } from "./interval.ts";
import { inequalityLatex, signLatex } from "./recognise.ts";
import type { Inequality } from "./recognise.ts";
import type { Solved } from "./solve.ts";
import { flip, latexOf, termLatex, withNotation } from "./way.ts";
import type { Way } from "./way.ts";

/** low < ax + b < high. */
interface Chain {
  low: Quotient;
  high: Quotient;
  a: q.Rational;
  b: q.Rational;
}

function chainOf({ sides, unknown }: Inequality): Chain | null {
  const [low, middle, high] = sides.map((side) => canonical(side));
  if (!low || !middle || !high || ![low, high].every(form.isConstant)) return null;
  const polynomial = asPolynomial(middle, unknown) ?? [];
  const [b = q.zero, a = q.zero] = polynomial;
  return polynomial.length === 2 ? { low, high, a, b } : null;
}

/** −1 < 2x + 3 ≤ 7: the same is done in all three parts. */
export function chainWay(inequality: Inequality, { set }: Solved, answer: string): Way {
  const chain = chainOf(inequality);
  const start = inequalityLatex(inequality);
  const shifted = chain && !q.isZero(chain.b) ? [shift(inequality, chain, start)] : [];
  const last: MathsStep = {
    title: chain
      ? `Divide all three parts by $${latexOf(form.fromRational(chain.a))}$`
      : "Solve both inequalities, and take what they share",
    why: chain && q.sign(chain.a) < 0 ? flip : "Both inequalities must hold.",
    before: shifted[0]?.after ?? start,
    after: answer,
  };
  const steps = [...shifted, last].filter(({ before, after }) => before !== after);
  return {
    method: "Double inequality",
    topic: "Linear Inequalities",
    difficulty: "intermediate",
    idea: "Do the same in all three parts until the unknown stands alone in the middle.",
    firstMove: "Take away the number beside the unknown, in all three parts.",
    steps: withNotation(steps, intervalNotation(set)),
  };
}

function shift(
  { signs, unknown }: Inequality,
  { low, high, a, b }: Chain,
  start: string,
): MathsStep {
  const number = form.fromRational(b);
  const [first, second] = [low, high].map((end) => latexOf(form.subtract(end, number)));
  const [sign1 = "<", sign2 = "<"] = signs;
  return {
    title: `${q.sign(b) > 0 ? "Subtract" : "Add"} $${latexOf(form.fromRational(q.absolute(b)))}$ in all three parts`,
    why: "The signs stay when the same is added or subtracted.",
    before: start,
    after: `${first} ${signLatex[sign1]} ${termLatex(a, unknown)} ${signLatex[sign2]} ${second}`,
  };
}
