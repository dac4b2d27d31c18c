import { canonical } from "../../../algebra/canonical.ts";
import type { Quotient } from "../../../algebra/form.ts";
import { asPolynomial } from "../../../algebra/in-one-variable.ts";
import * as form from "../../../algebra/quotient.ts";
import * as q from "../../../numbers/rational.ts";
import { leastCommonMultiple } from "../../../numbers/integers.ts";
import { type Expression, someWithin } from "../../../expressions/expression.ts";
import { letterLatex } from "../../../expressions/write-latex.ts";
import type { MathsStep } from "../../../outcome.ts";
import { intervalNotation } from "./interval.ts";
import { type Inequality, inequalityLatex, signLatex, reverseSign } from "./recognise.ts";
import type { InequalitySolution } from "./solve.ts";
import { latexOf, type Way, withNotation } from "./way.ts";

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

/** −1 < 2x + 3 ≤ 7: the same operation is applied to all three parts. */
export function chainWay(inequality: Inequality, { set }: InequalitySolution, answer: string): Way {
  const chain = chainOf(inequality);
  const steps = chain ? chainSteps(inequality, chain, answer) : [sharedStep(inequality, answer)];
  return {
    method: "Double inequality",
    topic: "Linear Inequalities",
    difficulty: "intermediate",
    idea: "Do the same in all three parts until the unknown stands alone in the middle.",
    firstMove: "Take away the number beside the unknown, in all three parts.",
    steps: withNotation(steps, intervalNotation(set)),
  };
}

function sharedStep(inequality: Inequality, answer: string): MathsStep {
  return {
    title: "Solve both inequalities, and take what they share",
    why: "Both inequalities must hold.",
    before: inequalityLatex(inequality),
    after: answer,
  };
}

/** A line of the working: the three parts. */
interface Line {
  low: Quotient;
  middle: { a: q.Rational; b: q.Rational };
  high: Quotient;
}

function chainSteps(
  inequality: Inequality,
  { low, high, a, b }: Chain,
  answer: string,
): MathsStep[] {
  const steps: MathsStep[] = [];
  let before = inequalityLatex(inequality);
  const add = (title: string, why: string, after: string): void => {
    if (after !== before) steps.push({ title, why, before, after });
    before = after;
  };
  const write = (line: Line): string => lineLatex(inequality, line);
  let line: Line = { low, middle: { a, b }, high };
  const bottom = leastCommonMultiple(a.denominator, b.denominator);
  if (bottom > 1n) {
    line = scaled(line, q.rational(bottom));
    add(`Multiply all three parts by $${bottom}$`, kept, write(line));
  } else if (hasBrackets(inequality.sides[1])) {
    add("Open the brackets in the middle", "Every term in a bracket is multiplied.", write(line));
  }
  if (!q.isZero(line.middle.b)) {
    const { b: number } = line.middle;
    const how = q.sign(number) > 0 ? "Subtract" : "Add";
    line = shifted(line, q.negate(number));
    const size = latexOf(form.fromRational(q.absolute(number)));
    add(
      `${how} $${size}$ ${how === "Add" ? "to" : "from"} all three parts`,
      "The signs stay when the same is added or subtracted.",
      write(line),
    );
  }
  const { a: factor } = line.middle;
  const divisor = latexOf(form.fromRational(factor));
  if (q.sign(factor) < 0) {
    const [less, more] = [line.low, line.high].map((end) => latexOf(overNumber(end, factor)));
    const [sign1 = "<", sign2 = "<"] = inequality.signs.map((sign) => signLatex[reverseSign(sign)]);
    const name = letterLatex(inequality.unknown);
    add(
      `Divide all three parts by $${divisor}$`,
      "Dividing by a negative number turns both signs around.",
      `${less} ${sign1} ${name} ${sign2} ${more}`,
    );
    add(
      "Write it from the smaller number to the larger",
      "It says the same, read from the other end.",
      answer,
    );
  } else add(`Divide all three parts by $${divisor}$`, kept, answer);
  return steps;
}

const kept = "A positive number keeps both signs as they are.";

function lineLatex({ signs, unknown }: Inequality, { low, middle, high }: Line): string {
  const term = form.scale(form.fromVariable(unknown), middle.a);
  const centre = form.add(term, form.fromRational(middle.b));
  const [sign1 = "<", sign2 = "<"] = signs.map((sign) => signLatex[sign]);
  return `${latexOf(low)} ${sign1} ${latexOf(centre)} ${sign2} ${latexOf(high)}`;
}

function scaled({ low, middle: { a, b }, high }: Line, by: q.Rational): Line {
  return {
    low: form.scale(low, by),
    middle: { a: q.multiply(a, by), b: q.multiply(b, by) },
    high: form.scale(high, by),
  };
}

function shifted({ low, middle: { a, b }, high }: Line, by: q.Rational): Line {
  const number = form.fromRational(by);
  return {
    low: form.add(low, number),
    middle: { a, b: q.add(b, by) },
    high: form.add(high, number),
  };
}

function overNumber(value: Quotient, by: q.Rational): Quotient {
  return form.scale(value, q.divide(q.one, by));
}

function hasBrackets(side: Expression | undefined): boolean {
  return side !== undefined && someWithin(side, ({ kind }) => kind === "group");
}
