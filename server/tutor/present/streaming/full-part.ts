import type { Draft } from "../../engine.ts";
import type { HomeworkSolution } from "../../outputs/homework-solution.ts";
import { drawingOf } from "../frame.ts";
import { exampleText } from "../pieces.ts";
import { about, type StreamingReply, others, type PartMaker } from "./reply.ts";
import { isFieldPast, textIn } from "./settled.ts";
import type { SettledSolution } from "./settled-solution.ts";
import { type FindWrongText, streamingText, soundCounter, wholeText } from "./sound-text.ts";

/** The whole solution: its text word by word, its steps and other items each when it is complete. */
export function fullPart({
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
  return async ({ draft, settled, check }) => {
    if (isFrozen) return null;
    const { answer, steps = [], examples = [] } = settled;
    if (steps.length > sound) {
      sound = await soundSteps(steps);
      isFrozen = sound < steps.length;
    }
    const content = await contentSoFar(draft, settled);
    const shown = examples.slice(0, await soundExamples(examples.map(exampleText)));
    return {
      ...about(engine, { ...settled, transcription }),
      ...(answer !== undefined && { answer }),
      check,
      ...drawingOf({ check, computed }),
      ...(content !== "" && { content }),
      ...(sound > 0 && { steps: steps.slice(0, sound) }),
      ...(!isFrozen && others({ ...settled, examples: shown })),
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
  return async (draft: Draft<HomeworkSolution>, settled: SettledSolution): Promise<string> => {
    if (whole !== null) return whole;
    if (!isFieldPast(draft, "explanation")) {
      return streamingText(textIn(draft, "explanation"), inExplanation);
    }
    const explanation = await wholeText(settled.explanation ?? "", inExplanation);
    if (!explanation.isAll) return (whole = explanation.text);
    const isProofPast = isFieldPast(draft, "proof");
    const proof = isProofPast
      ? (await wholeText(settled.proof ?? "", inProof)).text
      : await streamingText(textIn(draft, "proof"), inProof);
    const content = [explanation.text, proof].filter((part) => part !== "").join("\n\n");
    if (isProofPast) whole = content;
    return content;
  };
}
