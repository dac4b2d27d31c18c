import type { Question } from "../read/question.ts";
import {
  type Audience,
  defineTask,
  type Explanation,
  type Proof,
  type Task,
} from "../task/task.ts";
import { type ResolvedQuestion, definedIn, literalOf, nameOf } from "./definitions.ts";
import type { Literal } from "./literal.ts";
import { renumber } from "./renumber.ts";
import { type Sheet, sheetOf } from "./sheet.ts";
import { matchWordings, wordings } from "./wording.ts";

/** A question that a wording matches. */
export interface Match {
  sheet: Sheet;
  question: ResolvedQuestion;
  /** The matched text of a gap, null for a gap of another wording. */
  gap: (name: string) => string | null;
  /** The object of the operand in a gap. */
  literal: (name: string) => Literal | null;
  /** The name of the operand in a gap, if it has one. */
  name: (name: string) => string | null;
}

/** Wordings with the same meaning, and their reader; null if the gaps contain something else. */
export interface Variant<Problem> {
  wordings: readonly string[];
  read: (match: Match) => Problem | null;
}

interface WordedStages<Problem, Result> {
  name: string;
  takesBareMaths?: true;
  /** A cheap test of the question, before any wording is tried. */
  cue: RegExp;
  variants: readonly Variant<Problem>[];
  reading: (problem: Problem) => string;
  solve: (problem: Problem) => Result;
  prove: (problem: Problem, result: Result) => Proof | null;
  explain: (problem: Problem, result: Result, audience: Audience) => Explanation;
  /** The text of a similar question; by default other numbers in the same words. */
  vary?: (problem: Problem, random: () => number) => string;
  examples: readonly [string, string, ...string[]];
}

interface Sourced<Problem> {
  problem: Problem;
  text: string;
}

/** A task that is recognised by whole sentences with gaps for literals and names. */
export function wordedTask<Problem, Result>(stages: WordedStages<Problem, Result>): Task {
  const recognise = recogniser(stages.cue, stages.variants);
  return defineTask<Sourced<Problem>, Result>({
    name: stages.name,
    ...(stages.takesBareMaths && { takesBareMaths: true }),
    recognise: (question) => {
      const problem = recognise(question);
      return problem === null ? null : { problem, text: question.text };
    },
    reading: ({ problem }) => stages.reading(problem),
    solve: ({ problem }) => stages.solve(problem),
    prove: ({ problem }, result) => stages.prove(problem, result),
    explain: ({ problem }, result, audience) => stages.explain(problem, result, audience),
    vary: ({ problem, text }, random) =>
      stages.vary ? stages.vary(problem, random) : renumber(text, random),
    examples: stages.examples,
  });
}

/** Matches a question with the wordings; these are compiled for the first question that may belong to this task. */
function recogniser<Problem>(
  cue: RegExp,
  variants: readonly Variant<Problem>[],
): (question: Question) => Problem | null {
  const compiled = variants.map(({ wordings: texts, read }) => {
    let list: ReturnType<typeof wordings> | null = null;
    return { list: () => (list ??= wordings(...texts)), read };
  });
  return (question) => {
    if (!cue.test(question.text)) return null;
    const sheet = sheetOf(question);
    const defined = definedIn(sheet);
    if (!defined) return null;
    for (const { list, read } of compiled) {
      for (const gaps of matchWordings(list(), defined.asks)) {
        const problem = read(matchOf(defined, gaps));
        if (problem !== null) return problem;
      }
    }
    return null;
  };
}

function matchOf(question: ResolvedQuestion, gaps: ReadonlyMap<string, string>): Match {
  const of = <Value>(name: string, read: (text: string) => Value | null): Value | null => {
    const text = gaps.get(name);
    return text === undefined ? null : read(text);
  };
  return {
    sheet: question.sheet,
    question,
    gap: (name) => gaps.get(name) ?? null,
    literal: (name) => of(name, (text) => literalOf(question, text)),
    name: (name) => of(name, (text) => nameOf(question, text)),
  };
}
