import type { z } from "zod/mini";
import type { Endpoint } from "#shared/http/endpoint.ts";
import { ApiError, connectionError, timeoutError, unreadableResponse } from "./api-error.ts";
import { reportNewBadges } from "./new-badges.ts";

type Part<Name extends "params" | "query" | "body", Schema> = Schema extends z.ZodMiniType
  ? { [Key in Name]: z.input<Schema> }
  : { [Key in Name]?: undefined };

/** Input of a call: exactly the parts that its contract declares. */
export type CallInput<Contract extends Endpoint> = Part<"params", Contract["params"]> &
  Part<"query", Contract["query"]> &
  Part<"body", Contract["body"]> & { file?: Blob | undefined };

export interface CallOptions {
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** Ends the wait early, because there is something else to show. */
  earlyEnd?: Promise<unknown>;
}

type Fields = Record<string, unknown>;

interface LooseInput {
  params?: Fields | undefined;
  query?: Fields | undefined;
  body?: Fields | undefined;
  file?: Blob | undefined;
}

/** The request of a call, built from its contract. */
export function requestFor(
  endpoint: Endpoint,
  input: LooseInput,
  options: CallOptions & { accept: string },
): Request {
  const headers = new Headers({ Accept: options.accept });
  if (options.idempotencyKey) headers.set("Idempotency-Key", options.idempotencyKey);
  const body = bodyFor(endpoint, input);
  if (typeof body === "string") headers.set("Content-Type", "application/json");
  const { method } = endpoint;
  return new Request(urlFor(endpoint, input), {
    method,
    credentials: "same-origin",
    headers,
    body,
  });
}

function urlFor(endpoint: Endpoint, input: LooseInput): URL {
  const path = endpoint.path.replaceAll(/:(\w+)/gu, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name])),
  );
  const url = new URL(path, window.location.origin);
  for (const [name, value] of definedFields(input.query)) url.searchParams.set(name, asText(value));
  return url;
}

function bodyFor(endpoint: Endpoint, input: LooseInput): string | FormData | null {
  if (endpoint.file === undefined) return input.body ? JSON.stringify(input.body) : null;
  const form = new FormData();
  for (const [name, value] of definedFields(input.body)) form.set(name, asText(value));
  if (input.file) form.set(endpoint.file, input.file);
  return form;
}

const definedFields = (fields: Fields = {}) =>
  Object.entries(fields).filter(([, value]) => value !== undefined);

const asText = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));

/** Timeouts in milliseconds. The tutor may take long over a write; a read may not. */
const timeouts = { read: 20_000, write: 150_000 };

/**
 * Runs the work with a timeout. The signal that the work gets is aborted by the timeout or by the caller's own signal;
 * a broken connection is thrown as `ApiError`.
 */
export async function withTimeout<Value>(
  { method }: Endpoint,
  { signal, earlyEnd }: Pick<CallOptions, "signal" | "earlyEnd">,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  signal?.throwIfAborted();
  const controller = new AbortController();
  const stop = () => controller.abort();
  const deadline = setTimeout(stop, method === "GET" ? timeouts.read : timeouts.write);
  signal?.addEventListener("abort", stop);
  void earlyEnd?.then(stop);
  try {
    return await work(controller.signal);
  } catch (error) {
    throw signal?.aborted ? error : toApiError(error, controller.signal);
  } finally {
    clearTimeout(deadline);
    signal?.removeEventListener("abort", stop);
  }
}

function toApiError(error: unknown, { aborted }: AbortSignal): ApiError {
  if (error instanceof ApiError) return error;
  return aborted ? timeoutError(error) : connectionError(error);
}

/** The response, parsed at the boundary. */
export function parseResponse<Response extends z.ZodMiniType>(
  schema: Response,
  status: number,
  text: string,
): z.output<Response> {
  try {
    const answer = schema.parse(status === 204 ? undefined : JSON.parse(text));
    reportNewBadges(answer);
    return answer;
  } catch (error) {
    throw unreadableResponse(status, text, error);
  }
}
