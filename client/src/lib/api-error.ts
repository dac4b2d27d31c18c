import { problem, type Problem } from "#shared/contracts/problem.ts";

interface Failure {
  /** The status of the answer, or 0 where no answer came. */
  status: number;
  /** What came back, word for word. */
  body: string;
  problem: Problem | null;
  /** One sentence for the person in front of the page. */
  detail: string;
  retryAfter: number | null;
  wasAccepted?: boolean;
}

/** A call that failed. The message is for logs and developers; `detail` is what a person is shown. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly problem: Problem | null;
  readonly detail: string;
  /** Seconds until another try makes sense, where the server said so. */
  readonly retryAfter: number | null;
  /** The server had taken the call on, and has a record of the failure: another try is another call. */
  readonly wasAccepted: boolean;

  constructor(failure: Failure, options?: ErrorOptions) {
    super(`${failure.status}: ${failure.body}`, options);
    this.status = failure.status;
    this.problem = failure.problem;
    this.detail = failure.detail;
    this.retryAfter = failure.retryAfter;
    this.wasAccepted = failure.wasAccepted ?? false;
  }
}

const ourFault = "Something went wrong on our side. Nothing is lost. Try again in a moment.";

/** What to tell a person about any failure, also one that is not the server's. */
export function detailOf(error: Error): string {
  return error instanceof ApiError ? error.detail : ourFault;
}

/** Translates a non-OK answer, whether our server wrote it or something between us and it. */
export function errorFromResponse(response: Response, text: string): ApiError {
  const parsed = problem.safeParse(parseJson(text));
  const known = parsed.success ? parsed.data : null;
  return new ApiError({
    status: response.status,
    body: text || response.statusText,
    problem: known,
    detail: known?.detail ?? (response.status >= 500 ? ourFault : "That didn't work. Try again."),
    retryAfter: known?.retryAfter ?? secondsOf(response.headers.get("Retry-After")),
  });
}

/** Translates the `error` event of a stream, which comes too late to be an answer with a status. */
export function errorFromEvent(text: string): ApiError {
  const parsed = problem.safeParse(parseJson(text));
  const known = parsed.success ? parsed.data : null;
  return new ApiError({
    status: known?.status ?? 500,
    body: text,
    problem: known,
    detail: known?.detail ?? ourFault,
    retryAfter: known?.retryAfter ?? null,
    wasAccepted: true,
  });
}

/**
 * Whether the same call may well succeed a little later: no answer came, too many calls came at once, or a proxy stands
 * before a server that is just starting.
 */
export function willPass(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { status, wasAccepted } = error;
  return !wasAccepted && (status === 0 || status === 429 || status >= 500);
}

/** Whether nobody was there to answer: no line, or a proxy's own word before a server that is away. */
export function isOutOfReach(error: unknown): error is ApiError {
  if (!(error instanceof ApiError) || error.wasAccepted) return false;
  const { status, problem } = error;
  return status === 0 || (problem === null && status >= 502 && status <= 504);
}

/** No answer came, and this phone has none cached. */
export function notInCache(cause: unknown): ApiError {
  return noAnswer(
    "No connection, and nothing kept",
    "This needs the internet, because you haven't opened it on this phone yet. Nothing is lost. Try again when you're online.",
    cause,
  );
}

/** No answer came: offline, or the connection dropped on the way. */
export function connectionLost(cause: unknown): ApiError {
  return noAnswer(
    "No connection",
    "You're offline, or the connection dropped. Nothing is lost. Try again.",
    cause,
  );
}

export function tookTooLong(cause: unknown): ApiError {
  return noAnswer(
    "No answer in time",
    "This is taking longer than it should. Nothing is lost. Try again.",
    cause,
  );
}

/** An OK answer that isn't ours, as a hotel's sign-in page or an old copy of this page would meet. */
export function unreadableAnswer(status: number, text: string, cause: unknown): ApiError {
  const detail = "The answer came back damaged. Nothing is lost. Reload the page and try again.";
  return new ApiError({ status, body: text, problem: null, detail, retryAfter: null }, { cause });
}

function noAnswer(body: string, detail: string, cause: unknown): ApiError {
  return new ApiError({ status: 0, body, problem: null, detail, retryAfter: null }, { cause });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A proxy's HTML page: the status alone has to do.
    return null;
  }
}

function secondsOf(header: string | null): number | null {
  return header !== null && /^\d+$/u.test(header) ? Number(header) : null;
}
