import { problem, type Problem } from "#shared/contracts/problem.ts";

interface Failure {
  /** HTTP status of the response, or 0 if there was no response. */
  status: number;
  /** The response body, unparsed. */
  body: string;
  problem: Problem | null;
  /** One sentence to show to the user. */
  detail: string;
  retryAfter: number | null;
  wasAccepted?: boolean;
}

/** A failed call. The message is for logs and developers; `detail` is shown to the user. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly problem: Problem | null;
  readonly detail: string;
  /** Seconds until a retry makes sense, if the server sent them. */
  readonly retryAfter: number | null;
  /** The server accepted the call and stored its failure: a retry is a new call. */
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

const serverFault = "Something went wrong on our side. Nothing is lost. Try again in a moment.";

/** The sentence to show to the user for any failure, including one that did not come from the server. */
export function detailOf(error: Error): string {
  return error instanceof ApiError ? error.detail : serverFault;
}

/** Converts a non-OK response, written by our server or by something between us and it. */
export function errorFromResponse(response: Response, text: string): ApiError {
  const parsed = problem.safeParse(parseJson(text));
  const parsedProblem = parsed.success ? parsed.data : null;
  return new ApiError({
    status: response.status,
    body: text || response.statusText,
    problem: parsedProblem,
    detail:
      parsedProblem?.detail ??
      (response.status >= 500 ? serverFault : "That didn't work. Try again."),
    retryAfter: parsedProblem?.retryAfter ?? secondsOf(response.headers.get("Retry-After")),
  });
}

/** Converts the `error` event of a stream, which comes too late for a response status. */
export function errorFromEvent(text: string): ApiError {
  const parsed = problem.safeParse(parseJson(text));
  const parsedProblem = parsed.success ? parsed.data : null;
  return new ApiError({
    status: parsedProblem?.status ?? 500,
    body: text,
    problem: parsedProblem,
    detail: parsedProblem?.detail ?? serverFault,
    retryAfter: parsedProblem?.retryAfter ?? null,
    wasAccepted: true,
  });
}

/**
 * Whether the same call may succeed a little later: no response came, the rate limit was reached, or a proxy answered
 * for a server that is just starting.
 */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { status, wasAccepted } = error;
  return !wasAccepted && (status === 0 || status === 429 || status >= 500);
}

/** Whether the server could not be reached: offline, or a proxy answered because the server is down. */
export function isUnreachable(error: unknown): error is ApiError {
  if (!(error instanceof ApiError) || error.wasAccepted) return false;
  const { status, problem } = error;
  return status === 0 || (problem === null && status >= 502 && status <= 504);
}

/** No response came, and this phone has no cached one. */
export function cacheMiss(cause: unknown): ApiError {
  return noResponse(
    "No connection, and nothing kept",
    "This needs the internet, because you haven't opened it on this phone yet. Nothing is lost. Try again when you're online.",
    cause,
  );
}

/** No response came: offline, or the connection dropped during the request. */
export function connectionError(cause: unknown): ApiError {
  return noResponse(
    "No connection",
    "You're offline, or the connection dropped. Nothing is lost. Try again.",
    cause,
  );
}

export function timeoutError(cause: unknown): ApiError {
  return noResponse(
    "No answer in time",
    "This is taking longer than it should. Nothing is lost. Try again.",
    cause,
  );
}

/**
 * An OK response that isn't ours, e.g. a hotel's sign-in page, or one that an outdated copy of this page can't read.
 */
export function unreadableResponse(status: number, text: string, cause: unknown): ApiError {
  const detail = "The answer came back damaged. Nothing is lost. Reload the page and try again.";
  return new ApiError({ status, body: text, problem: null, detail, retryAfter: null }, { cause });
}

function noResponse(body: string, detail: string, cause: unknown): ApiError {
  return new ApiError({ status: 0, body, problem: null, detail, retryAfter: null }, { cause });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The body is a proxy's HTML page: only the status is usable.
    return null;
  }
}

function secondsOf(header: string | null): number | null {
  return header !== null && /^\d+$/u.test(header) ? Number(header) : null;
}
