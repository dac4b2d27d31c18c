import { expressionLatex } from "../../../../expressions/write-latex.ts";
import { expressionPlain } from "../../../../expressions/write-plain.ts";
import { rationalLatex, rationalPlain } from "../../../../numbers/written.ts";
import type { MathsAnswer, MathsStep } from "../../../../outcome.ts";
import { lesson, truthAnswer } from "../../../../lesson/lesson.ts";
import type { Explanation } from "../../../../task/task.ts";
import * as exact from "../../exact/exact.ts";
import { drawNamedTriangle } from "./draw-named.ts";
import {
  type Fact,
  type RightTriangleProblem,
  sideLatex,
  sideName,
  type Target,
} from "./right-triangle.ts";
import { sideSteps } from "./side-steps.ts";
import { type TargetResult, type NamedResult, sidesNeeded } from "./solve-named.ts";
import { ratiosFor, ratioStep, targetSteps } from "./target-steps.ts";
import {
  lengthLatex,
  lengthPlain,
  type LengthStyle,
  ratioLatex,
  ratioPlain,
  withUnit,
} from "./write-length.ts";
import { callLatex, type StyledTriangle } from "./written.ts";

function styleOf({ isDecimal }: RightTriangleProblem, isScaled: boolean): LengthStyle {
  return { numbers: isDecimal ? "decimal" : "fraction", isScaled };
}

function stepsFor(problem: RightTriangleProblem, { sides, results }: NamedResult): MathsStep[] {
  const written: StyledTriangle = { problem, sides, style: styleOf(problem, sides.isScaled) };
  const ratios = ratiosFor(problem);
  const steps = [
    ...sideSteps(written, sidesNeeded(problem, ratios)),
    ...ratios.map((ratio) => ratioStep(written, ratio)),
    ...problem.targets.flatMap((target, at) => {
      const own = results[at];
      return own ? targetSteps(written, target, own) : [];
    }),
  ];
  return steps.filter((own, at) => steps.findIndex(({ after }) => after === own.after) === at);
}

/** The result for a target, with its name. */
interface Shown {
  name: MathsAnswer;
  value: MathsAnswer;
}

function namedResult(problem: RightTriangleProblem, target: Target, found: TargetResult): Shown {
  return { name: nameOf(problem, target), value: valueOf(problem, found) };
}

function nameOf(problem: RightTriangleProblem, target: Target): MathsAnswer {
  switch (target.kind) {
    case "side":
      return { latex: sideLatex(problem, target.side), plain: sideName(problem, target.side) };
    case "angle":
      return { latex: `\\angle ${target.corner}`, plain: target.corner };
    case "ratio":
      return {
        latex: callLatex(target.ratio, target.corner),
        plain: `${target.ratio} ${target.corner}`,
      };
    case "value":
      return {
        latex: expressionLatex(target.expression),
        plain: expressionPlain(target.expression),
      };
    case "claim":
    case "area":
    case "perimeter":
      return { latex: `\\text{${target.kind}}`, plain: target.kind };
  }
}

function valueOf(problem: RightTriangleProblem, found: TargetResult): MathsAnswer {
  switch (found.kind) {
    case "number":
      return { latex: ratioLatex(found.value), plain: ratioPlain(found.value) };
    case "measure": {
      const style = styleOf(problem, false);
      const number = {
        latex: lengthLatex(found.value, style),
        plain: lengthPlain(found.value, style),
      };
      return withUnit(number, problem, found.dimension);
    }
    case "degrees":
      return {
        latex: `${rationalLatex(found.value, "decimal")}^{\\circ}`,
        plain: `${rationalPlain(found.value, "decimal")}°`,
      };
    case "equality":
      return truthAnswer(exact.equals(found.left, found.right));
  }
}

function answerOf(problem: RightTriangleProblem, { results }: NamedResult): MathsAnswer {
  const all = problem.targets.flatMap((target, at) => {
    const own = results[at];
    return own ? [namedResult(problem, target, own)] : [];
  });
  const [only, ...more] = all;
  if (only && more.length === 0) {
    const isNamed = problem.targets[0]?.kind === "side";
    const { name, value } = only;
    return { latex: isNamed ? `${name.latex} = ${value.latex}` : value.latex, plain: value.plain };
  }
  return {
    latex: all.map(({ name, value }) => `${name.latex} = ${value.latex}`).join(",\\; "),
    plain: all.map(({ name, value }) => `${name.plain} = ${value.plain}`).join(", "),
  };
}

