import { canonical } from "../../../algebra/canonical.ts";
import { orderOf } from "../../../algebra/constant-value.ts";
import type { Quotient } from "../../../algebra/form.ts";
import { imaginaryPart } from "../../../algebra/complex-parts.ts";
import { asPolynomial } from "../../../algebra/in-one-variable.ts";
import * as form from "../../../algebra/quotient.ts";
import { exactRoots } from "../../../algebra/roots.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import type { Expression } from "../../../expressions/expression.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";
import { expressionPlain } from "../../../expressions/write-plain.ts";
import type { MathsStep } from "../../../outcome.ts";
import type { Graph } from "../../../plot/plot.ts";
import { notSupported } from "../../../refusal.ts";
import { varyNumbers } from "../../../variation/vary-numbers.ts";
import { defineTask, type Explanation, type Proof } from "../../../task/task.ts";
import { drawScene, valueAt } from "../drawing.ts";
import { definiteLatex, findDefinite } from "../integral/definite.ts";
import { nicestForm } from "../nicest-form.ts";
import { type AreaProblem, recognise } from "./area-reading.ts";
import { numberOf } from "./critical-points.ts";

/** An interval on which one curve stays above the other. */
interface Part {
  from: Quotient;
  to: Quotient;
  /** The upper minus the lower curve there. */
  height: Expression;
  value: Quotient;
  steps: MathsStep[];
}

interface Result {
  parts: Part[];
  total: Quotient;
  crossings: Quotient[];
}

function difference(left: Expression, right: Expression): Expression {
  return nicestForm({
    kind: "difference",
    left: { kind: "group", inner: left },
    right: { kind: "group", inner: right },
  });
}

/** The intersections of the curves; null if they have no exact form. */
function meetingPlaces(height: Expression): Quotient[] | null {
  const polynomial = asPolynomial(canonical(height), "x");
  if (!polynomial) return null;
  if (polynomial.length < 2) return [];
  const roots = exactRoots(polynomial)?.map(({ root }) => root);
  return (
    roots
      ?.filter((root) => {
        const imaginary = imaginaryPart(root);
        return imaginary === null || form.isZero(imaginary);
      })
      .toSorted((a, b) => orderOf(a, b) ?? 0) ?? null
  );
}

function solve({ upper, lower, bounds, isUnder }: AreaProblem): Result {
  const height = difference(upper, lower);
  const crossings = meetingPlaces(height) ?? [];
  const [from, to] = endsOfRegion(bounds, crossings);
  const inside = crossings.filter(
    (place) => orderOf(from, place) === -1 && orderOf(place, to) === -1,
  );
  const stops = [from, ...inside, to];
  const parts = stops.slice(1).map((stop, at) => partOf(height, stops[at] ?? from, stop));
  if (isUnder && parts.some((part) => part.height !== height)) {
    throw notSupported(
      "This curve goes below the x-axis. Ask for the area between the curve and the x-axis.",
    );
  }
  const total = parts.map(({ value }) => value).reduce(form.add, form.zero);
  return { parts, total, crossings };
}

/** The given bounds, or the outermost intersections of the curves. */
function endsOfRegion(
  bounds: AreaProblem["bounds"],
  crossings: readonly Quotient[],
): [from: Quotient, to: Quotient] {
  const [from, to] = bounds
    ? [canonical(bounds.from), canonical(bounds.to)]
    : [crossings[0], crossings.at(-1)];
  if (!from || !to || orderOf(from, to) !== -1) {
    throw notSupported(
      "I can't find where this region begins and ends. Say it, like: from x = 0 to x = 2.",
    );
  }
  return [from, to];
}

const samples = 40;

function partOf(height: Expression, from: Quotient, to: Quotient): Part {
  const [low, high] = [numberOf(from), numberOf(to)];
  const signs = new Set<number>();
  for (let at = 1; at < samples; at += 1) {
    const value = valueAt(height, "x", low + ((high - low) * at) / samples);
    signs.add(value === null ? Number.NaN : Math.sign(value));
  }
  const [sign] = signs;
  if (signs.size !== 1 || (sign !== 1 && sign !== -1)) {
    throw notSupported("I can't tell which curve lies above the other here.");
  }
  const own =
    sign > 0 ? height : nicestForm({ kind: "negate", operand: { kind: "group", inner: height } });
  const found = findDefinite(own, "x", { from: toExpression(from), to: toExpression(to) });
  return { from, to, height: own, value: found.value, steps: found.steps };
}

const strips = 3000;
const closeness = 1e-5;

/** The sum of thin strips between the two curves. */
function prove({ upper, lower }: AreaProblem, { parts, total }: Result): Proof | null {
  const [from, to] = [parts[0]?.from, parts.at(-1)?.to].map((end) =>
    end ? numberOf(end) : Number.NaN,
  );
  if (from === undefined || to === undefined) return null;
  const width = (to - from) / strips;
  let sum = 0;
  for (let at = 0; at < strips; at += 1) {
    const x = from + (at + 0.5) * width;
    const [top, bottom] = [valueAt(upper, "x", x), valueAt(lower, "x", x)];
    if (top === null || bottom === null) return null;
    sum += Math.abs(top - bottom) * width;
  }
  const own = numberOf(total);
  if (!(Math.abs(sum - own) <= closeness * Math.max(1, own))) return null;
  return {
    method: `The region cut into ${strips} thin strips, and their areas added up`,
    lines: [
      `\\text{all strips together} \\approx ${sum.toPrecision(6)}`,
      `${expressionLatex(toExpression(total))} \\approx ${own.toPrecision(6)}`,
    ],
  };
}

