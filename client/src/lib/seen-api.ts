import type { z } from "zod/mini";
import type { Endpoint } from "#shared/http/endpoint.ts";
import { isOutOfReach, neverSeen } from "./api-error.ts";
import { fetchText } from "./api.ts";
import { readAnswer, requestFor, type CallInput } from "./request.ts";
import { showSeen } from "./seen-shown.ts";
import { findSeen, keepSeen } from "./seen-store.ts";

interface SeenOptions<Answer> {
  /** Whose it is; null where the call itself asks that. */
  userId: number | null;
  signal: AbortSignal;
  /** Whether an answer may be kept on the phone; all are where this is left out. */
  isKept?: (answer: Answer) => boolean;
}

/** Nobody looks at a spinner longer than this where there is something to see. */
const patienceWithSeen = 8_000;

/** Makes a call that reads; where nobody is there to answer, gives what was last seen of it on this phone. */
export async function callApiOrSeen<Contract extends Endpoint>(
  endpoint: Contract,
  input: CallInput<Contract>,
  { userId, signal, isKept = () => true }: SeenOptions<z.output<Contract["response"]>>,
): Promise<z.output<Contract["response"]>> {
  const read = (status: number, text: string) =>
    readAnswer<Contract["response"]>(endpoint.response, status, text);
  const name = nameOf(endpoint, input);
  const kept = lookFor(userId, name);
  try {
    const { status, text } = await fetchText(endpoint, input, { signal, giveUp: soon(kept) });
    const answer = read(status, text);
    if (userId !== null && isKept(answer)) void keepSeen(userId, name, text);
    showSeen(false);
    return answer;
  } catch (error) {
    if (!isOutOfReach(error)) throw error;
    const { canKeep, text } = await kept;
    const answer = text === undefined ? undefined : read(200, text);
    // Who she is, is nothing that she looks at.
    if (userId !== null) showSeen(answer !== undefined);
    if (answer === undefined) throw canKeep ? neverSeen(error) : error;
    return answer;
  }
}

/** An answer is kept under the address it came from. */
function nameOf<Contract extends Endpoint>(endpoint: Contract, input: CallInput<Contract>): string {
  const { pathname, search } = new URL(requestFor(endpoint, input, { accept: "" }).url);
  return pathname + search;
}

interface Kept {
  canKeep: boolean;
  text: string | undefined;
}

async function lookFor(userId: number | null, name: string): Promise<Kept> {
  try {
    return { canKeep: true, text: await findSeen(userId, name) };
  } catch {
    return { canKeep: false, text: undefined };
  }
}

/** Comes when there is something to show and the wait has been long enough; never otherwise. */
async function soon(kept: Promise<Kept>): Promise<void> {
  const { text } = await kept;
  await new Promise((resolve) => {
    if (text !== undefined) setTimeout(resolve, patienceWithSeen);
  });
}
