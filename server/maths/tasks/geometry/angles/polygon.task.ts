import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { rationalLatex, rationalPlain } from "../../../numbers/written.ts";
import { notSupported } from "../../../refusal.ts";
import { lesson } from "../../../lesson/lesson.ts";
import type { Explanation, Proof } from "../../../task/task.ts";
import { asRational } from "../exact/exact.ts";
import { chain } from "../reading/chain.ts";
import { type Captures, type Variant, wordedTask } from "../reading/worded-task.ts";
import { degrees } from "./angle-sum.ts";
import { drawPolygon } from "./draw-polygon.ts";
import { interiorSum, type PolygonProblem, polygonSteps } from "./polygon-steps.ts";

const names: readonly [string, bigint][] = [
  ["triangle", 3n],
  ["quadrilateral", 4n],
  ["pentagon", 5n],
  ["hexagon", 6n],
  ["heptagon", 7n],
  ["octagon", 8n],
  ["nonagon", 9n],
  ["decagon", 10n],
  ["dodecagon", 12n],
];

const straight = q.rational(180n);
const full = q.rational(360n);

function solve({ kind, givenValue }: PolygonProblem): Rational {
  switch (kind) {
    case "sum":
      return interiorSum(givenValue);
    case "interior":
      return q.divide(interiorSum(givenValue), givenValue);
    case "exterior":
      return q.divide(full, givenValue);
    case "diagonals":
      return q.divide(
        q.multiply(givenValue, q.subtract(givenValue, q.rational(3n))),
        q.rational(2n),
      );
    case "sides-from-exterior":
      return wholeSides(q.divide(full, givenValue));
    case "sides-from-interior":
      return wholeSides(q.divide(full, q.subtract(straight, givenValue)));
    case "sides-from-sum":
      return wholeSides(q.add(q.divide(givenValue, straight), q.rational(2n)));
  }
}

function wholeSides(sides: Rational): Rational {
  if (!q.isInteger(sides) || q.order(sides, q.rational(3n)) < 0) {
    throw notSupported(
      "No polygon has this angle: the number of sides would not be a whole number from 3 up.",
    );
  }
  return sides;
}

/** Checks the result by an independent method: triangles, exterior angles, or the angle from the number of sides. */
export function prove({ kind, givenValue }: PolygonProblem, value: Rational): Proof | null {
  const v = rationalLatex(value);
  const g = rationalLatex(givenValue);
  const times = q.multiply(givenValue, value);
  const checks: Record<PolygonProblem["kind"], Check> = {
    sum: {
      sides: [q.add(value, full), q.multiply(givenValue, straight)],
      line: `${v} + 360 = ${g} \\times 180`,
      method: "Interior and exterior angles together are 180° at every vertex",
    },
    interior: {
      sides: [q.add(value, q.divide(full, givenValue)), straight],
      line: `${v} + \\frac{360}{${g}} = 180`,
      method: "Interior and exterior angle add up to 180°",
    },
    exterior: {
      sides: [times, full],
      line: `${g} \\times ${v} = 360`,
      method: "All exterior angles together are 360°",
    },
    diagonals: {
      sides: [
        q.add(value, givenValue),
        q.divide(q.multiply(givenValue, q.subtract(givenValue, q.one)), q.rational(2n)),
      ],
      line: `${v} + ${g} = \\frac{${g} \\times (${g} - 1)}{2}`,
      method: "Sides and diagonals together join every pair of vertices",
    },
    "sides-from-exterior": {
      sides: [times, full],
      line: `${v} \\times ${g} = 360`,
      method: "All exterior angles together are 360°",
    },
    "sides-from-interior": {
      sides: [times, interiorSum(value)],
      line: `${v} \\times ${g} = (${v} - 2) \\times 180`,
      method: "All interior angles together are (n − 2) × 180°",
    },
    "sides-from-sum": {
      sides: [interiorSum(value), givenValue],
      line: `(${v} - 2) \\times 180 = ${g}`,
      method: "A polygon of n sides has the angle sum (n − 2) × 180°",
    },
  };
  const { sides, line, method } = checks[kind];
  return q.equals(...sides) ? { method, lines: [line] } : null;
}

interface Check {
  /** Equal if the result is correct. */
  sides: [Rational, Rational];
  line: string;
  method: string;
}

function explain(problem: PolygonProblem, value: Rational): Explanation {
  const isAngle = ["sum", "interior", "exterior"].includes(problem.kind);
  const latex = isAngle ? degrees(value) : rationalLatex(value);
  const plain = `${rationalPlain(value, "decimal")}${isAngle ? "°" : ""}`;
  return lesson({
    topic: "Understanding Quadrilaterals",
    method: "Angles of a polygon",
    difficulty: problem.kind === "sides-from-interior" ? "intermediate" : "beginner",
    answer: { latex, plain },
    steps: chain(...polygonSteps(problem, latex)),
    idea: "Think of how a polygon can be cut into triangles, or of the turns on a walk around it.",
    firstMove: "Write down the rule that joins the number of sides with what is asked.",
    finalMove: "Work out the last line. What do you get?",
    terms: { "Regular polygon": "A polygon with all sides equal and all angles equal." },
    plot: drawPolygon(problem),
    next: ["What happens to each interior angle when the number of sides grows?"],
  });
}

function fromSides(kind: PolygonProblem["kind"]): Variant<PolygonProblem>["read"] {
  return ({ values }: Captures) => {
    const [value] = values;
    const sides =
      value?.kind === "quantity" && value.unit === null ? asRational(value.value) : null;
    const isCount = sides !== null && q.isInteger(sides) && q.order(sides, q.rational(3n)) >= 0;
    return isCount ? { kind, givenValue: sides } : null;
  };
}

