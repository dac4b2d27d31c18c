import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import type { MathsStep } from "../../../outcome.ts";
import { numberToLatex } from "../../../quantities/significant.ts";
import { pick, wholeBetween } from "../../../variation/random.ts";
import { defineTask, type Explanation, type Proof } from "../../../task/task.ts";
import { lesson, step } from "../lesson/lesson.ts";
import { unitOf, writeAmount, writePlaces, type WrittenAmount } from "../lesson/written-amount.ts";
import { logarithm, tenToPower } from "./logarithm.ts";
import { type PhProblem, recognisePh, type Scale } from "./recognise-ph.ts";

/** Each step of the chain from the given value to the requested one. */
interface Link {
  to: Scale;
  value: Rational;
  isExact: boolean;
}

const fourteen = q.rational(14n);

/** Through logarithms and pH + pOH = 14. */
export function solve({ givenValue, target }: PhProblem): Link[] {
  const links: Link[] = [];
  let [scale, value] = [givenValue.scale, givenValue.value];
  const go = (to: Scale, next: Rational, isExact: boolean): void => {
    links.push({ to, value: next, isExact });
    [scale, value] = [to, next];
  };
  if (scale === "H" || scale === "OH") {
    const log = logarithm(value);
    go(scale === "H" ? "pH" : "pOH", q.negate(log.value), log.isExact);
  }
  if (ofAcid(scale) !== ofAcid(target))
    go(
      scale === "pH" ? "pOH" : "pH",
      q.subtract(fourteen, value),
      links.every(({ isExact }) => isExact),
    );
  if (target === "H" || target === "OH") {
    const power = tenToPower(q.negate(value));
    go(target, power.value, power.isExact && links.every(({ isExact }) => isExact));
  }
  return links;
}

function ofAcid(scale: Scale): boolean {
  return scale === "H" || scale === "pH";
}

/** By the ionic product: [H⁺][OH⁻] must be 10⁻¹⁴, with the concentrations computed from the result itself. */
export function prove({ givenValue, target }: PhProblem, links: readonly Link[]): Proof | null {
  const result = links.at(-1);
  if (!result || result.to !== target) return null;
  const one = concentrationBehind(givenValue.scale, givenValue.value);
  const other = concentrationBehind(result.to, result.value);
  const product =
    ofAcid(givenValue.scale) === ofAcid(target)
      ? q.divide(one, other)
      : q.divide(q.multiply(one, other), q.rational(1n, 10n ** 14n));
  const off = q.absolute(q.subtract(product, q.one));
  if (q.order(off, q.rational(1n, 10n ** 6n)) > 0) return null;
  const isSame = ofAcid(givenValue.scale) === ofAcid(target);
  return {
    method: isSame ? "Going back: the power of ten undoes the logarithm" : "Ionic product of water",
    lines: isSame
      ? [backLine(givenValue, result)]
      : [`${writeAmount(one).latex} \\times ${writeAmount(other).latex} \\approx 10^{-14}`],
  };
}

/** 10^{-2} = 0.01, or -log 0.001 = 3. */
function backLine(known: PhProblem["givenValue"], result: Link): string {
  const [given, found] = [write(known.scale, known.value), write(result.to, result.value)];
  const isExact = given.sign === "=" && found.sign === "=" && result.isExact;
  const sign = isExact ? "=" : "\\approx";
  return isConcentration(known.scale)
    ? `10^{-${found.number}} ${sign} ${given.number}`
    : `-\\log\\left(${found.number}\\right) ${sign} ${given.number}`;
}

function isConcentration(scale: Scale): boolean {
  return scale === "H" || scale === "OH";
}

function concentrationBehind(scale: Scale, value: Rational): Rational {
  return scale === "H" || scale === "OH" ? value : tenToPower(q.negate(value)).value;
}

const latexOf: Record<Scale, string> = {
  H: "[\\mathrm{H^{+}}]",
  OH: "[\\mathrm{OH^{-}}]",
  pH: "\\mathrm{pH}",
  pOH: "\\mathrm{pOH}",
};

function write(scale: Scale, value: Rational): WrittenAmount {
  return scale === "H" || scale === "OH"
    ? writeAmount(value, unitOf("mol/L"), 3)
    : writePlaces(value, 2);
}