function bounded({ from, to }: Part) {
  return { from: toExpression(from), to: toExpression(to) };
}

function stepsOf(problem: AreaProblem, { parts, total, crossings }: Result): MathsStep[] {
  const curves = [problem.upper, problem.lower].map(expressionLatex);
  const steps: MathsStep[] = [];
  if (crossings.length > 0 && (parts.length > 1 || !problem.bounds)) {
    steps.push({
      title:
        curves[1] === "0"
          ? "Find where the curve meets the $x$-axis"
          : "Find where the curves meet",
      why: "There both have the same height.",
      before: curves.join(" = "),
      after: crossings
        .map((place) => `x = ${expressionLatex(toExpression(place))}`)
        .join(", \\quad "),
    });
  }
  const whole = parts.map((part) => definiteLatex(part.height, "x", bounded(part))).join(" + ");
  steps.push({
    title: "Write the area as an integral",
    why: "The area is the integral of the upper curve minus the lower one.",
    before: null,
    after: `A = ${whole}`,
  });
  const [only, other] = parts;
  if (only && !other) return [...steps, ...only.steps];
  const values = parts.map(({ value }) => expressionLatex(toExpression(value))).join(" + ");
  return [
    ...steps,
    ...parts.map((part, at) => ({
      title: `Work out part ${at + 1}`,
      why: "Fundamental theorem of calculus.",
      before: definiteLatex(part.height, "x", bounded(part)),
      after: `${definiteLatex(part.height, "x", bounded(part))} = ${expressionLatex(toExpression(part.value))}`,
      substeps: part.steps,
    })),
    {
      title: "Add the parts",
      why: "The parts lie side by side, so their areas add up.",
      before: `A = ${values}`,
      after: `A = ${expressionLatex(toExpression(total))}`,
    },
  ];
}

function drawn({ upper, lower }: AreaProblem, { parts }: Result): Graph | null {
  const [from, to] = [parts[0]?.from, parts.at(-1)?.to].map((end) =>
    end ? numberOf(end) : Number.NaN,
  );
  if (from === undefined || to === undefined) return null;
  const places = [from, (from + to) / 2, to];
  const isAxis = expressionLatex(lower) === "0";
  return drawScene({
    description: "The region whose area is asked for.",
    variable: "x",
    seen: places.flatMap((x) =>
      [upper, lower].map((curve): [number, number] => [x, valueAt(curve, "x", x) ?? Number.NaN]),
    ),
    curves: (isAxis ? [upper] : [upper, lower]).map((expression) => ({
      expression,
      label: `y = ${expressionLatex(expression)}`,
    })),
    shaded: { from, to, upper, lower: isAxis ? null : lower },
  });
}

function explain(problem: AreaProblem, result: Result): Explanation {
  const total = toExpression(result.total);
  const plot = drawn(problem, result);
  return {
    topic: "Application of Integrals",
    method: "Area by integration",
    difficulty: "intermediate",
    answer: {
      latex: `${expressionLatex(total)} \\text{ square units}`,
      plain: expressionPlain(total),
    },
    steps: stepsOf(problem, result),
    ...(plot && { plot }),
    finalMove: ["Put in the limits and add up. How large is the area?"],
    hints: {
      idea: [
        "The area between two curves is the integral of the upper one minus the lower one.",
        "Cut the region into thin strips: an integral adds them up.",
      ],
      firstMove: ["Draw the region, and find where it begins and where it ends."],
    },
    keyTerms: [
      {
        term: "Definite integral",
        meaning: "The area between a curve and the $x$-axis, counted negative below the axis.",
      },
    ],
    followUpQuestions: [
      "Where does the curve lie below the axis, and what would the integral count there?",
      "How does the area change if the region is made twice as wide?",
    ],
  };
}

function reading({ upper, lower, bounds }: AreaProblem): string {
  const ends = bounds
    ? `, \\quad x = ${expressionLatex(bounds.from)} \\text{ to } x = ${expressionLatex(bounds.to)}`
    : "";
  return `\\text{area between } y = ${expressionLatex(upper)} \\text{ and } y = ${expressionLatex(lower)}${ends}`;
}

function vary({ upper, lower, bounds }: AreaProblem, random: () => number): string {
  const first = expressionPlain(varyNumbers(upper, random));
  if (!bounds)
    return `Find the area enclosed between y = ${first} and y = ${expressionPlain(lower)}`;
  const ends = `x = ${expressionPlain(bounds.from)} and x = ${expressionPlain(bounds.to)}`;
  return `Find the area bounded by y = ${first}, y = ${expressionPlain(lower)}, ${ends}`;
}

/** The area under a curve, or between two curves. */
export const area = defineTask({
  name: "area-by-integration",
  recognise,
  reading,
  solve,
  prove,
  explain,
  vary,
  examples: [
    "Find the area under the curve y = x^2 from x = 0 to x = 3",
    "Find the area enclosed between the curves y = x^2 and y = 2x",
    "Find the area bounded by y = x^2 - 4 and the x-axis",
  ],
});
