import type { Rational } from "../../../numbers/rational.ts";
import type { Task } from "../../../task/task.ts";
import { givenOf, haveUnitsAlike } from "../figures/figure-givens.ts";
import { explain } from "../figures/explain-figure.ts";
import type { Figure } from "../figures/figure.ts";
import { type FigureProblem, readingOf } from "../figures/figure-problem.ts";
import type { FigureReading, GivenMeasure } from "../figures/figure-reading.ts";
import { prove } from "../figures/prove-figure.ts";
import { type FigureResult, solveFigure } from "../figures/solve-figure.ts";
import type { ScannedQuestion } from "../reading/scan.ts";
import { rerolledScale, wordedTask } from "../reading/worded-task.ts";
import { readSight, type Sight } from "./read-sight.ts";

const ratios = {
  hdθ: ["h = d × tan(θ°)", "tan θ = opposite side ÷ adjacent side, so height = distance × tan θ"],
  hlθ: ["h = l × sin(θ°)", "sin θ = opposite side ÷ hypotenuse, so height = length × sin θ"],
  dlθ: ["d = l × cos(θ°)", "cos θ = adjacent side ÷ hypotenuse, so distance = length × cos θ"],
  hdφ: ["d = h × tan(φ°)", "tan φ = opposite side ÷ adjacent side, so distance = height × tan φ"],
  hlφ: ["h = l × cos(φ°)", "cos φ = adjacent side ÷ hypotenuse, so height = length × cos φ"],
  dlφ: ["d = l × sin(φ°)", "sin φ = opposite side ÷ hypotenuse, so distance = length × sin φ"],
  Hdθ: [
    "H = d × tan(θ°) + d/cos(θ°)",
    "The tree was as high as the part that stands, distance × tan θ, and the broken part, distance ÷ cos θ, together",
  ],
  hdeθ: [
    "h = e + d × tan(θ°)",
    "The tower rises above the eye by distance × tan θ, and the eye is e above the ground",
  ],
} as const;

function isRatio(key: string): key is keyof typeof ratios {
  return Object.hasOwn(ratios, key);
}

/** Returns the triangle whose ratio relates the given and the requested quantity; null if there is none. */
function triangleFor(sight: Sight): Figure | null {
  const { scene, givens, asks } = sight;
  const sides = ["H", "h", "d", "l", "e", "θ", "φ"] as const;
  if (sight.isEqual) return null;
  const key = sides.filter((side) => side === asks || givens.has(side)).join("");
  if (!isRatio(key)) return null;
  const [formula, rule] = ratios[key];
  return {
    name: "a right triangle",
    nouns: "triangle",
    topic: "Some Applications of Trigonometry",
    method: "Trigonometric ratios",
    measures: [
      { symbol: "h", names: "height", dimension: 1 },
      { symbol: "H", names: "height of the tree", dimension: 1 },
      { symbol: "d", names: scene.names.d, dimension: 1 },
      { symbol: "l", names: scene.names.l, dimension: 1 },
      { symbol: "e", names: "height of the eye", dimension: 1 },
      {
        symbol: "θ",
        names: givens.has("e") ? "angle at the eye" : "angle at the ground",
        dimension: 0,
        below: 90,
      },
      { symbol: "φ", names: "angle with the wall", dimension: 0, below: 90 },
    ],
    relations: [{ formula, rule }],
  };
}

function problemOf(source: ScannedQuestion, pi: Rational | null): FigureProblem | null {
  const sight = readSight(source);
  const figure = sight && triangleFor(sight);
  if (!sight || !figure) return null;
  const givens = new Map<string, GivenMeasure>();
  for (const [side, value] of sight.givens) {
    const given = givenOf(value, null, side === "θ" || side === "φ" ? 0 : 1);
    if (!given) return null;
    givens.set(side, given);
  }
  if (!haveUnitsAlike(figure, givens)) return null;
  const targets = [sight.asks];
  const reading: FigureReading = {
    figure,
    givens,
    targets,
    cost: null,
    pi,
    roots: new Map(),
    answerUnit: null,
    places: null,
    hasDecimals: source.values.some(({ isDecimal }) => isDecimal),
  };
  const result = solveFigure(reading, targets);
  return result && { reading, targets, result, source, text: "" };
}

/** Solves heights and distances with one angle of 30°, 45° or 60°, with the pieces in any order. */
export const sights: Task = wordedTask<FigureProblem, FigureResult>({
  name: "heights-and-distances-in-words",
  cue: /<d\d+>/,
  variants: [],
  readText: problemOf,
  reading: readingOf,
  solve: ({ result }) => result,
  prove,
  explain: (problem) => explain(problem),
  reroll: rerolledScale,
  takesPi: true,
  examples: [
    "From a point on the ground, 30 m away from the foot of a tower, the angle of elevation of its top is 60°. Find the height of the tower.",
    "A ladder 12 m long leaning against a wall makes an angle of 60° with the wall. Find the distance of the foot of the ladder from the wall.",
  ],
});