function explain(problem: PhProblem, links: readonly Link[]): Explanation {
  const { target } = problem;
  const result = links.at(-1);
  const answer = write(target, result?.value ?? q.zero);
  return lesson({
    topic: "Equilibrium: the pH scale",
    method: "Negative logarithm of the ion concentration",
    answer: { latex: `${latexOf[target]} ${answer.sign} ${answer.latex}`, plain: answer.plain },
    steps: stepsOf(problem, links),
    idea: "pH is the negative logarithm of the hydrogen ion concentration, and pH + pOH = 14 at 298 K.",
    firstMove:
      problem.from === null
        ? "Write down which of the four is known: the concentration of H⁺ or OH⁻, pH or pOH."
        : "A strong acid or base breaks up completely: find the concentration of its ions first.",
    terms:
      problem.from?.electrolyte.kind === "acid"
        ? ["pH", "Strong acid"]
        : ["pH", "Ionic product of water"],
    followUps: [
      "Is the solution acidic, neutral or basic?",
      "How does the pH change when the solution is diluted ten times?",
    ],
  });
}

function stepsOf({ givenValue, from }: PhProblem, links: readonly Link[]): MathsStep[] {
  const steps: MathsStep[] = [];
  if (from) steps.push(ionStep(from, givenValue));
  let [scale, value] = [givenValue.scale, givenValue.value];
  for (const { to, value: next } of links) {
    steps.push(linkStep({ scale, value }, { scale: to, value: next }));
    [scale, value] = [to, next];
  }
  return steps;
}

function ionStep(
  { electrolyte, concentration }: NonNullable<PhProblem["from"]>,
  known: PhProblem["givenValue"],
): MathsStep {
  const { ions, latex, kind } = electrolyte;
  const ion = latexOf[known.scale];
  const start = numberToLatex(concentration);
  const after = ions === 1 ? start : `${ions} \\times ${start} = ${numberToLatex(known.value)}`;
  return step(
    `Find the concentration of the ${kind === "acid" ? "hydrogen" : "hydroxide"} ions`,
    `$${latex}$ is a strong ${kind}: it breaks up completely, and each formula unit gives ${ions === 1 ? "one ion" : `${ions} ions`}.`,
    `${ion} = ${after}\\,\\mathrm{mol}/\\mathrm{L}`,
  );
}

interface Level {
  scale: Scale;
  value: Rational;
}

function linkStep(from: Level, to: Level): MathsStep {
  const [given, found] = [write(from.scale, from.value), write(to.scale, to.value)];
  const sign = given.sign === "=" ? found.sign : "\\approx";
  if (from.scale === "H" || from.scale === "OH") {
    return step(
      `Find the ${to.scale}`,
      `By definition, $${latexOf[to.scale]} = -\\log ${latexOf[from.scale]}$.`,
      `${latexOf[to.scale]} ${sign} ${found.latex}`,
      `${latexOf[to.scale]} = -\\log\\left(${given.number}\\right)`,
    );
  }
  if (to.scale === "H" || to.scale === "OH") {
    return step(
      `Find the concentration of ${to.scale === "H" ? "hydrogen" : "hydroxide"} ions`,
      `From $${latexOf[from.scale]} = -\\log ${latexOf[to.scale]}$ follows $${latexOf[to.scale]} = 10^{-\\mathrm{${from.scale}}}$.`,
      `${latexOf[to.scale]} = 10^{-${given.number}} ${sign} ${found.latex}`,
    );
  }
  return step(
    `Find the ${to.scale}`,
    "At 298 K, pH + pOH = 14.",
    `${latexOf[to.scale]} ${sign} ${found.latex}`,
    `${latexOf[to.scale]} = 14 - ${given.number}`,
  );
}

export const phTask = defineTask<PhProblem, Link[]>({
  name: "ph-of-strong-solutions",
  recognise: recognisePh,
  reading: ({ givenValue, from, target }) => {
    const given = from
      ? `${numberToLatex(from.concentration)}\\,\\mathrm{M}\\ ${from.electrolyte.latex}`
      : `${latexOf[givenValue.scale]} = ${numberToLatex(givenValue.value)}`;
    return `${given},\\quad ${latexOf[target]} = \\,?`;
  },
  solve,
  prove,
  explain,
  vary: ({ from, givenValue, target }, random) => {
    if (from) {
      const digit = pick(random, ["0.1", "0.01", "0.001", "0.02", "0.05", "0.005", "0.2"]);
      return `Find the pH of ${digit} M ${pick(random, from.electrolyte.kind === "acid" ? ["HCl", "HNO3", "HBr"] : ["NaOH", "KOH"])}`;
    }
    const name = { H: "[H+]", OH: "[OH-]", pH: "pH", pOH: "pOH" }[target];
    if (givenValue.scale === "pH" || givenValue.scale === "pOH")
      return `If the ${givenValue.scale} of a solution is ${wholeBetween(random, 1, 13)}, find ${name}`;
    return `Find the ${target} of a solution with [${givenValue.scale === "H" ? "H+" : "OH-"}] = ${wholeBetween(random, 1, 9)} × 10^-${wholeBetween(random, 2, 11)} M`;
  },
  examples: [
    "Find the pH of 0.01 M HCl",
    "The pH of a solution is 3. Find its hydrogen ion concentration",
  ],
});
