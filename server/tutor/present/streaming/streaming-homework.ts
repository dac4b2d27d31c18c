import type { AiResponsePart, Check, Step } from "#shared/contracts/answer.ts";
import type { HelpLevel } from "#shared/contracts/conversations.ts";
import type { Draft } from "../../engine.ts";
import type { HomeworkSolution } from "../../outputs/homework-solution.ts";
import { about, type StreamingReply, type PartMaker, others, aboutWhatCame } from "./reply.ts";
import { readerOf, isFieldPast, textIn } from "./settled.ts";
import { settledSolution, type SettledSolution, soFar } from "./settled-solution.ts";
import { drawingOf, questionDrawing, frameWithout } from "../frame.ts";
import { exampleText } from "../pieces.ts";
import {
  type FindWrongText,
  streamingText,
  soundCounter,
  wholeText,
  type SoundCounter,
} from "./sound-text.ts";
import { presentHints } from "../present.ts";
import { leakedFields } from "../leaked-fields.ts";
import { leakTests, type LeakTest, type LeakTests } from "../leaks.ts";

/**
 * The part of an unfinished homework solution that may be shown at its help level: nothing of the solution before its
 * answer is judged, no step before it is checked, no text before it is known not to reveal the answer. What has been
 * shown is a part of the final solution.
 */
export function streamingHomework(
  reply: StreamingReply,
): (draft: Draft<HomeworkSolution>) => Promise<AiResponsePart | null> {
  const makePart = partMakers[reply.helpLevel](reply);
  const readSettled = readerOf(settledSolution);
  let verdict: Promise<Check | null> | null = null;
  let last: AiResponsePart | null = null;
  return async (draft) => {
    const completeFields = readSettled(draft);
    const { answer, subject } = completeFields;
    if (subject !== undefined && reply.isSetAside(subject)) return null;
    if (answer === undefined) {
      return reply.helpLevel === "full" && subject !== undefined
        ? about(reply.engine, { ...completeFields, transcription: reply.transcription })
        : null;
    }
    const check = await (verdict ??= reply.judge(answer));
    if (!check) return null;
    last = (await makePart({ draft, completeFields, check })) ?? last;
    return last;
  };
}

/** The fields of which the streamed text is shown, at each level. */
export const homeworkWordByWord: Record<HelpLevel, readonly ("explanation" | "proof")[]> = {
  full: ["explanation", "proof"],
  hint: [],
  stepbystep: [],
};

const partMakers: Record<HelpLevel, (reply: StreamingReply) => PartMaker> = {
  full: fullPart,
  hint: hintPart,
  stepbystep: stepByStepPart,
};

/** The whole solution: its text word by word, its steps and other items each when it is complete. */
function fullPart({
  engine,
  computed,
  transcription,
  soundSteps,
  findWrongText,
}: StreamingReply): PartMaker {
  const contentSoFar = contentReader(findWrongText);
  const soundExamples = soundCounter(findWrongText);
  let sound = 0;
  let isFrozen = false;
  return async ({ draft, completeFields, check }) => {
    if (isFrozen) return null;
    const { answer, steps = [], examples = [] } = completeFields;
    if (steps.length > sound) {
      sound = await soundSteps(steps);
      isFrozen = sound < steps.length;
    }
    const content = await contentSoFar(draft, completeFields);
    const soundExamplesSoFar = examples.slice(0, await soundExamples(examples.map(exampleText)));
    return {
      ...about(engine, { ...completeFields, transcription }),
      ...(answer !== undefined && { answer }),
      check,
      ...drawingOf({ check, computed }),
      ...(content !== "" && { content }),
      ...(sound > 0 && { steps: steps.slice(0, sound) }),
      ...(!isFrozen && others({ ...completeFields, examples: soundExamplesSoFar })),
    };
  };
}

/**
 * Reads the explanation, then the way to check the answer, up to the last settled word, and before the first piece that
 * is false. It is assembled once when both are complete, since all that follows depends on it.
 */
function contentReader(findWrongText: FindWrongText) {
  const [inExplanation, inProof] = [soundCounter(findWrongText), soundCounter(findWrongText)];
  let whole: string | null = null;
  return async (
    draft: Draft<HomeworkSolution>,
    completeFields: SettledSolution,
  ): Promise<string> => {
    if (whole !== null) return whole;
    if (!isFieldPast(draft, "explanation")) {
      return streamingText(textIn(draft, "explanation"), inExplanation);
    }
    const explanation = await wholeText(completeFields.explanation ?? "", inExplanation);
    if (!explanation.isAll) return (whole = explanation.text);
    const isProofPast = isFieldPast(draft, "proof");
    const proof = isProofPast
      ? (await wholeText(completeFields.proof ?? "", inProof)).text
      : await streamingText(textIn(draft, "proof"), inProof);
    const content = [explanation.text, proof].filter((part) => part !== "").join("\n\n");
    if (isProofPast) whole = content;
    return content;
  };
}

