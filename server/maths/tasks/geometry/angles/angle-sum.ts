import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { rationalLatex, rationalPlain } from "../../../numbers/written.ts";
import type { MathsAnswer } from "../../../outcome.ts";
import { notSupported } from "../../../refusal.ts";
import { lesson } from "../../../lesson/lesson.ts";
import type { Explanation, Proof } from "../../../task/task.ts";
import { chain, type Link } from "../reading/chain.ts";
import type { AnglePart, AngleSum } from "./angle-parts.ts";
import { drawAngleSum } from "./draw-angle-sum.ts";
import { reasons } from "../../../working/reasons.ts";

/** The angle x. */
export const unknown: AnglePart = { coefficient: q.one, constant: q.zero };

function partAt({ coefficient, constant }: AnglePart, x: Rational): Rational {
  return q.add(q.multiply(coefficient, x), constant);
}

/** Solves the sum for x. Throws a refusal if x cancels, or if an angle would not be positive. */
export function solve({ parts, total }: AngleSum): Rational {
  const times = parts.map(({ coefficient }) => coefficient).reduce(q.add, q.zero);
  const fixed = parts.map(({ constant }) => constant).reduce(q.add, q.zero);
  if (q.isZero(times)) throw notSupported("The unknown cancels out here, so it can't be found.");
  const x = q.divide(q.subtract(total, fixed), times);
  if (parts.some((part) => q.sign(partAt(part, x)) <= 0)) {
    throw notSupported(
      "There are no such angles: one of them would not be more than 0°. Check the numbers.",
    );
  }
  return x;
}

/** Checks that the angles are positive and add up to the total. */
export function prove({ parts, total }: AngleSum, x: Rational): Proof | null {
  const angles = parts.map((part) => partAt(part, x));
  const isRight =
    q.equals(angles.reduce(q.add, q.zero), total) && angles.every((angle) => q.sign(angle) > 0);
  if (!isRight) return null;
  return {
    method: "The angles added up give the whole",
    lines: [`${angles.map(degrees).join(" + ")} = ${degrees(total)}`],
  };
}

/** Returns an angle in LaTeX, with its degree sign. */
export function degrees(value: Rational): string {
  return `${rationalLatex(value, "decimal")}^{\\circ}`;
}

function partLatex({ coefficient, constant }: AnglePart): string {
  if (q.isZero(coefficient)) return degrees(constant);
  const x = q.equals(coefficient, q.one) ? "x" : `${rationalLatex(coefficient)}x`;
  if (q.isZero(constant)) return x;
  return `(${x} ${q.sign(constant) < 0 ? "-" : "+"} ${degrees(q.absolute(constant))})`;
}

/** Returns the equation of the angle sum in LaTeX. */
export function reading(problem: AngleSum): string {
  return `${problem.parts.map(partLatex).join(" + ")} = ${degrees(problem.total)}`;
}

function answerOf({ parts, ask }: AngleSum, x: Rational): MathsAnswer {
  if (ask === "unknown")
    return { latex: `x = ${degrees(x)}`, plain: `${rationalPlain(x, "decimal")}°` };
  const angles = parts
    .filter(({ coefficient }) => ask === "all" || !q.isZero(coefficient))
    .map((part) => partAt(part, x));
  const sorted = angles.toSorted(q.order);
  const chosen =
    ask === "parts" || ask === "all"
      ? angles
      : sorted.slice(ask === "largest" ? -1 : 0, ask === "largest" ? undefined : 1);
  return {
    latex: chosen.map(degrees).join(",\\; "),
    plain: chosen.map((angle) => `${rationalPlain(angle, "decimal")}°`).join(", "),
  };
}

function links(problem: AngleSum, x: Rational): Link[] {
  const { parts, total, rule } = problem;
  const times = parts.map(({ coefficient }) => coefficient).reduce(q.add, q.zero);
  const fixed = parts.map(({ constant }) => constant).reduce(q.add, q.zero);
  const sum: AnglePart = { coefficient: times, constant: fixed };
  const start = reading(problem);
  const gathered = `${partLatex(sum).replace(/^\((.*)\)$/, "$1")} = ${degrees(total)}`;
  const left = partLatex({ coefficient: times, constant: q.zero });
  const moved = `${left} = ${degrees(q.subtract(total, fixed))}`;
  const end = `x = ${degrees(x)}`;
  // Reordering 80° + x as x + 80° is not a step.
  const gathering: Link[] =
    parts.length > 2 || hasSeveral(parts) ? [["Add like terms", reasons.likeTerms, gathered]] : [];
  const all: Link[] = [
    ["Write what the angles add up to", rule, start],
    ...gathering,
    ["Subtract the known angles from both sides", reasons.subtractFromBoth, moved],
    ["Divide by the number before x", reasons.divideBoth, end],
  ];
  return all.filter(([, , line], at) => line !== all[at - 1]?.[2]);
}

/** Whether several parts contain x, or several have a constant. */
function hasSeveral(parts: readonly AnglePart[]): boolean {
  const count = (values: readonly Rational[]): number =>
    values.filter((value) => !q.isZero(value)).length;
  return (
    count(parts.map(({ coefficient }) => coefficient)) > 1 ||
    count(parts.map(({ constant }) => constant)) > 1
  );
}

/** Returns the lesson; its last step substitutes x into the angles if more than x is asked. */
export function explain(problem: AngleSum, x: Rational): Explanation {
  const answer = answerOf(problem, x);
  const own = links(problem, x);
  const last: Link[] =
    problem.ask === "unknown"
      ? []
      : [["Put x into the angles", reasons.backIn, answer.latex, "fresh"]];
  const [rule = problem.rule] = problem.rule.split(/[:.]/);
  return lesson({
    topic: "Lines and Angles",
    method: rule,
    difficulty: own.length > 3 ? "intermediate" : "beginner",
    answer,
    steps: chain(...own, ...last),
    idea: "Which rule says what these angles add up to?",
    firstMove: "Call the unknown angle x, and write down the sum of the angles as an equation.",
    finalMove: `Do the last line yourself. How large is ${problem.what}?`,
    terms: terms(problem),
    plot: drawAngleSum(problem, x),
    next: ["How can you check the answer by adding the angles up?"],
  });
}

function terms({ rule }: AngleSum): Record<string, string> {
  if (rule.startsWith("Complementary"))
    return { "Complementary angles": "Two angles that add up to a right angle." };
  if (rule.startsWith("Supplementary"))
    return { "Supplementary angles": "Two angles that add up to a straight angle." };
  return { Degree: "The unit in which angles are measured." };
}
