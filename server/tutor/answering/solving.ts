import { type MathsOutcome, type Solved, wholeSeed } from "@sawaal/maths";
import { type AskContext, askEngine, type OutputOf } from "../ask-engine.ts";
import { computedAnswerIn } from "../computed-answer.ts";
import type { TutorEngine } from "../engine.ts";
import type { Operations } from "../operations.ts";
import type { HomeworkSolution } from "../outputs/homework-solution.ts";
import type { Transcribed } from "../outputs/transcription.ts";
import type { Photo } from "../photo.ts";
import type { Cared } from "../safety/safety.ts";
import { type AsideFrom, asideFrom } from "../present/set-aside.ts";
import {
  type Answered,
  byEngine,
  byOurselves,
  declinedBy,
  type TutorAnswer,
  replyToSetAside,
} from "./answer.ts";
import type { Attempt } from "./ask-and-verify.ts";
import type { AnsweringDependencies } from "./dependencies.ts";
import { type Finding, findingOf } from "./finding.ts";
import { type Matter, readFrom } from "./matter.ts";
import type { ExaminedSolution, SolutionChecker } from "./solution-checker.ts";

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
export function written(
  { solver, random }: Pick<AnsweringDependencies, "solver" | "random">,
  solved: Solved,
  grade: number,
): Promise<HomeworkSolution> {
  return solver.write({ solved, grade, seed: wholeSeed(random) });
}

/** The computed solution, where it can replace an engine's: that of a part of the question can't. */
function replacementIn({
  computed,
  isPartOnly,
}: Pick<Matter, "computed" | "isPartOnly">): Solved | null {
  return computed.kind === "solved" && !isPartOnly ? computed : null;
}

function asideOf(matter: Matter): AsideFrom {
  return { isComputed: replacementIn(matter) !== null, isPhotoSeen: matter.isPhotoSeen };
}

interface Watching {
  matter: Matter;
  checker: Pick<SolutionChecker<unknown>, "judge" | "findWrongLine" | "findWrongText">;
  cut: (finding: Finding) => void;
}

/**
 * Judges a solution while it grows. A reply with a wrong answer is aborted; so is one with a wrong line, where there is
 * a computed solution.
 */
export function watched({ engine }: Pick<Solving<unknown>, "engine">, watching: Watching) {
  const { matter, checker, cut } = watching;
  const isReplaceable = replacementIn(matter) !== null;
  return {
    engine: engine.name,
    computed: computedAnswerIn(matter.computed, engine.name),
    ...readFrom(matter),
    isSetAside: (subject: string) => asideFrom(subject, asideOf(matter)) !== null,
    judge: async (answer: string) => {
      const check = await checker.judge(answer);
      if (!check) cut({ kind: "contradicted", answer });
      return check;
    },
    soundSteps: async (steps: HomeworkSolution["steps"]) => {
      const wrong = await checker.findWrongLine(steps);
      if (wrong && isReplaceable) cut({ kind: "wrong_step", ...wrong });
      return wrong?.step ?? steps.length;
    },
    findWrongText: checker.findWrongText,
  };
}

/** The displayed part of the best reply, without anything known to be wrong. */
export async function settled<Output extends Settled>(
  solving: Solving<Output>,
  { output, examined, findings }: Attempt<Output, ExaminedSolution>,
  matter: Matter,
): Promise<TutorAnswer<Output> | Cared> {
  const { engine, words, writeOurs } = solving;
  const { computed } = matter;
  const ours = replacementIn(matter);
  const read = readFrom(matter);
  if (isKnownWrong(findings) && ours) {
    return { ...byOurselves(await writeOurs(ours), ours), ...read };
  }
  if (!output || !examined) throw new Error("A reply that can't be replaced was ended early");
  const aside = asideFrom(output.subject, asideOf(matter));
  if (aside) return replyToSetAside(aside, words, solving);
  const whole = byEngine(engine, untranscribed(output), { check: examined.check, computed });
  return { ...withNotice(withoutWrongSteps(whole, findings), findings), ...read };
}

type Settled = Pick<HomeworkSolution, "subject" | "steps"> & Transcribed;

/** Only the solution: the transcription is stored beside it. */
function untranscribed<Output extends Transcribed>(output: Output): Output {
  const alone = { ...output };
  delete alone.transcription;
  return alone;
}

function isKnownWrong(findings: readonly Finding[]): boolean {
  return findings.some(({ kind }) => kind === "wrong_step" || kind === "contradicted");
}

const linesLeftOut =
  "A line of the working could not be made right, so it was left out with all that follows from it. Check the answer yourself before you use it.";

const textLeftOut = "A line of the text that could not be made right was left out.";

/** A notice that a part of the text is missing, where there is no worse fault. */
export function withNotice<Output>(
  answered: Answered<Output>,
  findings: readonly Finding[],
): Answered<Output> {
  return findingOf(findings, "wrong_text") ? { notice: textLeftOut, ...answered } : answered;
}

/** Cuts before the false line: what follows depends on it, and so may the answer, which gets no mark. */
export function withoutWrongSteps<Output extends Pick<HomeworkSolution, "steps">>(
  answered: Answered<Output>,
  findings: readonly Finding[],
): Answered<Output> {
  const wrong = findingOf(findings, "wrong_step");
  if (!wrong) return answered;
  const { output } = answered;
  return {
    ...answered,
    output: { ...output, steps: output.steps.slice(0, wrong.step) },
    check: { status: "unchecked" },
    notice: linesLeftOut,
  };
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
  const asked = await askEngine(operation, request, {
    ...context,
    engine,
    now,
    examine: async ({ answer }: OutputOf<Name>) => {
      const checked = await solver.check({ computed, solution: { answer } });
      const verdict = checked.status === "wrong" ? ("corrected" as const) : checked.status;
      return { checked, verdict };
    },
  });
  if (asked.kind !== "answered") return declinedBy(engine, asked);
  const { checked } = asked.judged;
  if (checked.status !== "wrong") {
    const { output, replyKind } = asked;
    const answer = byEngine(engine, output, { check: checked, computed });
    return { ...answer, ...(replyKind && { replyKind }) };
  }
  return byOurselves(await writeOurs(checked.expected), checked.expected);
}
