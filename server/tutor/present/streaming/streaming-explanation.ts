import { type AiResponsePart, workedExample } from "#shared/contracts/answer.ts";
import { z } from "zod";
import type { Draft, TutorEngine } from "../../engine.ts";
import type { ConceptExplanation } from "../../outputs/concept-explanation.ts";
import { joined, piecesOf } from "../pieces.ts";
import { setAsideBy } from "../set-aside.ts";
import { about, others } from "./reply.ts";
import { isFieldPast, maybe, readerOf, settledFrame, textIn } from "./settled.ts";
import {
  type FindWrongText,
  streamingText,
  soundCounter,
  type SoundCounter,
} from "./sound-text.ts";

const settledFields = z.object({
  ...settledFrame,
  content: maybe(z.string()),
  examples: maybe(z.array(workedExample)),
});

interface StreamingReply {
  engine: TutorEngine["name"];
  /** Known to be study, whatever the model says. */
  isStudy: boolean;
  /** Shown above the model's own text: the figure of the concept. */
  opening: string;
  findWrongText: FindWrongText;
}

/**
 * The part of an unfinished explanation that may be shown: its text word by word, and a formula with an equality after
 * it has been checked. After a false one nothing more is shown until the end.
 */
export function streamingExplanation(
  reply: StreamingReply,
): (draft: Draft<ConceptExplanation>) => Promise<AiResponsePart | null> {
  const { engine, isStudy, opening } = reply;
  const read = readerOf(settledFields);
  const sound = soundCounter(reply.findWrongText);
  return async (draft) => {
    const fields = read(draft);
    const { subject } = fields;
    if (subject === undefined || (!isStudy && setAsideBy(subject))) return null;
    if (!isFieldPast(draft, "content")) {
      const text = await streamingText(textIn(draft, "content"), sound);
      return { ...about(engine, fields), ...contentOf(opening, text) };
    }
    const { text, rest } = await wholeExplanation(fields, sound);
    return { ...about(engine, fields), ...contentOf(opening, text), ...rest };
  };
}

function contentOf(opening: string, text: string): Pick<AiResponsePart, "content"> {
  const content = openedBy(opening, text);
  return content === "" ? {} : { content };
}

/** A text below its opening figure. */
export function openedBy(opening: string, text: string): string {
  return [opening, text].filter((part) => part !== "").join("\n\n");
}

/** The complete text, and what has arrived after it, where all of it is sound. */
async function wholeExplanation(
  fields: z.infer<typeof settledFields>,
  sound: SoundCounter,
): Promise<{ text: string; rest: AiResponsePart }> {
  const { content = "", examples = [] } = fields;
  const pieces = piecesOf(content);
  const told = examples.map(({ question, solution }) => `${question}\n${solution}`);
  const count = await sound([...pieces, ...told]);
  const isAll = count === pieces.length + told.length;
  return { text: joined(pieces.slice(0, count)), rest: isAll ? others(fields) : {} };
}
