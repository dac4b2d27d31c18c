import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import type { MathsStep } from "../../../outcome.ts";
import { pick } from "../../../variation/random.ts";
import { defineTask, type Explanation, type Proof } from "../../../task/task.ts";
import { lesson, step } from "../lesson/lesson.ts";
import { unitOf, writeAmount, writePlaces } from "../lesson/written-amount.ts";
import { recogniseWeakAcid, type WeakProblem } from "./recognise-weak-acid.ts";

/** The fraction of the concentration below which schools neglect x. */
const negligible = 500;

interface WeakResult {
  /** The concentration of the ions in mol/L. */
  ions: number;
  isShort: boolean;
  ph: number;
}

/** The ions from K = x²/(c − x), or from √(Kc) where c/K is so large that x is negligible; at 25 °C. */
export function solve({ kind, concentration, constant: given }: WeakProblem): WeakResult {
  const [c, k] = [toNumber(concentration), toNumber(given)];
  const isShort = c / k >= negligible;
  const ions = isShort ? Math.sqrt(k * c) : (Math.sqrt(k * k + 4 * k * c) - k) / 2;
  const level = -Math.log10(ions);
  return { ions, isShort, ph: kind === "acid" ? level : 14 - level };
}

function toNumber({ numerator, denominator }: Rational): number {
  return Number(numerator) / Number(denominator);
}

/** A number of any size, to twelve significant digits. */
function fromNumber(value: number): Rational {
  const power = Math.floor(Math.log10(Math.abs(value)));
  const digits = q.rational(BigInt(Math.round(value * 10 ** (11 - power))));
  const size = q.rational(10n ** BigInt(Math.abs(power - 11)));
  return power >= 11 ? q.multiply(digits, size) : q.divide(digits, size);
}

/** The ions must reproduce the constant; if x was neglected against C, it must be less than a twentieth of it. */
export function prove(problem: WeakProblem, { ions, isShort, ph }: WeakResult): Proof | null {
  const [c, k] = [toNumber(problem.concentration), toNumber(problem.constant)];
  const back = (ions * ions) / (isShort ? c : c - ions);
  const level = problem.kind === "acid" ? ph : 14 - ph;
  const isRight = Math.abs(back / k - 1) < 1e-9 && Math.abs(10 ** -level / ions - 1) < 1e-9;
  if (!isRight || (isShort && ions / c > 0.05)) return null;
  const [x, size] = [
    writeAmount(fromNumber(ions)).number,
    writeAmount(problem.concentration).number,
  ];
  const below = isShort ? size : `${size} - ${x}`;
  return {
    method: isShort
      ? "Putting x back, and looking whether it is small beside the concentration"
      : "Putting x back into the law of equilibrium",
    lines: [
      `\\frac{\\left(${x}\\right)^{2}}{${below}} \\approx ${writeAmount(problem.constant, undefined, 3).number}`,
      ...(isShort
        ? [
            `\\frac{x}{C} \\approx ${writePlaces(fromNumber((100 * ions) / c), 2, "%").latex} < 5\\%`,
          ]
        : []),
    ],
  };
}

const ionOf = { acid: "[\\mathrm{H^{+}}]", base: "[\\mathrm{OH^{-}}]" };
const constantOf = { acid: "K_a", base: "K_b" };

function explain(problem: WeakProblem, result: WeakResult): Explanation {
  const { kind, target: wanted } = problem;
  const ions = writeAmount(fromNumber(result.ions), unitOf("mol/L"), 3);
  const ph = writePlaces(fromNumber(result.ph), 2);
  return lesson({
    topic: "Equilibrium: ionisation of weak acids and bases",
    method: result.isShort
      ? "Equilibrium constant, x neglected beside C"
      : "Equilibrium constant and quadratic equation",
    difficulty: "advanced",
    answer:
      wanted === "pH"
        ? { latex: `\\mathrm{pH} \\approx ${ph.latex}`, plain: ph.plain }
        : { latex: `${ionOf[kind]} \\approx ${ions.latex}`, plain: ions.plain },
    steps: [...ionSteps(problem, result), ...(wanted === "pH" ? levelSteps(problem, result) : [])],
    idea: `A weak ${kind} breaks up only in part, so its ions are in equilibrium with what is left of it.`,
    firstMove: `Let x mol/L break up, and write $${constantOf[kind]}$ with x and the concentration.`,
    terms: ["pH", "Weak acid"],
    followUps: [
      `What part of the ${kind} has broken up?`,
      `How would the pH change if a strong ${kind} of the same concentration were taken?`,
    ],
  });
}

