import type { z } from "zod/mini";
import type { Endpoint } from "#shared/http/endpoint.ts";
import { connectionLost, errorFromEvent, errorFromResponse } from "./api-error.ts";
import { eventsIn } from "./event-stream.ts";
import {
  readAnswer,
  requestFor,
  withPatience,
  type CallInput,
  type CallOptions,
} from "./request.ts";

interface StreamOptions<Delta> extends CallOptions {
  /** What each `delta` event carries. */
  delta: z.ZodMiniType<Delta>;
  onDelta: (delta: Delta) => void;
  /** The server has taken the call on: from here on the work goes on without this connection. */
  onAccepted?: () => void;
}

/**
 * Makes one call whose answer is shown as it grows. Gives the whole answer, or null where there is none (204). Throws
 * `ApiError` or the abort of the caller's own signal; status 0 where the connection broke or went silent.
 */
export async function streamApi<Contract extends Endpoint, Delta>(
  endpoint: Contract,
  input: CallInput<Contract>,
  options: StreamOptions<Delta>,
): Promise<z.output<Contract["response"]> | null> {
  const { signal } = options;
  const request = requestFor(endpoint, input, { ...options, accept: streamMediaType });
  const connection = new AbortController();
  const leave = () => connection.abort();
  signal?.addEventListener("abort", leave);
  try {
    const response = await withPatience(endpoint, options, (head) => {
      head.addEventListener("abort", leave);
      return fetch(request, { signal: connection.signal });
    });
    if (!isStream(response)) {
      return await withPatience(endpoint, options, (rest) => {
        rest.addEventListener("abort", leave);
        return wholeAnswer(endpoint, response);
      });
    }
    options.onAccepted?.();
    const text = await lastOf(response.body, options, connection.signal);
    return readAnswer<Contract["response"]>(endpoint.response, response.status, text);
  } catch (error) {
    // Whoever gave up gets the abort, not a story about the connection.
    signal?.throwIfAborted();
    throw error;
  } finally {
    signal?.removeEventListener("abort", leave);
  }
}

const streamMediaType = "text/event-stream";

const isStream = (
  response: Response,
): response is Response & { body: ReadableStream<Uint8Array> } =>
  response.ok &&
  response.body !== null &&
  (response.headers.get("Content-Type") ?? "").startsWith(streamMediaType);

/** Also where a stream was asked for, a refusal is a problem, and a server may answer in one piece. */
async function wholeAnswer<Contract extends Endpoint>(
  endpoint: Contract,
  response: Response,
): Promise<z.output<Contract["response"]> | null> {
  const text = await response.text();
  if (!response.ok) throw errorFromResponse(response, text);
  if (response.status === 204) return null;
  return readAnswer<Contract["response"]>(endpoint.response, response.status, text);
}

/** The data of the `done` event; each delta before it is told. */
async function lastOf<Delta>(
  body: ReadableStream<Uint8Array>,
  { delta, onDelta }: StreamOptions<Delta>,
  signal: AbortSignal,
): Promise<string> {
  for await (const { event, data } of eventsIn(body, signal)) {
    if (event === "done") return data;
    if (event === "error") throw errorFromEvent(data);
    if (event === "delta") onDelta(readAnswer(delta, 200, data));
  }
  throw connectionLost(new Error("The stream ended before the answer"));
}
