import { type MathsOutcome, type Solved, wholeSeed } from "@sawaal/maths";
import { type AskContext, askEngine, type OutputOf } from "../ask-engine.ts";
import type { TutorEngine } from "../engine.ts";
import type { Operations } from "../operations.ts";
import type { HomeworkSolution } from "../outputs/homework-solution.ts";
import type { Photo } from "../photo.ts";
import { byEngine, byOurselves, declinedBy, type TutorAnswer } from "./answer.ts";
import type { AnsweringDependencies } from "./dependencies.ts";

/** A question being solved, for homework and doubts alike. */
export interface Solving<Output> extends AnsweringDependencies {
  engine: TutorEngine;
  /** The student's text. */
  words: string;
  photo?: Photo | undefined;
  /** The student's class. */
  grade: number;
  /** The solver's result for the words. */
  computed: MathsOutcome;
  /** A computed solution in the form of an engine's output. */
  writeOurs: (solved: Solved) => Promise<Output>;
}

/** The computed solution, written out step by step. */
export function writeSolution(
  { solver, random }: Pick<AnsweringDependencies, "solver" | "random">,
  solved: Solved,
  grade: number,
): Promise<HomeworkSolution> {
  return solver.write({ solved, grade, seed: wholeSeed(random) });
}

interface Asking<Name extends "homework" | "doubt" | "refine"> {
  operation: Name;
  request: Operations[Name]["request"];
}

/** The built-in tutor's answer: computed and proved, or from the library. */
export async function solveByOurselves<Name extends "homework" | "doubt" | "refine">(
  { engine, computed, solver, now, writeOurs }: Solving<OutputOf<Name>>,
  { operation, request }: Asking<Name>,
  context: AskContext,
): Promise<TutorAnswer<OutputOf<Name>>> {
  const result = await askEngine(operation, request, {
    ...context,
    engine,
    now,
    examine: async ({ answer }: OutputOf<Name>) => {
      const checked = await solver.check({ computed, solution: { answer } });
      const verdict = checked.status === "wrong" ? ("corrected" as const) : checked.status;
      return { checked, verdict };
    },
  });
  if (result.kind !== "answered") return declinedBy(engine, result);
  const { checked } = result.judgement;
  if (checked.status !== "wrong") {
    const { output, replyKind } = result;
    const answer = byEngine(engine, output, { check: checked, computed });
    return { ...answer, ...(replyKind && { replyKind }) };
  }
  return byOurselves(await writeOurs(checked.expected), checked.expected);
}
