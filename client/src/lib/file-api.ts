import type { Endpoint } from "#shared/http/endpoint.ts";
import { connectionLost, errorFromResponse } from "./api-error.ts";
import { requestFor, withPatience, type CallInput } from "./request.ts";

/** A body may take any time to download while bytes arrive; this is the longest gap in milliseconds. */
const longestSilence = 40_000;

/** Makes one call whose response is a file. Throws `ApiError`, also if the file breaks off. */
export async function fetchFile<Contract extends Endpoint>(
  endpoint: Contract,
  input: CallInput<Contract>,
): Promise<Blob> {
  const request = requestFor(endpoint, input, { accept: "*/*" });
  const connection = new AbortController();
  const leave = () => connection.abort();
  const response = await withPatience(endpoint, {}, (head) => {
    head.addEventListener("abort", leave);
    return fetch(request, { signal: connection.signal });
  });
  try {
    if (response.ok) return await fileIn(response, leave);
  } catch (cause) {
    throw connectionLost(cause);
  }
  throw errorFromResponse(response, await response.text());
}

/** Each chunk becomes a `Blob`, which a browser may store on disk: a file of photos is larger than a phone's memory. */
async function fileIn({ body, headers }: Response, leave: () => void): Promise<Blob> {
  const parts: Blob[] = [];
  const reader = body?.getReader();
  for (;;) {
    const silence = setTimeout(leave, longestSilence);
    const next = await reader?.read().finally(() => clearTimeout(silence));
    if (!next || next.done) return new Blob(parts, { type: headers.get("Content-Type") ?? "" });
    parts.push(new Blob([next.value]));
  }
}
