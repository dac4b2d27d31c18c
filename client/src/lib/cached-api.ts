import type { z } from "zod/mini";
import type { Endpoint } from "#shared/http/endpoint.ts";
import { isUnreachable, cacheMiss } from "./api-error.ts";
import { fetchText } from "./api.ts";
import { parseResponse, requestFor, type CallInput } from "./request.ts";
import { setCacheUsed } from "./cache-use.ts";
import { readFromCache, writeToCache } from "./offline-cache.ts";

interface CacheOptions<Answer> {
  /** Owner of the response; null for the call that asks who is signed in. */
  userId: number | null;
  signal: AbortSignal;
  /** Whether a response may be cached; all may if this is absent. */
  isCacheable?: (answer: Answer) => boolean;
}

/** Milliseconds after which a cached response is shown instead of a spinner. */
const cacheFallbackMs = 8_000;

/** Makes a call that reads; if the server can't be reached, returns this phone's cached response. */
export async function callApiOrCache<Contract extends Endpoint>(
  endpoint: Contract,
  input: CallInput<Contract>,
  { userId, signal, isCacheable = () => true }: CacheOptions<z.output<Contract["response"]>>,
): Promise<z.output<Contract["response"]>> {
  const parse = (status: number, text: string) =>
    parseResponse<Contract["response"]>(endpoint.response, status, text);
  const name = cacheKeyOf(endpoint, input);
  const entry = lookUp(userId, name);
  try {
    const { status, text } = await fetchText(endpoint, input, {
      signal,
      earlyEnd: waitForCached(entry),
    });
    const answer = parse(status, text);
    if (userId !== null && isCacheable(answer)) void writeToCache(userId, name, text);
    setCacheUsed(false);
    return answer;
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    const { canStore, text } = await entry;
    const answer = text === undefined ? undefined : parse(200, text);
    // The identity of the student is not content that is shown.
    if (userId !== null) setCacheUsed(answer !== undefined);
    if (answer === undefined) throw canStore ? cacheMiss(error) : error;
    return answer;
  }
}

/** The cache key of a response is the address it came from. */
function cacheKeyOf<Contract extends Endpoint>(
  endpoint: Contract,
  input: CallInput<Contract>,
): string {
  const { pathname, search } = new URL(requestFor(endpoint, input, { accept: "" }).url);
  return pathname + search;
}

interface Lookup {
  canStore: boolean;
  text: string | undefined;
}

async function lookUp(userId: number | null, name: string): Promise<Lookup> {
  try {
    return { canStore: true, text: await readFromCache(userId, name) };
  } catch {
    return { canStore: false, text: undefined };
  }
}

/** Resolves once there is a cached response and the wait has been long enough; never otherwise. */
async function waitForCached(cached: Promise<Lookup>): Promise<void> {
  const { text } = await cached;
  await new Promise((resolve) => {
    if (text !== undefined) setTimeout(resolve, cacheFallbackMs);
  });
}