function ionSteps(
  { kind, formula, concentration, constant: given }: WeakProblem,
  result: WeakResult,
): MathsStep[] {
  const k = constantOf[kind];
  const [c, size] = [writeAmount(concentration).number, writeAmount(given, undefined, 4).number];
  const ions = writeAmount(fromNumber(result.ions), undefined, 4).number;
  const law = `${k} = \\frac{x^{2}}{C - x}`;
  const start = step(
    "Write the equilibrium constant",
    `Let x mol/L of ${formula === null ? `the weak ${kind}` : `$${formula}$`} break up; then there are x mol/L of each ion, and C − x are left.`,
    law,
  );
  if (result.isShort) {
    return [
      start,
      step(
        "Neglect x beside C",
        `C is more than ${negligible} times $${k}$, so x is very small compared with C.`,
        `x \\approx \\sqrt{${k} C}`,
      ),
      step(
        "Put in the values and work out x",
        `x is the concentration of the ${kind === "acid" ? "hydrogen" : "hydroxide"} ions in mol/L.`,
        `x \\approx ${ions}`,
        `x \\approx \\sqrt{${size} \\times ${c}}`,
      ),
    ];
  }
  return [
    start,
    step(
      "Bring it to the standard form",
      "Multiply by C − x and bring all to one side.",
      `x^{2} + ${k} x - ${k} C = 0`,
    ),
    step(
      "Put in the values and work out x",
      "Quadratic formula; a concentration is positive.",
      `x \\approx ${ions}`,
      `x = \\frac{-${size} + \\sqrt{\\left(${size}\\right)^{2} + 4 \\times ${size} \\times ${c}}}{2}`,
    ),
  ];
}

function levelSteps({ kind }: WeakProblem, { ions, ph }: WeakResult): MathsStep[] {
  const x = writeAmount(fromNumber(ions), undefined, 4).number;
  const name = kind === "acid" ? "pH" : "pOH";
  const level = writePlaces(fromNumber(kind === "acid" ? ph : 14 - ph), 2).latex;
  const first = step(
    `Find the ${name}`,
    `By definition, $\\mathrm{${name}} = -\\log ${ionOf[kind]}$.`,
    `\\mathrm{${name}} \\approx ${level}`,
    `\\mathrm{${name}} \\approx -\\log\\left(${x}\\right)`,
  );
  if (kind === "acid") return [first];
  const last = writePlaces(fromNumber(ph), 2).latex;
  return [
    first,
    step(
      "Find the pH",
      "At 298 K, pH + pOH = 14.",
      `\\mathrm{pH} \\approx ${last}`,
      `\\mathrm{pH} \\approx 14 - ${level}`,
    ),
  ];
}

export const weakAcidTask = defineTask<WeakProblem, WeakResult>({
  name: "ph-of-weak-solutions",
  recognise: recogniseWeakAcid,
  reading: ({ kind, formula, concentration, constant: given, target: wanted }) =>
    `${writeAmount(concentration).number}\\,\\mathrm{M}\\ ${formula ?? `\\text{weak ${kind}}`},\\; ${constantOf[kind]} = ${writeAmount(given).number},\\; ${wanted === "pH" ? "\\mathrm{pH}" : ionOf[kind]} = \\,?`,
  solve,
  prove,
  explain,
  vary: ({ kind }, random) => {
    const molarity = pick(random, ["0.1", "0.2", "0.05", "0.5", "0.02"]);
    return kind === "acid"
      ? `Calculate the pH of ${molarity} M ${pick(random, ["acetic acid. Ka = 1.8 × 10^-5", "HCOOH. Ka = 1.8 × 10^-4", "HCN. Ka = 4.9 × 10^-10"])}`
      : `Calculate the pH of ${molarity} M NH3. Kb = 1.8 × 10^-5`;
  },
  examples: [
    "Calculate the pH of 0.1 M acetic acid. Ka = 1.8 × 10^-5",
    "Calculate the pH of 0.2 M NH3. Kb = 1.8 × 10^-5",
  ],
});
