import { holdsTag } from "../prompts/as-data.ts";
import type { TutorError } from "../tutor-error.ts";
import { isApiError } from "./failures.ts";
import { plainly } from "./unescape.ts";

interface Secrets {
  apiKey: string;
  /** What was sent of a student: no part of it may be in a reason. */
  texts: readonly string[];
}

/** What an error says of itself, for the log and the operator. */
export interface Reason {
  status: number | undefined;
  code: string | undefined;
  reason: string;
}

const longestReason = 500;
/** Runs of so many characters that a sentence shares with a key or a student's text are cut out of it. */
const keyRun = 6;
const textRun = 10;

/** Keys that a provider quotes with asterisks or dots in the middle, and whatever looks like a key. */
const likeKeys = /[\w-]*(?:\*{3,}|\.{4,})[\w-]*|\b(?:sk|gsk|pk|xai|nvapi)[-_][\w-]{6,}/giu;

/**
 * Why a call failed, in the provider's words where it had some, without the key and without what a student wrote. Her
 * words are looked for behind the escapes in which programs quote them.
 */
export function reasonOf(error: TutorError, { apiKey, texts }: Secrets): Reason {
  const { cause } = error;
  const { status, code } = isApiError(cause) ? cause : { status: undefined, code: undefined };
  const said = quotesRequest(error) ? error.message : plainly(sentenceIn(error));
  const withoutKey = withoutRuns(
    said.slice(0, longestReason).replaceAll(likeKeys, "[key]"),
    [apiKey],
    keyRun,
  );
  return {
    status,
    code: code ?? undefined,
    reason: withoutRuns(withoutKey, texts.map(plainly), textRun),
  };
}

/** A list of messages as JSON, Python and the logs of frameworks write it. */
const messageList = /["'`]messages["'`]|\bmessages\s{0,3}[:=]\s{0,3}[[{(]/iu;

/** What quotes the request may hold a student's words in a form that nobody foresaw: it is not told at all. */
function quotesRequest({ cause }: TutorError): boolean {
  if (!isApiError(cause)) return false;
  const told = plainly(cause.message);
  return holdsTag(told) || messageList.test(told);
}

function sentenceIn({ failure, message, cause }: TutorError): string {
  // A model's own refusal may speak of what the student asked.
  if (failure === "refused") return "The model or its filter won't answer this question";
  if (!isApiError(cause)) return message;
  const told: { message?: unknown } | undefined = cause.error;
  if (typeof told?.message === "string") return `${message}: ${told.message}`;
  if (cause.status === undefined) return [message, innermost(cause)].join(": ");
  const page = cause.message.replaceAll(/<[^>]*>/gu, " ");
  return `${message}, and no JSON: ${page}`;
}

/** What the socket said: `fetch` and the SDK wrap it. */
function innermost(error: Error): string {
  return error.cause instanceof Error ? innermost(error.cause) : error.message;
}

/** The sentence with every run of at least so many characters that is in one of the texts replaced by an ellipsis. */
function withoutRuns(sentence: string, texts: readonly string[], least: number): string {
  let kept = "";
  let at = 0;
  while (at < sentence.length) {
    const length = sharedRun(sentence, at, texts, least);
    if (length === 0) kept += sentence[at];
    else if (!kept.endsWith("…")) kept += "…";
    at += Math.max(1, length);
  }
  return kept;
}

function sharedRun(sentence: string, at: number, texts: readonly string[], least: number): number {
  let length = 0;
  for (const text of texts) {
    let tried = Math.max(least, length + 1);
    while (at + tried <= sentence.length && text.includes(sentence.slice(at, at + tried))) {
      length = tried;
      tried += 1;
    }
  }
  return length;
}
