import * as form from "../../../algebra/quotient.ts";
import { fromUnivariate } from "../../../algebra/in-one-variable.ts";
import { exactRoots } from "../../../algebra/roots.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import * as u from "../../../algebra/univariate.ts";
import type { Univariate } from "../../../algebra/univariate.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";
import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { rationalLatex } from "../../../numbers/written.ts";
import type { MathsAnswer, MathsStep } from "../../../outcome.ts";
import { notSupported } from "../../../refusal.ts";
import { step } from "../../../lesson/lesson.ts";
import type { ShortStory } from "../../../story/story-task.ts";
import { openedForm } from "../light-form.ts";
import { nicestForm } from "../nicest-form.ts";
import { reasons } from "../../../working/reasons.ts";

/** A word problem in which a polynomial of one length or number x is maximised or minimised. */
export interface Optimum {
  kind: "maximum" | "minimum";
  /** The meaning of x, the quantity to be optimised, and its letter. */
  unknown: string;
  what: string;
  letter: string;
  f: Univariate;
  /** The formula in its first form. */
  formula: string;
  /** The upper bound of x; the lower bound is 0. */
  below: Rational;
  reading: string;
  /** Steps from the point to the requested result. */
  ask: (place: Rational) => { steps: MathsStep[]; answer: MathsAnswer };
}

const numeric = (value: Rational): number => Number(value.numerator) / Number(value.denominator);

function latexOf(f: Univariate): string {
  return expressionLatex(openedForm(nicestForm(toExpression(fromUnivariate(f, "x")))));
}

/** The only zero of the derivative inside, if the second derivative has the right sign. */
function placeOf({ f, below, kind }: Optimum): Rational {
  const slope = u.derivative(f);
  const roots = slope.length < 2 ? [] : (exactRoots(slope) ?? []);
  const inside = roots.flatMap(({ root }) => {
    const place = form.asRational(root);
    const isInside = place && q.sign(place) > 0 && q.order(place, below) < 0;
    return isInside ? [place] : [];
  });
  const [only, other] = inside;
  const curving = only ? q.sign(u.evaluate(u.derivative(slope), only)) : 0;
  if (!only || other || curving !== (kind === "maximum" ? -1 : 1))
    throw notSupported("I can't write down this greatest or least value as a plain number.");
  return only;
}

const tries = 500;

/** Whether every one of many values of x between the bounds gives less (or more). */
function isBest({ f, below, kind }: Optimum, place: Rational): boolean {
  const value = (x: number): number =>
    f.reduceRight((sum, coefficient) => sum * x + numeric(coefficient), 0);
  const best = value(numeric(place));
  const margin = 1e-9 * Math.max(1, Math.abs(best));
  return Array.from({ length: tries + 1 }, (_, at) => value((numeric(below) * at) / tries)).every(
    (one) => (kind === "maximum" ? one <= best + margin : one >= best - margin),
  );
}

function stepsOf(optimum: Optimum, place: Rational): MathsStep[] {
  const { f, formula, letter, unknown, what, kind } = optimum;
  const slope = u.derivative(f);
  const second = u.derivative(slope);
  const opened = latexOf(f);
  const x = rationalLatex(place);
  const roots = (exactRoots(slope) ?? []).map(({ root }) => expressionLatex(toExpression(root)));
  return [
    step(
      `Write the ${what} with one unknown`,
      `Let $x$ be ${unknown}; it lies between $0$ and $${rationalLatex(optimum.below)}$.`,
      `${letter}(x) = ${formula}`,
    ),
    ...(opened === formula
      ? []
      : [
          step(
            "Multiply out",
            reasons.brackets,
            `${letter}(x) = ${opened}`,
            `${letter}(x) = ${formula}`,
          ),
        ]),
    step(
      "Differentiate",
      "The derivative is zero where the value is largest or smallest.",
      `${letter}'(x) = ${latexOf(slope)}`,
    ),
    step(
      "Put the derivative equal to 0 and solve",
      "At a largest or smallest value the tangent is level, so its slope is 0.",
      roots.map((root) => `x = ${root}`).join(" \\text{ or } "),
      `${latexOf(slope)} = 0`,
    ),
    ...(roots.length > 1
      ? [step("Leave out what cannot be", "Only a value between the two ends fits.", `x = ${x}`)]
      : []),
    step(
      "Use the second derivative test",
      kind === "maximum"
        ? "A negative second derivative means a maximum."
        : "A positive second derivative means a minimum.",
      `${letter}''(${x}) = ${rationalLatex(u.evaluate(second, place))} ${kind === "maximum" ? "< 0" : "> 0"}`,
    ),
  ];
}

/** The word problem as the task states it; the value of the task is the point x. */
export function optimumTold(optimum: Optimum): ShortStory {
  const { kind, what, reading } = optimum;
  return {
    reading,
    solve: () => placeOf(optimum),
    prove: (place) => {
      if (!isBest(optimum, place)) return null;
      const value = rationalLatex(u.evaluate(optimum.f, place));
      return {
        method: `The ${what} worked out for ${tries} other values of x: none is ${kind === "maximum" ? "larger" : "smaller"}`,
        lines: [`${optimum.letter}\\left(${rationalLatex(place)}\\right) = ${value}`],
      };
    },
    teach: (place) => {
      const asked = optimum.ask(place);
      return {
        topic: "Application of Derivatives: Maxima and minima",
        method: "Second derivative test",
        difficulty: "advanced",
        answer: asked.answer,
        steps: [...stepsOf(optimum, place), ...asked.steps],
        idea: `Write the ${what} as a function of one unknown; where it is ${kind === "maximum" ? "largest" : "smallest"}, its derivative is zero.`,
        firstMove: "Give the unknown a letter, and write everything else with it.",
        finalMove: "Solve the equation of the derivative. What is the answer to the question?",
        terms: { Maximum: "The largest value that a function takes." },
        next: ["What happens at the two ends of the interval?"],
      };
    },
  };
}
