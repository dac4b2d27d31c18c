import type { Rational } from "../numbers/rational.ts";
import type { Question } from "../read/question.ts";
import {
  type Clause,
  clauses,
  type GapSources,
  readWhole,
  type GapTexts,
} from "../wording/line-reader.ts";
import { questionLine } from "../wording/question-line.ts";
import { defineTask, type Proof, type Task } from "../task/task.ts";
import { lesson, type Lesson } from "../lesson/lesson.ts";

/** A short word problem with one number as its result: each wording creates one of these. */
export interface ShortStory {
  /** The problem as it was understood, in LaTeX. */
  reading: string;
  solve: () => Rational;
  /** Checks by a method other than that of `solve`; null if the value is wrong. */
  prove: (value: Rational) => Proof | null;
  teach: (value: Rational) => Lesson;
}

interface StoryKind {
  name: string;
  /** A cheap test that rules out most other questions. */
  about: RegExp;
  /** Wordings of the whole question, in the notation of `wording`. */
  wordings: readonly (readonly [
    texts: readonly string[],
    tell: (taken: GapTexts) => ShortStory | null,
  ])[];
  gaps?: GapSources;
  /** A question of the same kind with other numbers. */
  vary: (random: () => number) => string;
  examples: readonly [string, string, ...string[]];
}

const longestStory = 420;

/** A task for word problems of a few wordings, each matched as a whole: every word must belong to the wording. */
export function storyTask({ name, about, wordings, gaps = {}, vary, examples }: StoryKind): Task {
  let known: readonly Clause<ShortStory>[] | null = null;
  const compiled = (): readonly Clause<ShortStory>[] =>
    (known ??= wordings.flatMap(([texts, tell]) => clauses<ShortStory>(texts, tell, gaps)));
  const recognise = (question: Question): ShortStory | null => {
    if (question.text.length > longestStory || !about.test(question.text)) return null;
    return readWhole(questionLine(question), compiled());
  };
  return defineTask<ShortStory, Rational>({
    name,
    recognise,
    reading: (told) => told.reading,
    solve: (told) => told.solve(),
    prove: (told, value) => told.prove(value),
    explain: (told, value) => lesson(told.teach(value)),
    vary: (_, random) => vary(random),
    examples,
  });
}
