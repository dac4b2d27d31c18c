import type { AiResponsePart, Step } from "#shared/contracts/answer.ts";
import type { HomeworkSolution } from "../../outputs/homework-solution.ts";
import { questionDrawing, frameWithout } from "../frame.ts";
import { leakTests, type LeakTest, type LeakTests } from "../leaks.ts";
import { isFieldPast } from "./settled.ts";
import { aboutWhatCame, type StreamingReply, others, type PartMaker } from "./reply.ts";
import { type SettledSolution, soFar } from "./settled-solution.ts";
import { soundCounter, type SoundCounter, wholeText } from "./sound-text.ts";

/**
 * The steps in order. While lines are still missing it is unknown which of them the answer depends on, so every part of
 * it is secret: what passes now passes in the end. Nothing is shown after a step that leaks.
 */
export function stepByStepPart(reply: StreamingReply): PartMaker {
  const { question, engine, computed, transcription, soundSteps } = reply;
  const inExplanation = soundCounter(reply.findWrongText);
  let seen: SettledSolution | null = null;
  let sound = 0;
  return async ({ draft, settled, check }) => {
    if (settled === seen) return null;
    seen = settled;
    const { steps = [] } = settled;
    const explanation = await soundOnly(settled.explanation, inExplanation);
    if (steps.length > sound) sound = await soundSteps(steps);
    const solution = soFar(settled);
    const leaks = leakTests({ question, answer: solution.answer, computed });
    const isAll = isFieldPast(draft, "steps");
    const opened = openSteps(steps.slice(0, sound), leaks, isAll ? steps.length - 1 : null);
    const isOpen = opened.steps.length === steps.length;
    const presented = { question, engine, computed, check, transcription };
    const safe = frameWithout(leaks.tells, solution, presented);
    return {
      ...aboutWhatCame(engine, settled, safe),
      check: safe.check,
      ...questionDrawing(leaks.tells, presented),
      ...contentOf(explanation, leaks.tells),
      ...(opened.steps.length > 0 && { steps: opened.steps }),
      ...(isAll && isOpen && tryIt(settled.finalMove, leaks.tells, opened.shown)),
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
): { steps: Step[]; shown: string } {
  const open: Step[] = [];
  let shown = "";
  for (const [at, { title, why, result }] of steps.entries()) {
    const isHeldBack = at === last || result.trim() === "";
    if (!isHeldBack && concludes(result, shown)) break;
    const known = isHeldBack ? shown : `${shown}\n${result}`;
    if (tells(title, known) || tells(why, known)) break;
    shown = known;
    open.push({ title, why, result: isHeldBack ? null : result });
  }
  return { steps: open, shown };
}

function tryIt(finalMove: string | undefined, tells: LeakTest, shown: string): AiResponsePart {
  return finalMove === undefined || finalMove === "" || tells(finalMove, shown)
    ? {}
    : { tryIt: { prompt: finalMove } };
}
