import { rationalLatex } from "../../../../numbers/written.ts";
import type { MathsStep } from "../../../../outcome.ts";
import { step } from "../../../../lesson/lesson.ts";
import * as exact from "../../exact/exact.ts";
import type { Exact } from "../../exact/exact.ts";
import { thirdSteps } from "./pythagoras-steps.ts";
import {
  type Corner,
  type Ratio,
  ratioOfSides,
  sideLatex,
  sidesOfRatio,
} from "./right-triangle.ts";
import { ratioValue } from "./solve-named.ts";
import { squareOf, tangentOf, type WayOf } from "./solve-sides.ts";
import { lengthLatex, ratioLatex } from "./write-length.ts";
import {
  callLatex,
  latexAt,
  lengthAt,
  sideLengthLatex,
  sidesFraction,
  whyRatio,
  type StyledTriangle,
} from "./written.ts";

/** Finds the needed sides from one side and an angle of 30°, 45° or 60°. */
export function angleSteps(
  written: StyledTriangle,
  { side, fact }: WayOf<"angle">,
  needed: ReadonlySet<Corner>,
): MathsStep[] {
  const { problem } = written;
  const { corner, degrees } = fact;
  const unknown = problem.corners.filter((own) => own !== side && needed.has(own));
  return unknown.flatMap((wanted) => {
    const ratio = ratioOfSides(problem, corner, [side, wanted]);
    const value = ratioLatex(
      ratioValue({ ratio, corner }, problem, written.sides.lengths ?? new Map()),
    );
    const size = `${rationalLatex(degrees, "decimal")}^{\\circ}`;
    const call = callLatex(ratio, corner);
    return proportionSteps(written, {
      ratio,
      corner,
      source: side,
      wanted,
      value,
      why: `$${call.replace(new RegExp(`${corner}$`), size)} = ${value}$ is one of the ratios to know by heart.`,
    });
  });
}

/** Finds the sides as multiples of k from an angle of 30°, 45° or 60° alone: tan 60° = √3 serves as a given ratio. */
export function angleMultiplesSteps(
  written: StyledTriangle,
  { fact }: WayOf<"angles">,
  needed: ReadonlySet<Corner>,
): MathsStep[] {
  return needed.size === 0 || !written.sides.lengths
    ? []
    : multiplesSteps(written, tangentOf(fact), needed);
}

interface Proportion {
  ratio: Ratio;
  corner: Corner;
  source: Corner;
  wanted: Corner;
  value: string;
  why: string;
}

/** Finds one side from another and their ratio. */
function proportionSteps(
  written: StyledTriangle,
  { ratio, corner, source, wanted, value, why }: Proportion,
): MathsStep[] {
  const { problem } = written;
  const [top] = sidesOfRatio(problem, { ratio, corner });
  const formula = `${callLatex(ratio, corner)} = ${sidesFraction(problem, ratio, corner)}`;
  const [name, length] = [sideLatex(problem, wanted), latexAt(written, source)];
  const put = `${value} = ${top === wanted ? `\\frac{${name}}{${length}}` : `\\frac{${length}}{${name}}`}`;
  return [
    step(
      `Join $${sideLatex(problem, source)}$ and $${name}$ by a ratio`,
      whyRatio(problem, ratio, corner),
      formula,
    ),
    step("Put in what is known", why, put),
    step(
      `Find $${name}$`,
      top === wanted
        ? `Multiply both sides by $${length}$.`
        : `Multiply crosswise, then divide by the number beside $${name}$.`,
      `${name} = ${sideLengthLatex(written, wanted)}`,
      put,
    ),
  ];
}

