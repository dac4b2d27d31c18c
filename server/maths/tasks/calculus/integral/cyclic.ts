import type { Quotient } from "../../../algebra/form.ts";
import * as form from "../../../algebra/quotient.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import { type Expression, ungroup } from "../../../expressions/expression.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";
import * as q from "../../../numbers/rational.ts";
import type { MathsStep } from "../../../outcome.ts";
import { inBrackets, productOf } from "../../../working/written.ts";
import { type LightFactor, lightFactors, lightForm } from "../light-form.ts";
import { nicestForm } from "../nicest-form.ts";
import { integralLatex, type Method } from "./integral-of.ts";
import { linearSlope, overSlope } from "./table.ts";

type Call = Extract<Expression, { kind: "call" }>;

/** e^(ax) sin bx or e^(ax) cos bx. */
interface DampedWave {
  exponential: Expression;
  wave: Call;
  /** The cosine of a sine, and vice versa. */
  other: Call;
  a: Quotient;
  b: Quotient;
}

/** e^(ax) sin bx and e^(ax) cos bx, whose integrals recur after integrating by parts twice. */
export const cyclic: Method = (expression, { variable }) => {
  const inner = ungroup(expression);
  const damped = readDampedWave(inner, variable);
  if (!damped) return null;
  const { exponential, a, b } = damped;
  const above = productOf([exponential, { kind: "group", inner: combination(damped) }]);
  const result = overSlope(above, form.add(form.multiply(a, a), form.multiply(b, b)));
  return {
    of: inner,
    result,
    formulas: [],
    method: "Integration by parts, twice",
    steps: stepsTo({ whole: inner, above, result }, damped, variable),
  };
};

function readDampedWave(expression: Expression, variable: string): DampedWave | null {
  const { coefficient, factors } = lightFactors(expression);
  if (factors.length !== 2 || !q.equals(coefficient, q.one)) return null;
  if (!factors.every(({ exponent }) => q.equals(exponent, q.one))) return null;
  const exponential = naturalPowerAmong(factors);
  const wave = waveAmong(factors);
  if (!exponential || !wave) return null;
  const [a, b] = [exponential.exponent, wave.argument].map((part) => linearSlope(part, variable));
  if (!a || !b) return null;
  return { exponential, wave, other: { ...wave, name: isSine(wave) ? "cos" : "sin" }, a, b };
}

function naturalPowerAmong(
  factors: readonly LightFactor[],
): Extract<Expression, { kind: "power" }> | null {
  const power = factors.find(({ base }) => base.kind === "power")?.base;
  if (power?.kind !== "power") return null;
  return power.base.kind === "constant" && power.base.name === "e" ? power : null;
}

function waveAmong(factors: readonly LightFactor[]): Call | null {
  const wave = factors.find(({ base }) => base.kind === "call")?.base;
  if (wave?.kind !== "call") return null;
  return wave.name === "sin" || wave.name === "cos" ? wave : null;
}

function isSine({ name }: Call): boolean {
  return name === "sin";
}

/** a sin bx − b cos bx, or a cos bx + b sin bx. */
function combination({ wave, other, a, b }: DampedWave): Expression {
  return lightForm({
    kind: isSine(wave) ? "difference" : "sum",
    left: productOf([inBrackets(toExpression(a)), wave]),
    right: productOf([inBrackets(toExpression(b)), other]),
  });
}

function stepsTo(
  { whole, above, result }: { whole: Expression; above: Expression; result: Expression },
  damped: DampedWave,
  variable: string,
): MathsStep[] {
  const { a, b } = damped;
  const once = `I = ${afterOneRound(damped, variable)}`;
  const [squareOfA, squareOfB] = [form.multiply(a, a), form.multiply(b, b)];
  const ratio = expressionLatex(nicestForm(toExpression(form.divide(squareOfB, squareOfA))));
  const ready = expressionLatex(lightForm(overSlope(above, squareOfA)));
  const twice = `I = ${ready} - ${ratio === "1" ? "" : ratio} I`;
  return [
    {
      title: "Integrate by parts, with the exponential as $dv$",
      why: "$\\int u \\, dv = uv - \\int v \\, du$. Call the integral $I$.",
      before: `I = ${integralLatex(whole, variable)}`,
      after: once,
    },
    {
      title: "Integrate by parts once more",
      why: "The same integral $I$ comes back on the right.",
      before: once,
      after: twice,
    },
    {
      title: "Solve for $I$",
      why: "Bring both $I$ to one side, and divide.",
      before: twice,
      after: `I = ${expressionLatex(result)}`,
    },
  ];
}

function afterOneRound({ exponential, wave, other, a, b }: DampedWave, variable: string): string {
  const over = (above: Expression): Expression =>
    lightForm({ kind: "quotient", sign: "bar", left: above, right: inBrackets(toExpression(a)) });
  const head = expressionLatex(over(productOf([exponential, wave])));
  const left = over(productOf([inBrackets(toExpression(b)), exponential, other]));
  return `${head} ${isSine(wave) ? "-" : "+"} ${integralLatex(left, variable)}`;
}
