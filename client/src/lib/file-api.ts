import type { Endpoint } from "#shared/http/endpoint.ts";
import { connectionError, errorFromResponse } from "./api-error.ts";
import { requestFor, withTimeout, type CallInput } from "./request.ts";

/** A body may take any time to download while bytes arrive; this is the longest gap in milliseconds. */
const silenceTimeoutMs = 40_000;

/** Makes one call whose response is a file. Throws `ApiError`, also if the file breaks off. */
export async function fetchFile<Contract extends Endpoint>(
  endpoint: Contract,
  input: CallInput<Contract>,
): Promise<Blob> {
  const request = requestFor(endpoint, input, { accept: "*/*" });
  const connection = new AbortController();
  const disconnect = () => connection.abort();
  const response = await withTimeout(endpoint, {}, (head) => {
    head.addEventListener("abort", disconnect);
    return fetch(request, { signal: connection.signal });
  });
  try {
    if (response.ok) return await readBlob(response, disconnect);
  } catch (cause) {
    throw connectionError(cause);
  }
  throw errorFromResponse(response, await response.text());
}

/** Each chunk becomes a `Blob`, which a browser may store on disk: a file of photos is larger than a phone's memory. */
async function readBlob({ body, headers }: Response, disconnect: () => void): Promise<Blob> {
  const parts: Blob[] = [];
  const reader = body?.getReader();
  for (;;) {
    const silence = setTimeout(disconnect, silenceTimeoutMs);
    const next = await reader?.read().finally(() => clearTimeout(silence));
    if (!next || next.done) return new Blob(parts, { type: headers.get("Content-Type") ?? "" });
    parts.push(new Blob([next.value]));
  }
}
