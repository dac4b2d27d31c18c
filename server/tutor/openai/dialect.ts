import { TutorError } from "../tutor-error.ts";
import { isApiError } from "./failures.ts";

/** What of the API a provider understands. All of them say that they speak it; few speak all of it. */
export interface Dialect {
  /** How the form of an answer is asked for; at `none`, and at `json_object`, by the words of the prompt as well. */
  format: "json_schema" | "json_object" | "none";
  cap: "max_completion_tokens" | "max_tokens";
  /** Tells at the end of a stream how many tokens it took. */
  countsStreams: boolean;
  /** Takes a student's hash, by which misuse is told apart. */
  takesSafetyIdentifier: boolean;
}

/** The API as OpenAI publishes it. */
const wholeDialect: Dialect = {
  format: "json_schema",
  cap: "max_completion_tokens",
  countsStreams: true,
  takesSafetyIdentifier: true,
};

/** A provider says what it doesn't know in words of its own; the name of the field is in all of them. */
const complaints: { about: RegExp; without: Partial<Dialect> }[] = [
  { about: /safety_identifier/iu, without: { takesSafetyIdentifier: false } },
  { about: /stream_options|include_usage/iu, without: { countsStreams: false } },
  { about: /max_completion_tokens/iu, without: { cap: "max_tokens" } },
];
const aboutFormat = /response[_ ]format|json[_ ](?:schema|object|mode)|structured[_ ]outputs?/iu;

const nextFormat = { json_schema: "json_object", json_object: "none" } as const;

/** The dialect to try next after this error; undefined where the error is about something else. */
function narrower(dialect: Dialect, error: unknown): Dialect | undefined {
  const complaint = complaintIn(error);
  if (complaint === undefined) return undefined;
  const spared = complaints.filter(({ about }) => about.test(complaint));
  // safe: parts of a dialect laid over a whole one
  const next = Object.assign({ ...dialect }, ...spared.map(({ without }) => without)) as Dialect;
  if (!isSame(dialect, next)) return next;
  if (!aboutFormat.test(complaint) || dialect.format === "none") return undefined;
  return { ...dialect, format: nextFormat[dialect.format] };
}

/** Some servers complain in a shape that the SDK finds no message in: then anything may be meant. */
const anything = "safety_identifier stream_options max_completion_tokens response_format";

/** What the provider said of a request that it calls wrong. */
function complaintIn(error: unknown): string | undefined {
  const cause = error instanceof TutorError ? error.cause : undefined;
  if (!isApiError(cause) || (cause.status !== 400 && cause.status !== 422)) return undefined;
  return cause.error === undefined ? anything : [cause.message, cause.param, cause.code].join(" ");
}

function isSame(one: Dialect, other: Dialect): boolean {
  return (
    one.cap === other.cap &&
    one.countsStreams === other.countsStreams &&
    one.takesSafetyIdentifier === other.takesSafetyIdentifier
  );
}

/** Does the work in the widest dialect that the provider is known to understand, and remembers what it learns. */
export function createDialects() {
  let known = wholeDialect;
  return async function inDialect<Result>(
    work: (dialect: Dialect) => Promise<Result>,
  ): Promise<Result> {
    let tried = known;
    for (;;) {
      try {
        const result = await work(tried);
        known = tried;
        return result;
      } catch (error) {
        const next = narrower(tried, error);
        if (!next) throw error;
        tried = next;
      }
    }
  };
}