function fromAngle(kind: PolygonProblem["kind"]): Variant<PolygonProblem>["read"] {
  return ({ values }: Captures) => {
    const angle = plainNumber(values[0]);
    if (!angle || q.sign(angle) <= 0) return null;
    const isTooLarge = kind !== "sides-from-sum" && q.order(angle, straight) >= 0;
    return isTooLarge ? null : { kind, givenValue: angle };
  };
}

function plainNumber(value: Captures["values"][number] | undefined): Rational | null {
  const isBare = value?.kind === "quantity" && value.unit === null;
  return value?.kind === "degrees" || isBare ? asRational(value.value) : null;
}

const asks: readonly [PolygonProblem["kind"], string, boolean][] = [
  ["sum", "[the] sum of [the] [measures_of] [the|all] [the] interior|internal angles of", false],
  ["sum", "[the] sum of [the] [measures_of] [the|all] [the] angles of", false],
  ["sum", "[the] angle sum of", false],
  ["interior", "[the] [measure_of] [each|an|the|every] interior|internal angle of", true],
  ["exterior", "[the] [measure_of] [each|an|the|every] exterior|external angle of", true],
  ["diagonals", "[the] number of diagonals of|in", false],
  ["diagonals", "how many diagonals [are_there] [of|in]", false],
];

const variants: Variant<PolygonProblem>[] = [
  ...asks.flatMap(([kind, ask, isRegular]): Variant<PolygonProblem>[] => {
    const regular = isRegular ? "regular" : "[regular]";
    return [
      {
        wordings: [
          `${ask} a|an [convex] ${regular} polygon of|with|having {q} sides`,
          `${ask} a|an [convex] ${regular} {q} - sided polygon`,
          `${ask} a|an [convex] ${regular} {q} - gon`,
          ...(kind === "diagonals"
            ? ["how many diagonals does a|an [convex] [regular] polygon of|with {q} sides have"]
            : []),
        ],
        read: fromSides(kind),
      },
      ...names.map(([name, sides]): Variant<PolygonProblem> => ({
        wordings: [
          `${ask} a|an [convex] ${regular} ${name}`,
          ...(kind === "diagonals"
            ? [`how many diagonals does a|an [convex] [regular] ${name} have`]
            : []),
        ],
        read: () => ({ kind, givenValue: q.rational(sides) }),
      })),
    ];
  }),
  {
    wordings: [
      "[the] number of sides of|in a regular polygon [if|whose|with|when|having] [each|whose_each|every] [of] [its] [an|each|the] exterior angle|angles [is|has|of|measures|measuring] [a_measure_of] [equal_to] {a}",
      "how many sides does a regular polygon have if|when [the|each] [measure_of] [an|each|the] exterior angle is {a}",
      "each|the exterior angle of a regular polygon is|measures {a} [.|,] [find] [the] number|no of sides [of_the_polygon]",
      "each|the exterior angle of a regular polygon is|measures {a} [.|,] how many sides does it|the_polygon have",
    ],
    read: fromAngle("sides-from-exterior"),
  },
  {
    wordings: [
      "[the] number of sides of|in a regular polygon [if|whose|with|when|having] [each|whose_each|every] [of] [its] [an|each|the] interior angle|angles [is|has|of|measures|measuring] [a_measure_of] [equal_to] {a}",
      "how many sides does a regular polygon have if|when [the|each] [of_its] [measure_of] [an|each|the] interior angle|angles is {a}",
      "each|the interior angle of a regular polygon is|measures {a} [.|,] [find] [the] number|no of sides [of_the_polygon]",
      "each|the interior angle of a regular polygon is|measures {a} [.|,] how many sides does it|the_polygon have",
    ],
    read: fromAngle("sides-from-interior"),
  },
  {
    wordings: [
      "[the] number of sides of|in a polygon [if|whose|when] [the] [sum_of] [all] [its|the] [interior] [angles|angle_sum] is {a}",
      "[if] [the] sum of [all] [the] interior angles of a polygon is {a} [.|,] [then] [find] [the] number|no [.] of sides [of_the_polygon]",
      "[if] [the] sum of [all] [the] interior angles of a polygon is {a} [.|,] how many sides does it have",
    ],
    read: fromAngle("sides-from-sum"),
  },
];

const readings: Record<PolygonProblem["kind"], string> = {
  sum: "angle sum, number of sides",
  interior: "each interior angle, number of sides",
  exterior: "each exterior angle, number of sides",
  diagonals: "number of diagonals, number of sides",
  "sides-from-exterior": "number of sides, each exterior angle",
  "sides-from-interior": "number of sides, each interior angle",
  "sides-from-sum": "number of sides, sum of the interior angles",
};

export const polygonAngles = wordedTask<PolygonProblem, Rational>({
  name: "polygon-angles",
  cue: /angle|diagonals/,
  variants,
  reading: ({ kind, givenValue }) =>
    `\\text{${readings[kind]}: } ${rationalLatex(givenValue)}${kind.startsWith("sides") ? "^{\\circ}" : ""}`,
  solve,
  prove,
  explain,
  examples: [
    "Find the sum of the interior angles of a polygon with 8 sides",
    "Find the measure of each exterior angle of a regular polygon of 9 sides",
    "Find the number of sides of a regular polygon whose each exterior angle is 45°",
    "Find the measure of each interior angle of a regular pentagon",
    "How many diagonals does a hexagon have?",
    "Each interior angle of a regular polygon is 108°. Find the number of sides.",
  ],
});
