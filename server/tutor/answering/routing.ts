import type { AskContext } from "../ask-engine.ts";
import type { Photo } from "../photo.ts";
import type { CareMessage, Safety } from "../safety/safety.ts";
import type { DeclinedAnswer } from "./answer.ts";
import type { TutorDependencies } from "./dependencies.ts";
import type { TutorEngine } from "../engine.ts";
import { TutorError, type TutorFailure } from "../tutor-error.ts";

/** What a student typed or photographed, and the names to redact. */
interface StudentInput {
  text: string;
  photo?: Photo | undefined;
  redact?: readonly string[] | undefined;
}

/** Answers a typed text only if the safety check passes it. */
export async function askSafely<Answer>(
  input: StudentInput,
  { safety }: Pick<TutorDependencies, "safety">,
  context: AskContext,
  answer: () => Promise<Answer>,
): Promise<Answer | CareMessage | DeclinedAnswer> {
  return (await beforeAsking(input, safety, context)) ?? answer();
}

/** The reply to a text that goes to no engine; null for any other. */
async function beforeAsking(
  { text, photo, redact: names }: StudentInput,
  safety: Safety,
  context: Pick<AskContext, "signal">,
): Promise<CareMessage | DeclinedAnswer | null> {
  const question = { text, ...(photo && { photo }), ...(names && { names }) };
  const found = await safety.assess(question, context);
  if (found) {
    const care = safety.careFor(found.concern, text);
    return { kind: "care", ...found, ...care, engine: "built-in" };
  }
  const courtesy = photo ? null : safety.courtesyReply(text);
  if (courtesy !== null) return declined("courtesy", courtesy);
  return safety.isOffTopic(text) ? declined("aside", safety.offTopicLine(text)) : null;
}

function declined(replyKind: "courtesy" | "aside", sentence: string): DeclinedAnswer {
  return { kind: "declined", sentence, replyKind, engine: "built-in" };
}

/** A result of the model or the built-in tutor; the notice is the reason for a fallback. */
interface Reply {
  kind: string;
  notice?: string;
}

interface Answerers<Answer extends Reply> {
  byModel: (engine: TutorEngine) => Promise<Answer>;
  byOurselves: (builtIn: TutorEngine) => Promise<Answer>;
}

/**
 * Calls the model where one is configured, and falls back to the built-in tutor where the model fails or may not be
 * called.
 *
 * @throws {TutorError} The model's failure, where the built-in tutor can't help either.
 */
export async function withFallback<Answer extends Reply>(
  { engine, builtIn }: Pick<TutorDependencies, "engine" | "builtIn">,
  { byModel, byOurselves }: Answerers<Answer>,
  { builtInOnly = false }: AskContext,
): Promise<Answer> {
  if (engine.name === builtIn.name) return byOurselves(builtIn);
  if (builtInOnly) {
    const instead = await byOurselves(builtIn);
    return { ...instead, notice: instead.kind === "declined" ? usedUpInVain : usedUp };
  }
  try {
    return await byModel(engine);
  } catch (error) {
    if (!(error instanceof TutorError) || error.failure === "stopped") throw error;
    const instead = await byOurselves(builtIn);
    if (instead.kind === "declined") throw error;
    return { ...instead, notice: noticeOf(error) };
  }
}

const usedUp =
  "Today's AI answers are used up, so the built-in tutor answered. The AI tutor is back tomorrow.";
const usedUpInVain =
  "Today's AI answers are used up, and the built-in tutor can't do this one. The AI tutor is back tomorrow.";
const outOfReach = "The AI tutor can't be reached right now, so the built-in tutor answered.";
const inTrouble = "The AI tutor isn't working right now, so the built-in tutor answered.";
const couldNot = "The AI tutor couldn't answer this one, so the built-in tutor did.";

/** The reason of the fallback, stated only where it is certain. */
function noticeOf({ failure, isUnreachable }: TutorError): string {
  return isUnreachable || failure === "stopped" ? outOfReach : notices[failure];
}

const notices: Record<Exclude<TutorFailure, "stopped">, string> = {
  timed_out: "The AI tutor took too long, so the built-in tutor answered.",
  rate_limited: "The AI tutor has too many questions right now, so the built-in tutor answered.",
  unavailable: inTrouble,
  rejected: "The AI tutor isn't set up right, so the built-in tutor answered.",
  unreadable: couldNot,
  refused: couldNot,
};