/** Finds the sides from a ratio: directly if one of its sides is given, otherwise as multiples of k. */
export function ratioSteps(
  written: StyledTriangle,
  { side, fact }: WayOf<"ratio">,
  needed: ReadonlySet<Corner>,
): MathsStep[] {
  const { problem } = written;
  const pair = sidesOfRatio(problem, fact);
  if (side !== null && pair.includes(side)) {
    const wanted = pair.find((own) => own !== side) ?? side;
    const isWanted =
      needed.has(wanted) || problem.corners.some((own) => needed.has(own) && !pair.includes(own));
    const value = ratioLatex(fact.value);
    const { ratio, corner } = fact;
    return [
      ...(isWanted
        ? proportionSteps(written, {
            ratio,
            corner,
            source: side,
            wanted,
            value,
            why: "The value of the ratio and one side are given.",
          })
        : []),
      ...thirdSteps(written, pair, needed),
    ];
  }
  return side === null
    ? multiplesSteps(written, fact, needed)
    : scaledSteps(written, fact, { side, needed });
}

type RatioFact = WayOf<"ratio">["fact"];

/** Explains tan A = 3/4 = BC/AB, so BC = 3k and AB = 4k, and the third side by Pythagoras. */
function multiplesSteps(
  written: StyledTriangle,
  { ratio, corner, value }: RatioFact,
  needed: ReadonlySet<Corner>,
): MathsStep[] {
  const { problem } = written;
  const pair = sidesOfRatio(problem, { ratio, corner });
  const given = `${callLatex(ratio, corner)} = ${sidesFraction(problem, ratio, corner)} = ${ratioLatex(value)}`;
  return [
    step(
      `Write $${callLatex(ratio, corner)}$ as a ratio of sides`,
      whyRatio(problem, ratio, corner),
      given,
    ),
    step(
      "Write both sides as multiples of $k$",
      "Only their ratio is known, so $k$ stands for the common factor.",
      pair.map((side) => `${sideLatex(problem, side)} = ${latexAt(written, side)}`).join(",\\; "),
    ),
    ...thirdSteps(written, pair, needed),
  ];
}

/** Finds the sides as multiples of k, then k from the given side. */
function scaledSteps(
  written: StyledTriangle,
  fact: RatioFact,
  { side, needed }: { side: Corner; needed: ReadonlySet<Corner> },
): MathsStep[] {
  const { problem } = written;
  const factor = factorOf(written, fact);
  const bare = new Map(
    [...(written.sides.lengths ?? [])].map(([own, length]) => [
      own,
      exact.divide(length, factor) ?? length,
    ]),
  );
  const inMultiples: StyledTriangle = {
    problem,
    sides: { ...written.sides, lengths: bare, isScaled: true },
    style: { ...written.style, isScaled: true },
  };
  const name = sideLatex(problem, side);
  const equation = `${latexAt(inMultiples, side)} = ${latexAt(written, side)}`;
  return [
    ...multiplesSteps(inMultiples, fact, new Set(problem.corners)),
    step(
      "Find $k$ from the side that is given",
      `$${name}$ is given, and it is $${latexAt(inMultiples, side)}$.`,
      equation,
    ),
    step(
      "Divide both sides by the number beside $k$",
      "What is done to one side is done to the other.",
      `k = ${lengthLatex(factor, written.style)}`,
      equation,
    ),
    step(
      "Put $k$ into the other sides",
      "Each side is so many times $k$.",
      problem.corners
        .filter((own) => own !== side && needed.has(own))
        .map((own) =>
          `${sideLatex(problem, own)} = ${latexAt(inMultiples, own).replace(/k$/, "")} \\times ${lengthLatex(factor, written.style)} = ${sideLengthLatex(written, own)}`.replace(
            "=  \\times ",
            "= ",
          ),
        )
        .join(",\\; "),
    ),
  ].filter(({ after }) => after !== "");
}

/** Returns k: the side in the numerator of the ratio, divided by the numerator. */
function factorOf(written: StyledTriangle, fact: RatioFact): Exact {
  const [top] = sidesOfRatio(written.problem, fact);
  const square = squareOf(fact.value);
  const above = exact.squareRoot(exact.fromInteger(square.numerator)) ?? exact.one;
  return exact.divide(lengthAt(written, top), above) ?? exact.one;
}
