import { holdsTag } from "../prompts/message.ts";
import type { TutorError } from "../tutor-error.ts";
import { isApiError } from "./failures.ts";

interface Secrets {
  apiKey: string;
  /** The text sent for a student: no part of it may be in a reason. */
  texts: readonly string[];
}

/** An error's own description, for the log and the operator. */
export interface Reason {
  status: number | undefined;
  code: string | undefined;
  reason: string;
}

const longestReason = 500;
/** Sequences of so many characters that a sentence shares with a key or a student's text are removed from it. */
const keyRun = 6;
const textRun = 10;

/** Keys that a provider quotes with asterisks or dots in the middle, and whatever looks like a key. */
const likeKeys = /[\w-]*(?:\*{3,}|\.{4,})[\w-]*|\b(?:sk|gsk|pk|xai|nvapi)[-_][\w-]{6,}/giu;

/**
 * Why a call failed, in the provider's words where it had some, without the key and without the student's text, which
 * is also found behind the escapes in which programs quote it.
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

/** A list of messages in the formats of JSON, Python and framework logs. */
const messageList = /["'`]messages["'`]|\bmessages\s{0,3}[:=]\s{0,3}[[{(]/iu;

/** A sentence that quotes the request may contain a student's text in an unforeseen form: it is not reported at all. */
function quotesRequest({ cause }: TutorError): boolean {
  if (!isApiError(cause)) return false;
  const body = plainly(cause.message);
  return holdsTag(body) || messageList.test(body);
}

function sentenceIn({ failure, message, cause }: TutorError): string {
  // A model's own refusal may mention the student's question.
  if (failure === "refused") return "The model or its filter won't answer this question";
  if (!isApiError(cause)) return message;
  const body: { message?: unknown } | undefined = cause.error;
  if (typeof body?.message === "string") return `${message}: ${body.message}`;
  if (cause.status === undefined) return [message, innermost(cause)].join(": ");
  const page = cause.message.replaceAll(/<[^>]*>/gu, " ");
  return `${message}, and no JSON: ${page}`;
}

/** The socket's error, which `fetch` and the SDK wrap. */
function innermost(error: Error): string {
  return error.cause instanceof Error ? innermost(error.cause) : error.message;
}

/** The sentence with every shared sequence of at least so many characters replaced by an ellipsis. */
function withoutRuns(sentence: string, texts: readonly string[], least: number): string {
  let result = "";
  let at = 0;
  while (at < sentence.length) {
    const length = sharedRun(sentence, at, texts, least);
    if (length === 0) result += sentence[at];
    else if (!result.endsWith("…")) result += "…";
    at += Math.max(1, length);
  }
  return result;
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

/** A quotation inside a quotation is escaped twice. */
const mostEscapings = 4;

const entities: Record<string, string> = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };

/** Escape sequences in the order in which they are tested. */
const escapes: readonly (readonly [RegExp, (escaped: string) => string])[] = [
  [/(?:\\x[\da-fA-F]{2})+|(?:%[\da-fA-F]{2})+/gu, bytesIn],
  [/\\u[\da-fA-F]{4}|\\u\{[\da-fA-F]{1,6}\}|\\U[\da-fA-F]{8}|&#x[\da-fA-F]{1,6};/gu, hexIn],
  [/&#\d{1,7};/gu, (reference) => characterOf(Number(reference.slice(2, -1)))],
  [/&(?:lt|gt|quot|apos|amp);/gu, (name) => entities[name.slice(1, -1)] ?? name],
  // A new line, a tab and the like; any other character is unescaped.
  [/\\[a-z]/gu, () => " "],
  [/\\[^a-z]/gu, (escaped) => escaped.slice(1)],
];

/** A text with all escapes of JSON, Python, HTML and URLs decoded, however often, in one line. */
function plainly(text: string): string {
  let plain = text;
  for (let pass = 0; pass < mostEscapings; pass += 1) plain = unescaped(plain);
  return plain.normalize("NFC").replaceAll(/\s+/gu, " ").trim();
}

function unescaped(text: string): string {
  return escapes.reduce((rest, [escape, read]) => rest.replaceAll(escape, read), text);
}

function bytesIn(escaped: string): string {
  return Buffer.from(escaped.replaceAll(/\\x|%/gu, ""), "hex").toString("utf8");
}

function hexIn(escaped: string): string {
  return characterOf(Number.parseInt(escaped.replaceAll(/\\u|\\U|&#x|[{};]/gu, ""), 16));
}

/** Adjacent halves of a surrogate pair are joined. */
function characterOf(code: number): string {
  if (code > 0x10_ffff) return " ";
  return code > 0xffff ? String.fromCodePoint(code) : String.fromCharCode(code);
}