/** Returns a fact in LaTeX: `\text{AB} = 24\,\mathrm{cm}`. */
function factLatex(problem: RightTriangleProblem, fact: Fact): string {
  const style = styleOf(problem, false);
  const length = (value: exact.Exact): string =>
    withUnit({ latex: lengthLatex(value, style), plain: "" }, problem).latex;
  const name = (side: string): string => sideLatex(problem, side);
  switch (fact.kind) {
    case "side":
      return `${name(fact.side)} = ${length(fact.value)}`;
    case "sum":
      return `${fact.sides.map(name).join(fact.sign === 1 ? " + " : " - ")} = ${length(fact.value)}`;
    case "equal":
      return fact.sides.map(name).join(" = ");
    case "angle":
      return `\\angle ${fact.corner} = ${rationalLatex(fact.degrees, "decimal")}^{\\circ}`;
    case "ratio":
      return `${callLatex(fact.ratio, fact.corner)} = ${ratioLatex(fact.value)}`;
  }
}

function targetLatex(problem: RightTriangleProblem, target: Target): string {
  if (target.kind !== "claim") return nameOf(problem, target).latex;
  return `${expressionLatex(target.left)} \\overset{?}{=} ${expressionLatex(target.right)}`;
}

/** Returns the given facts and the requests in LaTeX. */
export function readingOf(problem: RightTriangleProblem): string {
  const given = [
    `\\triangle ${problem.corners.join("")}`,
    `\\angle ${problem.right} = 90^{\\circ}`,
    ...problem.facts.map((fact) => factLatex(problem, fact)),
  ];
  const asked = problem.targets.map((target) => targetLatex(problem, target));
  return `${given.join(",\\; ")}:\\quad ${asked.join(",\\; ")}`;
}

const topics = { sides: "The Triangle and its Properties", ratios: "Trigonometric Ratios" };

/** Returns the lesson on a right triangle with named vertices. */
export function explain(problem: RightTriangleProblem, result: NamedResult): Explanation {
  const { facts, targets, right } = problem;
  const steps = stepsFor(problem, result);
  const isOfSides =
    targets.every(({ kind }) => kind === "side" || kind === "area" || kind === "perimeter") &&
    facts.every(({ kind }) => kind === "side" || kind === "equal" || kind === "sum");
  const hypotenuse = sideLatex(problem, right);
  return lesson({
    topic: isOfSides ? topics.sides : topics.ratios,
    method: isOfSides ? "Pythagoras theorem" : "Ratios of the sides of a right triangle",
    difficulty: steps.length > 6 ? "advanced" : steps.length > 3 ? "intermediate" : "beginner",
    answer: answerOf(problem, result),
    steps,
    idea: isOfSides
      ? "In a right triangle the square of the hypotenuse is the sum of the squares of the other two sides."
      : "Each ratio of an acute angle is one side of the triangle over another. Which sides are opposite, adjacent and hypotenuse?",
    firstMove: `Draw the triangle with its right angle at $${right}$, so that $${hypotenuse}$ is the hypotenuse, and mark what is given.`,
    finalMove: finalMove(steps),
    terms: {
      Hypotenuse: "The longest side of a right triangle, opposite the right angle.",
      ...(isOfSides
        ? {}
        : {
            "Opposite side": "For an acute angle, the side that does not touch its corner.",
            "Adjacent side": "For an acute angle, the side beside it that is not the hypotenuse.",
          }),
    },
    next: isOfSides
      ? ["How can you check your answer with the Pythagoras theorem?"]
      : ["What are these ratios for the other acute angle?"],
    plot: drawNamedTriangle(problem, result.sides),
  });
}

/** Returns the start of the last step, without its intermediate lines. */
function finalMove(steps: readonly MathsStep[]): string {
  const last = steps.at(-1);
  const lines = (last?.before ?? last?.after ?? "").split(" = ");
  const start = last?.before === null ? lines.slice(0, -1) : lines;
  const line = [start[0], ...start.slice(1).slice(-1)].join(" = ");
  return `${last?.title ?? "Put in the lengths"}: $${line}$. What do you get?`;
}
