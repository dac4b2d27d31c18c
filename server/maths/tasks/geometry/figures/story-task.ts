import { wordedTask, rerolledScale } from "../reading/worded-task.ts";
import type { Captured } from "../reading/worded-task.ts";
import type { Task } from "../../task.ts";
import { givenOf, haveUnitsAlike } from "./figure-givens.ts";
import { explain } from "./explain-figure.ts";
import type { Figure } from "./figure.ts";
import { measureOf, readingOf } from "./figure-problem.ts";
import type { FigureProblem } from "./figure-problem.ts";
import { prove } from "./prove-figure.ts";
import type { FigureReading, Given } from "./figure-reading.ts";
import { solveFigure } from "./solve-figure.ts";
import type { FigureResult } from "./solve-figure.ts";

/** Sentences that give the measures of a figure in a fixed order and ask for another one. */
interface Story {
  figure: Figure;
  wordings: readonly string[];
  /** The measures that the gaps give, in order. */
  gives: readonly string[];
  asks: string;
}

interface StoryProblem {
  problem: FigureProblem;
}

/** A task about situations with a figure in them: a ladder, a chord, a tower seen from afar. */
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
    examples: options.examples,
  });
}

function readStory(story: Story, { values }: Captured): StoryProblem | null {
  const { figure, gives, asks } = story;
  if (values.length !== gives.length) return null;
  const givens = new Map<string, Given>();
  for (const [at, symbol] of gives.entries()) {
    const value = values[at];
    const given = value && givenOf(value, null, measureOf(figure, symbol).dimension);
    if (!given || givens.has(symbol)) return null;
    givens.set(symbol, given);
  }
  if (!haveUnitsAlike(figure, givens)) return null;
  const reading: FigureReading = {
    figure,
    givens,
    targets: [asks],
    cost: null,
    pi: null,
    roots: new Map(),
    asked: null,
    places: null,
    hasDecimals: values.some(({ isDecimal }) => isDecimal),
  };
  const result = solveFigure(reading, [asks]);
  const scanned = { text: "", values };
  return result && { problem: { reading, targets: [asks], result, scanned, text: "" } };
}
