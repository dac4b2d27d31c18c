import { presentHints } from "../hints.ts";
import { leakedFields } from "../leaked-fields.ts";
import { exampleText } from "../pieces.ts";
import { aboutWhatCame, type StreamingReply, others, type PartMaker } from "./reply.ts";
import { type SettledSolution, soFar } from "./settled-solution.ts";
import { soundCounter } from "./sound-text.ts";

/** The ladder of hints, a rung at a time, each through the same tests as in the end; nothing after one that leaks. */
export function hintPart(reply: StreamingReply): PartMaker {
  const { question, engine, computed, transcription } = reply;
  const soundExamples = soundCounter(reply.findWrongText);
  let seen: SettledSolution | null = null;
  let isFrozen = false;
  return async ({ settled, check }) => {
    if (isFrozen || settled === seen) return null;
    seen = settled;
    const { examples = [] } = settled;
    const sound = await soundExamples(examples.map(exampleText));
    const solution = soFar({ ...settled, examples: examples.slice(0, sound) });
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
      ...aboutWhatCame(engine, settled, response),
      check: response.check,
      ...(response.plot && { plot: response.plot }),
      content: response.content,
      ...(response.steps.length > 0 && { steps: response.steps }),
      ...others(response),
    };
  };
}
