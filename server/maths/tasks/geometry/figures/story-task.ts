import { type Captures, rerolledScale, wordedTask } from "../reading/worded-task.ts";
import * as q from "../../../numbers/rational.ts";
import * as exact from "../exact/exact.ts";
import type { MeasureUnit } from "../reading/measure-unit.ts";
import type { Value } from "../reading/scan.ts";
import type { Task } from "../../../task/task.ts";
import { givenOf, haveUnitsAlike } from "./figure-givens.ts";
import { explain } from "./explain-figure.ts";
import type { Figure } from "./figure.ts";
import { type FigureProblem, measureOf, readingOf } from "./figure-problem.ts";
import { prove } from "./prove-figure.ts";
import type { FigureReading, GivenMeasure } from "./figure-reading.ts";
import { type FigureResult, solveFigure } from "./solve-figure.ts";

/** Sentences that give the measures of a figure in a fixed order and ask for another one. */
export interface Story {
  figure: Figure;
  wordings: readonly string[];
  /** The measures of the gaps, in order. */
  gives: readonly string[];
  asks: string;
  /** Measures with a value implied by the words, such as a right angle at the centre. */
  fixedMeasures?: Readonly<Record<string, bigint>>;
  /** Whether the answer is the cost of covering the requested area, at the rate per square metre in the last gap. */
  isCost?: true;
}

interface StoryProblem {
  problem: FigureProblem;
}

/** Creates a task on situations that contain a figure: a ladder, a chord, a tower seen from a distance. */
export function storyTask(options: {
  name: string;
  cue: RegExp;
  stories: readonly Story[];
  examples: readonly [string, string, ...string[]];
}): Task {
  return wordedTask<StoryProblem, FigureResult>({
    name: options.name,
    cue: options.cue,
    variants: options.stories.map((story) => ({
      wordings: story.wordings,
      read: (captured) => readStory(story, captured),
    })),
    reading: ({ problem }) => readingOf(problem),
    solve: ({ problem }) => problem.result,
    prove: ({ problem }, result) => prove(problem, result),
    explain: ({ problem }) => explain(problem),
    reroll: rerolledScale,
    takesPi: true,
    examples: options.examples,
  });
}

function readStory(story: Story, { values, pi }: Captures): StoryProblem | null {
  const { figure, asks } = story;
  const givens = givensOf(story, values);
  const cost = costOf(story, values);
  if (!givens || !haveUnitsAlike(figure, givens) || (story.isCost && !cost)) return null;
  const reading: FigureReading = {
    figure,
    givens,
    targets: [asks],
    cost,
    pi: pi ?? null,
    roots: new Map(),
    answerUnit: null,
    places: null,
    hasDecimals: values.some(({ isDecimal }) => isDecimal),
  };
  const result = solveFigure(reading, [asks]);
  // A rate of ₹20 per square metre needs lengths with a unit.
  if (!result || (cost && !result.unit)) return null;
  const source = { text: "", values };
  return { problem: { reading, targets: [asks], result, source, text: "" } };
}

/** Returns the cost, whose rate is the last value. */
function costOf({ isCost }: Story, values: readonly Value[]): FigureReading["cost"] {
  const rate = values.at(-1);
  if (!isCost || rate?.kind !== "money") return null;
  return { verb: "cover", rate: rate.value, per: squareMetre };
}

const squareMetre: MeasureUnit = { symbol: "m^2", dimension: 2, size: q.one };

/** Returns the measures of the gaps and the implied ones; null if the values don't fit. */
function givensOf(
  { figure, gives, fixedMeasures = {}, isCost }: Story,
  values: readonly Value[],
): Map<string, GivenMeasure> | null {
  if (values.length !== gives.length + (isCost === true ? 1 : 0)) return null;
  const givens = new Map<string, GivenMeasure>();
  for (const [at, symbol] of gives.entries()) {
    const value = values[at];
    const given = value && givenOf(value, null, measureOf(figure, symbol).dimension);
    if (!given || givens.has(symbol)) return null;
    givens.set(symbol, given);
  }
  for (const [symbol, number] of Object.entries(fixedMeasures)) {
    givens.set(symbol, { value: exact.fromRational(q.rational(number)), unit: null });
  }
  return givens;
}
