import { type AiResponsePart, workedExample } from "#shared/contracts/answer.ts";
import { z } from "zod";
import type { Growing, TutorEngine } from "../../engine.ts";
import type { ConceptExplanation } from "../../outputs/concept-explanation.ts";
import { joined, piecesOf } from "../pieces.ts";
import { setAsideBy } from "../set-aside.ts";
import { about, others } from "./reply.ts";
import { settledPrefix } from "./settled-prefix.ts";
import { isFieldPast, maybe, readerOf, settledFrame, textIn } from "./settled.ts";

const settled = z.object({
  ...settledFrame,
  content: maybe(z.string()),
  examples: maybe(z.array(workedExample)),
});

interface GrowingReply {
  engine: TutorEngine["name"];
  /** Known to be study, whatever the model makes of it. */
  isStudy: boolean;
  /** The first of these texts that is false for certain. */
  findWrongText: (texts: readonly string[]) => Promise<{ step: number } | null>;
}

/**
 * What may be shown of an explanation as it grows: its text word by word, and a formula that says something is equal
 * when it has been looked at. After one that is false nothing more is shown until the end.
 */
export function growingExplanation(
  reply: GrowingReply,
): (growing: Growing<ConceptExplanation>) => Promise<AiResponsePart | null> {
  const { engine, isStudy } = reply;
  const read = readerOf(settled);
  const sound = soundCounter(reply);
  return async (growing) => {
    const known = read(growing);
    const { subject } = known;
    if (subject === undefined || (!isStudy && setAsideBy(subject))) return null;
    if (!isFieldPast(growing, "content")) {
      const content = await growingText(textIn(growing, "content"), sound);
      return { ...about(engine, known), ...(content !== "" && { content }) };
    }
    return { ...about(engine, known), ...(await wholeText(known, sound)) };
  };
}

type SoundCounter = ReturnType<typeof soundCounter>;

/** The pieces that are whole and sound, and of the one that is being written what says nothing to be checked. */
async function growingText(text: string, sound: SoundCounter): Promise<string> {
  const pieces = piecesOf(text);
  const whole = pieces.slice(0, -1);
  const count = await sound(whole);
  if (count < whole.length) return joined(whole.slice(0, count));
  const tail = beforeClaim(settledPrefix(pieces.at(-1) ?? ""));
  return joined([...whole, ...(tail === "" ? [] : [tail])]);
}

/** The text to its end, and what has come after it, where all of it is sound. */
async function wholeText(
  known: z.infer<typeof settled>,
  sound: SoundCounter,
): Promise<AiResponsePart> {
  const { content = "", examples = [] } = known;
  const pieces = piecesOf(content);
  const told = examples.map(({ question, solution }) => `${question}\n${solution}`);
  const count = await sound([...pieces, ...told]);
  const isAll = count === pieces.length + told.length;
  const shown = joined(pieces.slice(0, count));
  return { ...(shown !== "" && { content: shown }), ...(isAll && others(known)) };
}

/** How many texts from the first on are sound; each is looked at once, and none after the first that is not. */
function soundCounter({ findWrongText }: GrowingReply): (texts: string[]) => Promise<number> {
  let sound = 0;
  let isStopped = false;
  return async (texts) => {
    if (isStopped || texts.length <= sound) return Math.min(sound, texts.length);
    const wrong = await findWrongText(texts.slice(sound));
    isStopped = wrong !== null;
    sound += wrong ? wrong.step : texts.length - sound;
    return sound;
  };
}

/** Text before the first formula that states an equality. */
function beforeClaim(text: string): string {
  const claim = /\$+[^$]*=[^$]*\$+/u.exec(text);
  return (claim ? text.slice(0, claim.index) : text).trimEnd();
}
