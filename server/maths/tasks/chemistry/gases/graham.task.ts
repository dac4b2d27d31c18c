import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { pick } from "../../../variation/random.ts";
import { defineTask, type Explanation, type Proof } from "../../../task/task.ts";
import { lesson, step } from "../lesson/lesson.ts";
import { molarMassStep } from "../lesson/mass-steps.ts";
import { writeAmount } from "../lesson/written-amount.ts";
import { molarMass, type MolarMass } from "../matter/molar-mass.ts";
import { isSameSpecies, type Species } from "../../../chemistry/species.ts";
import type { GivenMasses } from "../reading/given-masses.ts";
import { recogniser, type Slots } from "../reading/recogniser.ts";
import { gasOf } from "./recognise-gases.ts";

/** The faster of two gases, and the ratio of the rates. */
interface GrahamProblem {
  one: Species;
  other: Species;
  masses: GivenMasses;
}

const gases =
  "(gas)? {a:species} (gas)? (and|to|with) {b:species} (gas|gases)? (under (the)? same conditions)?";
const rates =
  "(the)? (relative)? (rate|rates) of (diffusion | effusion | diffusion or effusion) (of)?";

const recognise = recogniser<GrahamProblem>(/ (?:diffusion|effusion) /, [
  [`(compare | find | calculate)? ${rates} ${gases}`, problemOf],
  [`(@ask)? (the)? ratio of ${rates} ${gases}`, problemOf],
  [
    `{a:species} (and|aur) {b:species} (gas)? (ki|ke|ka) diffusion (rate|rates)? (ka|ki)? (ratio|compare)`,
    problemOf,
  ],
]);

function problemOf(slots: Slots): GrahamProblem | null {
  const [one, other] = [gasOf(slots.species("a")), gasOf(slots.species("b"))];
  return one && other && !isSameSpecies(one, other) ? { one, other, masses: slots.masses } : null;
}

interface GrahamResult {
  molars: readonly [MolarMass, MolarMass];
  /** The square of the ratio of the rates. */
  square: Rational;
  /** The ratio itself, where it is rational. */
  exact: Rational | null;
}

/** Graham's law: the rates are as √(M₂/M₁). `exact` is null for an irrational root. */
export function solve({ one, other, masses }: GrahamProblem): GrahamResult {
  const molars = [molarMass(one, masses), molarMass(other, masses)] as const;
  const square = q.divide(molars[1].value, molars[0].value);
  const [top, bottom] = [rootOf(square.numerator), rootOf(square.denominator)];
  return {
    molars,
    square,
    exact: top === null || bottom === null ? null : q.rational(top, bottom),
  };
}

/** The whole root of a square of ordinary size. */
function rootOf(square: bigint): bigint | null {
  const root = BigInt(Math.round(Math.sqrt(Number(square))));
  return root * root === square ? root : null;
}

/** The rate times the root of the molar mass is equal for both gases: compared squared, without roots. */
export function prove(_: GrahamProblem, { molars, square, exact }: GrahamResult): Proof | null {
  const [a, b] = molars.map(({ value }) => value);
  if (!a || !b || !q.equals(q.multiply(square, a), b)) return null;
  if (exact && !q.equals(q.multiply(exact, exact), square)) return null;
  const ratio = ratioOf({ molars, square, exact });
  const sign = exact ? "=" : "\\approx";
  return {
    method: "The square of the ratio, times the first molar mass, gives back the second",
    lines: [
      `\\left(${ratio.number}\\right)^{2} \\times ${writeAmount(a).number} ${sign} ${writeAmount(b, undefined, 3).number}`,
    ],
  };
}

/** The rate of the first gas if that of the second is 1. */
function ratioOf({ square, exact }: GrahamResult): {
  number: string;
  latex: string;
  plain: string;
} {
  if (exact) {
    const { numerator, denominator } = exact;
    const number = denominator === 1n ? String(numerator) : `\\frac{${numerator}}{${denominator}}`;
    return { number, latex: `${numerator} : ${denominator}`, plain: `${numerator}:${denominator}` };
  }
  const close = Math.sqrt(Number(square.numerator) / Number(square.denominator));
  const written = writeAmount(q.rational(BigInt(Math.round(close * 10 ** 9)), 10n ** 9n));
  return { number: written.number, latex: `${written.latex} : 1`, plain: `${written.plain}:1` };
}

function explain({ one, other }: GrahamProblem, result: GrahamResult): Explanation {
  const ratio = ratioOf(result);
  const [a, b] = result.molars.map(({ value }) => writeAmount(value).number);
  const quotient = `\\frac{r(${one.latex})}{r(${other.latex})}`;
  const sign = result.exact ? "=" : "\\approx";
  const isFaster = q.order(result.square, q.one) > 0;
  return lesson({
    topic: "States of Matter: Graham's law of diffusion",
    method: "Graham's law of diffusion",
    answer: { latex: ratio.latex, plain: ratio.plain },
    steps: [
      ...molarMassStep(one, result.molars[0]),
      ...molarMassStep(other, result.molars[1]),
      step(
        "Write Graham's law",
        "At the same temperature and pressure, the rate of diffusion is inversely proportional to the square root of the molar mass.",
        `${quotient} = \\sqrt{\\frac{M(${other.latex})}{M(${one.latex})}}`,
      ),
      step(
        "Put in the molar masses and work out the ratio",
        `The lighter gas, $${(isFaster ? one : other).latex}$, diffuses faster.`,
        `${quotient} ${sign} ${ratio.number}`,
        `${quotient} = \\sqrt{\\frac{${b ?? ""}}{${a ?? ""}}}`,
      ),
    ],
    idea: "Light molecules move faster, so a light gas spreads faster.",
    firstMove: "Find the molar masses of both gases.",
    terms: ["Molar mass"],
    followUps: [
      "Which of the two gases would fill a room first?",
      "How much heavier must a gas be to diffuse at half the rate?",
    ],
  });
}

export const grahamTask = defineTask<GrahamProblem, GrahamResult>({
  name: "graham-diffusion",
  recognise,
  reading: ({ one, other }) => `r(${one.latex}) : r(${other.latex}) = \\,?`,
  solve,
  prove,
  explain,
  vary: (_, random) => {
    const one = pick(random, ["H2", "He", "CH4", "NH3"]);
    return `Compare the rates of diffusion of ${one} and ${pick(random, ["O2", "SO2", "CO2", "N2"])}`;
  },
  examples: [
    "Compare the rates of diffusion of H2 and O2",
    "Find the ratio of the rates of diffusion of CO2 and SO2",
  ],
});
