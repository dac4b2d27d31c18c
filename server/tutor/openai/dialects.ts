import { TutorError } from "../tutor-error.ts";
import { type Dialect, differences, type LearntDialect, wholeDialect } from "./dialect.ts";
import { APIConnectionTimeoutError, type APIError } from "openai";
import { bareError } from "./error-body.ts";
import { isApiError, isTooLong, mostTokensIn } from "./failures.ts";

/** How long a learnt dialect is valid: models and providers change, and a missing feature may be added. */
const holdsForMs = 3_600_000;

/** What was learnt of a provider, for the log. */
interface Lesson {
  /** The missing features, and what is done instead. */
  instead: Partial<Dialect>;
  /** The last error that caused it. */
  because: TutorError;
}

interface DialectOptions {
  /** The dialect that an earlier process learnt. */
  learntDialect?: LearntDialect | null | undefined;
  /** The default time-out for a reply's headers; a longer reply teaches that the provider delays them. */
  connectTimeoutMs: number;
  onLearnt: (learnt: LearntDialect, lesson: Lesson) => void;
}

interface Dialects {
  /** The dialect known so far. */
  current: () => Dialect;
  /** Does the work in the widest dialect that the provider is known to support, and stores what it learns. */
  inDialect: <Result extends { headersMs: number }>(
    work: (dialect: Dialect) => Promise<Result>,
  ) => Promise<Result>;
}

export function createDialects({
  learntDialect,
  connectTimeoutMs,
  onLearnt,
}: DialectOptions): Dialects {
  let knownDialect = learntDialect ?? null;
  /** The last request met a complaint without a field name, and omitting this helped. */
  let isSuspected = false;
  const current = () =>
    knownDialect && Math.abs(Date.now() - knownDialect.learntAt) < holdsForMs
      ? knownDialect.dialect
      : wholeDialect;

  function learn(dialect: Dialect, because: TutorError): void {
    if (differences(current(), dialect).length === 0) return;
    knownDialect = { dialect, learntAt: Date.now() };
    const names = differences(wholeDialect, dialect);
    const instead = Object.fromEntries(names.map((name) => [name, dialect[name]]));
    onLearnt(knownDialect, { instead, because });
  }

  /**
   * One complaint without a field name, which any retry may have avoided, is not learnt: a remedy is learnt when the
   * next request has the same complaint.
   */
  function isProved(complaints: readonly unknown[]): boolean {
    const isDoubtful = complaints.some(isNameless) && !isSuspected;
    isSuspected = isDoubtful;
    return !isDoubtful;
  }

  return {
    current,
    inDialect: async (work) => {
      let attempt = current();
      const complaints: unknown[] = [];
      for (;;) {
        try {
          const result = await work(attempt);
          // A retry that got its headers in time is no evidence about the provider's headers.
          const wasSlow = result.headersMs > connectTimeoutMs;
          const found = { ...attempt, beginsAtOnce: attempt.beginsAtOnce || !wasSlow };
          const because = complaints.at(-1);
          if (isProved(complaints) && because instanceof TutorError) learn(found, because);
          return result;
        } catch (error) {
          const next = narrower(attempt, error);
          if (!next) throw error;
          complaints.push(error);
          attempt = next;
        }
      }
    },
  };
}

/** "Stream" also occurs in unrelated sentences: here it must be the field's name, or be called unsupported. */
const lacking = String.raw`(?:not support|unsupported|unrecognized)`;
const aboutStream = new RegExp(
  String.raw`^stream$|\bstream(?:ing)?\b[^.;]{0,60}${lacking}|${lacking}[^.;]{0,60}\bstream(?:ing)?\b`,
  "iu",
);

/** Providers name unsupported features in their own words, always with the field's name. */
const remedies: { about: RegExp; without: Partial<Dialect> }[] = [
  { about: aboutStream, without: { streams: false } },
  { about: /safety_identifier/iu, without: { takesSafetyIdentifier: false } },
  { about: /stream_options|include_usage/iu, without: { countsStreams: false } },
  { about: /max_completion_tokens/iu, without: { cap: "max_tokens" } },
  { about: /reasoning[_ ]effort/iu, without: { takesReasoningEffort: false } },
  { about: /verbosity/iu, without: { takesVerbosity: false } },
];
const aboutFormat = /response[_ ]format|json[_ ](?:schema|object|mode)|structured[_ ]outputs?/iu;

const nextFormat = { json_schema: "json_object", json_object: "none" } as const;

/** The dialect to try next after this error; undefined where the error is about something else. */
function narrower(tried: Dialect, error: unknown): Dialect | undefined {
  if (isSlowToBegin(error))
    return tried.beginsAtOnce ? { ...tried, beginsAtOnce: false } : undefined;
  const complaint = complaintIn(error);
  if (complaint === undefined) return undefined;
  const most = mostTokensIn(complaint);
  if (most !== null) {
    return most < (tried.mostReplyTokens ?? Infinity)
      ? { ...tried, mostReplyTokens: most }
      : undefined;
  }
  const spared = remedies.filter(({ about }) => about.test(complaint));
  // safe: parts of a dialect laid over a whole one
  const next = Object.assign({ ...tried }, ...spared.map(({ without }) => without)) as Dialect;
  if (differences(tried, next).length > 0) return next;
  if (!aboutFormat.test(complaint) || tried.format === "none") return undefined;
  return { ...tried, format: nextFormat[tried.format] };
}

/** A reply that did not begin: some providers delay its headers while the model reasons, or is being loaded. */
function isSlowToBegin(error: unknown): boolean {
  return error instanceof TutorError && error.cause instanceof APIConnectionTimeoutError;
}

/** Some servers complain without naming the field: then any optional one may be meant. */
const anything =
  "safety_identifier stream_options max_completion_tokens reasoning_effort verbosity response_format";

/** The provider's reason for a rejected request; a page that is no JSON has none. */
function complaintIn(error: unknown): string | undefined {
  const wrong = wrongRequestIn(error);
  return wrong && complaintOf(wrong);
}

function wrongRequestIn(error: unknown): APIError | undefined {
  const cause = error instanceof TutorError ? error.cause : undefined;
  if (!isApiError(cause) || cause.error === undefined || isTooLong(cause)) return undefined;
  return cause.status === 400 || cause.status === 422 ? cause : undefined;
}

/** A separate field name is more reliable than a sentence, which may mention others. */
function complaintOf(wrong: APIError): string {
  const { message, param } = wrong;
  if (param && isAboutField(param) && mostTokensIn(message) === null) return param;
  return namesNoField(wrong) ? anything : message;
}

/** Whether a complaint names no field. */
function isNameless(error: unknown): boolean {
  const wrong = wrongRequestIn(error);
  return wrong !== undefined && namesNoField(wrong);
}

function namesNoField({ message, type }: APIError): boolean {
  return type === bareError && !isAboutField(message);
}

function isAboutField(text: string): boolean {
  return aboutFormat.test(text) || remedies.some(({ about }) => about.test(text));
}
