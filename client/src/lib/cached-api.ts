import type { z } from "zod/mini";
import type { Endpoint } from "#shared/http/endpoint.ts";
import { isOutOfReach, notInCache } from "./api-error.ts";
import { fetchText } from "./api.ts";
import { readAnswer, requestFor, type CallInput } from "./request.ts";
import { setCacheShown } from "./cache-shown.ts";
import { readFromCache, writeToCache } from "./offline-cache.ts";

interface CacheOptions<Answer> {
  /** Owner of the response; null for the call that asks who is signed in. */
  userId: number | null;
  signal: AbortSignal;
  /** Whether a response may be cached; all may if this is absent. */
  isCacheable?: (answer: Answer) => boolean;
}

/** Milliseconds after which a cached response is shown instead of a spinner. */
const patienceWithCache = 8_000;

/** Makes a call that reads; if the server can't be reached, returns this phone's cached response. */
export async function callApiOrCache<Contract extends Endpoint>(
  endpoint: Contract,
  input: CallInput<Contract>,
  { userId, signal, isCacheable = () => true }: CacheOptions<z.output<Contract["response"]>>,
): Promise<z.output<Contract["response"]>> {
  const read = (status: number, text: string) =>
    readAnswer<Contract["response"]>(endpoint.response, status, text);
  const name = nameOf(endpoint, input);
  const cached = lookFor(userId, name);
  try {
    const { status, text } = await fetchText(endpoint, input, { signal, giveUp: soon(cached) });
    const answer = read(status, text);
    if (userId !== null && isCacheable(answer)) void writeToCache(userId, name, text);
    setCacheShown(false);
    return answer;
  } catch (error) {
    if (!isOutOfReach(error)) throw error;
    const { canStore, text } = await cached;
    const answer = text === undefined ? undefined : read(200, text);
    // The identity of the student is not content that is shown.
    if (userId !== null) setCacheShown(answer !== undefined);
    if (answer === undefined) throw canStore ? notInCache(error) : error;
    return answer;
  }
}

/** The cache key of a response is the address it came from. */
function nameOf<Contract extends Endpoint>(endpoint: Contract, input: CallInput<Contract>): string {
  const { pathname, search } = new URL(requestFor(endpoint, input, { accept: "" }).url);
  return pathname + search;
}

interface Lookup {
  canStore: boolean;
  text: string | undefined;
}

async function lookFor(userId: number | null, name: string): Promise<Lookup> {
  try {
    return { canStore: true, text: await readFromCache(userId, name) };
  } catch {
    return { canStore: false, text: undefined };
  }
}

/** Resolves once there is a cached response and the wait has been long enough; never otherwise. */
async function soon(cached: Promise<Lookup>): Promise<void> {
  const { text } = await cached;
  await new Promise((resolve) => {
    if (text !== undefined) setTimeout(resolve, patienceWithCache);
  });
}