/** The ladder of hints, a rung at a time, each through the same tests as in the end; nothing after one that leaks. */
function hintPart(reply: StreamingReply): PartMaker {
  const { question, engine, computed, transcription } = reply;
  const soundExamples = soundCounter(reply.findWrongText);
  let seen: SettledSolution | null = null;
  let isFrozen = false;
  return async ({ completeFields, check }) => {
    if (isFrozen || completeFields === seen) return null;
    seen = completeFields;
    const { examples = [] } = completeFields;
    const sound = await soundExamples(examples.map(exampleText));
    const solution = soFar({ ...completeFields, examples: examples.slice(0, sound) });
    isFrozen = leakedFields(solution, { question, computed, helpLevel: "hint" }).length > 0;
    if (isFrozen) return null;
    const response = presentHints(solution, {
      question,
      engine,
      computed,
      check,
      transcription,
    });
    return {
      ...aboutWhatCame(engine, completeFields, response),
      check: response.check,
      ...(response.plot && { plot: response.plot }),
      content: response.content,
      ...(response.steps.length > 0 && { steps: response.steps }),
      ...others(response),
    };
  };
}

/**
 * The steps in order. While lines are still missing it is unknown which of them the answer depends on, so every part of
 * it is secret: what passes now passes in the end. Nothing is shown after a step that leaks.
 */
function stepByStepPart(reply: StreamingReply): PartMaker {
  const { question, engine, computed, transcription, soundSteps } = reply;
  const inExplanation = soundCounter(reply.findWrongText);
  let seen: SettledSolution | null = null;
  let sound = 0;
  return async ({ draft, completeFields, check }) => {
    if (completeFields === seen) return null;
    seen = completeFields;
    const { steps = [] } = completeFields;
    const explanation = await soundOnly(completeFields.explanation, inExplanation);
    if (steps.length > sound) sound = await soundSteps(steps);
    const solution = soFar(completeFields);
    const leaks = leakTests({ question, answer: solution.answer, computed });
    const isAll = isFieldPast(draft, "steps");
    const visibleSteps = openSteps(steps.slice(0, sound), leaks, isAll ? steps.length - 1 : null);
    const isOpen = visibleSteps.steps.length === steps.length;
    const presentation = { question, engine, computed, check, transcription };
    const safe = frameWithout(leaks.tells, solution, presentation);
    return {
      ...aboutWhatCame(engine, completeFields, safe),
      check: safe.check,
      ...questionDrawing(leaks.tells, presentation),
      ...contentOf(explanation, leaks.tells),
      ...(visibleSteps.steps.length > 0 && { steps: visibleSteps.steps }),
      ...(isAll && isOpen && tryIt(completeFields.finalMove, leaks.tells, visibleSteps.shownText)),
      ...(isOpen && others(safe)),
    };
  };
}

/** A text that is shown completely or not at all. */
async function soundOnly(text: string | undefined, sound: SoundCounter): Promise<string> {
  const { text: shown, isAll } = await wholeText(text ?? "", sound);
  return isAll ? shown : "";
}

function contentOf(explanation: string, tells: LeakTest): AiResponsePart {
  return explanation === "" || tells(explanation) ? {} : { content: explanation };
}

/** The steps before the first that leaks; the last one's result is left to the student. */
function openSteps(
  steps: HomeworkSolution["steps"],
  { tells, concludes }: LeakTests,
  last: number | null,
): { steps: Step[]; shownText: string } {
  const open: Step[] = [];
  let shownText = "";
  for (const [at, { title, why, result }] of steps.entries()) {
    const isHeldBack = at === last || result.trim() === "";
    if (!isHeldBack && concludes(result, shownText)) break;
    const known = isHeldBack ? shownText : `${shownText}\n${result}`;
    if (tells(title, known) || tells(why, known)) break;
    shownText = known;
    open.push({ title, why, result: isHeldBack ? null : result });
  }
  return { steps: open, shownText };
}

function tryIt(finalMove: string | undefined, tells: LeakTest, shown: string): AiResponsePart {
  return finalMove === undefined || finalMove === "" || tells(finalMove, shown)
    ? {}
    : { tryIt: { prompt: finalMove } };
}
