import type { z } from "zod/mini";
import type { Endpoint } from "#shared/http/endpoint.ts";
import { errorFromResponse } from "./api-error.ts";
import {
  parseResponse,
  requestFor,
  withTimeout,
  type CallInput,
  type CallOptions,
} from "./request.ts";

/** Makes one call according to its contract. Throws `ApiError`, or the abort of the caller's own signal. */
export async function callApi<Contract extends Endpoint>(
  endpoint: Contract,
  input: CallInput<Contract>,
  options: CallOptions = {},
): Promise<z.output<Contract["response"]>> {
  const { status, text } = await fetchText(endpoint, input, options);
  return parseResponse<Contract["response"]>(endpoint.response, status, text);
}

/** The same, but returns the response text unparsed. */
export async function fetchText<Contract extends Endpoint>(
  endpoint: Contract,
  input: CallInput<Contract>,
  options: CallOptions,
): Promise<{ status: number; text: string }> {
  const request = requestFor(endpoint, input, { ...options, accept: "application/json" });
  // Head and body are awaited together, because the connection can drop between the two.
  const { response, text } = await withTimeout(endpoint, options, async (signal) => {
    const response = await fetch(request, { signal });
    return { response, text: await response.text() };
  });
  if (!response.ok) throw errorFromResponse(response, text);
  return { status: response.status, text };
}
