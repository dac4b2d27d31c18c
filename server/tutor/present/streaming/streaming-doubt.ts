import { type AiResponsePart, type Check, workedExample } from "#shared/contracts/answer.ts";
import { z } from "zod";
import type { ComputedAnswer } from "../../computed-answer.ts";
import type { Draft, TutorEngine } from "../../engine.ts";
import { type DoubtSolution, doubtSolution } from "../../outputs/doubt-solution.ts";
import { solutionStep } from "../../outputs/homework-solution.ts";
import { ownApproaches } from "../doubt.ts";
import { drawingOf } from "../frame.ts";
import { exampleText } from "../pieces.ts";
import { about, others } from "./reply.ts";
import { isFieldPast, maybe, readerOf, settledFrame, textIn } from "./settled.ts";
import {
  type FindWrongText,
  streamingText,
  soundCounter,
  type SoundCounter,
  wholeText,
} from "./sound-text.ts";

const settledFields = z.object({
  ...settledFrame,
  answer: maybe(z.string()),
  content: maybe(z.string()),
  approaches: maybe(doubtSolution.shape.approaches),
  steps: maybe(z.array(solutionStep)),
  practiceProblems: maybe(z.array(workedExample)),
  nextSteps: maybe(z.array(z.string())),
});
type SettledFields = z.infer<typeof settledFields>;
type Approach = DoubtSolution["approaches"][number];

interface StreamingReply {
  engine: TutorEngine["name"];
  computed: ComputedAnswer | null;
  /** The doubt read from the student's photo. */
  transcription?: string | undefined;
  /** Whether the model set the doubt aside by writing this as its subject: then nothing is shown. */
  isSetAside: (subject: string) => boolean;
  /** The mark of an answer; null for one that must not be shown. */
  judge: (answer: string) => Promise<Check | null>;
  /** How many of these lines may be shown. */
  soundSteps: (steps: DoubtSolution["steps"]) => Promise<number>;
  isSoundApproach: (approach: Approach) => Promise<boolean>;
  findWrongText: FindWrongText;
}

/**
 * The part of an unfinished doubt solution that may be shown: nothing before its answer is judged, then its text word
 * by word up to a false equality, and approaches and steps each when it is complete and its lines have been checked.
 */
export function streamingDoubt(
  reply: StreamingReply,
): (draft: Draft<DoubtSolution>) => Promise<AiResponsePart | null> {
  const { engine, isSetAside, computed, transcription } = reply;
  const read = readerOf(settledFields);
  const soundOf = soundParts(reply);
  const inContent = soundCounter(reply.findWrongText);
  const soundProblems = soundCounter(reply.findWrongText);
  let verdict: Promise<Check | null> | null = null;
  return async (draft) => {
    const fields = read(draft);
    const { subject, answer } = fields;
    if (subject === undefined || isSetAside(subject)) return null;
    const matter = about(engine, { ...fields, transcription });
    if (answer === undefined) return matter;
    const check = await (verdict ??= reply.judge(answer));
    if (!check) return null;
    const { approaches, ...sound } = await soundOf(fields);
    const ways = ownApproaches({ approaches }, { check, computed, engine });
    const content = await contentSoFar(draft, fields, inContent);
    const { practiceProblems: problems = [] } = fields;
    const practiceProblems = problems.slice(0, await soundProblems(problems.map(exampleText)));
    return {
      ...matter,
      ...(answer.trim() !== "" && { answer }),
      check,
      ...drawingOf({ check, computed }),
      ...(content !== "" && { content }),
      ...(ways.length > 0 && { approaches: ways }),
      ...stepsAndAfter({ ...fields, practiceProblems }, sound),
    };
  };
}

/** The ways and steps that may be shown by now; `isAll`: none of those that came is held back. */
function soundParts({ soundSteps, isSoundApproach }: StreamingReply) {
  const ways = new Map<number, Promise<boolean>>();
  let sound = 0;
  let isStopped = false;
  return async ({ approaches = [], steps = [] }: SettledFields) => {
    if (steps.length > sound && !isStopped) {
      sound = await soundSteps(steps);
      isStopped = sound < steps.length;
    }
    const verdicts = await Promise.all(
      approaches.map((approach, at) => {
        const known = ways.get(at) ?? isSoundApproach(approach);
        ways.set(at, known);
        return known;
      }),
    );
    return {
      approaches: approaches.filter((_, at) => verdicts[at]),
      steps: steps.slice(0, sound),
      isAll: !isStopped,
    };
  };
}

async function contentSoFar(
  draft: Draft<DoubtSolution>,
  { content = "" }: SettledFields,
  sound: SoundCounter,
): Promise<string> {
  return isFieldPast(draft, "content")
    ? (await wholeText(content, sound)).text
    : streamingText(textIn(draft, "content"), sound);
}

/** The steps that may be shown, and what follows them where none is withheld. */
function stepsAndAfter(
  { practiceProblems = [], ...lists }: SettledFields,
  { steps, isAll }: { steps: DoubtSolution["steps"]; isAll: boolean },
): AiResponsePart {
  const shown = steps.length > 0 ? { steps } : {};
  if (!isAll) return shown;
  return {
    ...shown,
    ...others(lists),
    ...(practiceProblems.length > 0 && {
      practiceProblems: practiceProblems.map(({ question }) => question),
    }),
  };
}
