import type { z } from "zod/mini";
import type { Endpoint } from "#shared/http/endpoint.ts";
import { connectionError, errorFromEvent, errorFromResponse } from "./api-error.ts";
import { readEvents } from "./event-stream.ts";
import {
  parseResponse,
  requestFor,
  withTimeout,
  type CallInput,
  type CallOptions,
} from "./request.ts";

interface StreamOptions<Delta> extends CallOptions {
  /** Contract of the data of each `delta` event. */
  delta: z.ZodMiniType<Delta>;
  onDelta: (delta: Delta) => void;
  /** Called when the server has accepted the call: from then on the work continues without this connection. */
  onAccepted?: () => void;
}

/**
 * Makes one call whose answer is shown while it streams. Returns the whole answer, or null if there is none (204).
 * Throws `ApiError` or the abort of the caller's own signal; status 0 if the connection broke or went silent.
 */
export async function streamApi<Contract extends Endpoint, Delta>(
  endpoint: Contract,
  input: CallInput<Contract>,
  options: StreamOptions<Delta>,
): Promise<z.output<Contract["response"]> | null> {
  const { signal } = options;
  const request = requestFor(endpoint, input, { ...options, accept: streamMediaType });
  const connection = new AbortController();
  const disconnect = () => connection.abort();
  signal?.addEventListener("abort", disconnect);
  try {
    const response = await withTimeout(endpoint, options, (head) => {
      head.addEventListener("abort", disconnect);
      return fetch(request, { signal: connection.signal });
    });
    if (!isStream(response)) {
      return await withTimeout(endpoint, options, (rest) => {
        rest.addEventListener("abort", disconnect);
        return parseWholeResponse(endpoint, response);
      });
    }
    options.onAccepted?.();
    const text = await readStream(response.body, options, connection.signal);
    return parseResponse<Contract["response"]>(endpoint.response, response.status, text);
  } catch (error) {
    // An aborted caller gets the abort, not a connection error.
    signal?.throwIfAborted();
    throw error;
  } finally {
    signal?.removeEventListener("abort", disconnect);
  }
}

const streamMediaType = "text/event-stream";

const isStream = (
  response: Response,
): response is Response & { body: ReadableStream<Uint8Array> } =>
  response.ok &&
  response.body !== null &&
  (response.headers.get("Content-Type") ?? "").startsWith(streamMediaType);

/** The response to a stream request may also be a refusal (a problem document) or the answer in one piece. */
async function parseWholeResponse<Contract extends Endpoint>(
  endpoint: Contract,
  response: Response,
): Promise<z.output<Contract["response"]> | null> {
  const text = await response.text();
  if (!response.ok) throw errorFromResponse(response, text);
  if (response.status === 204) return null;
  return parseResponse<Contract["response"]>(endpoint.response, response.status, text);
}

/** The data of the `done` event; each delta before it is reported. */
async function readStream<Delta>(
  body: ReadableStream<Uint8Array>,
  { delta, onDelta }: StreamOptions<Delta>,
  signal: AbortSignal,
): Promise<string> {
  for await (const { event, data } of readEvents(body, signal)) {
    if (event === "done") return data;
    if (event === "error") throw errorFromEvent(data);
    if (event === "delta") onDelta(parseResponse(delta, 200, data));
  }
  throw connectionError(new Error("The stream ended before the answer"));
}
