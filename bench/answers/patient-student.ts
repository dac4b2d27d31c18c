import type { Agent } from "node:http";
import { askCall, followCall, hear, type Heard, retryCall } from "./hearing.ts";
import type { Product } from "./product.ts";
import type { Question } from "./question.ts";
import { createSteadyCalls } from "./steady-calls.ts";
import type { StreamEnd } from "./watched-stream.ts";
import type { Wrongs } from "./wrongs.ts";

interface Dependencies {
  product: Product;
  agent: Agent;
  wrongs: Wrongs;
}

/** The end of one answer, as its student saw it. */
export interface Settled {
  end: StreamEnd;
  /** How often the ask was sent, and how often a cut stream was resumed. */
  asks: number;
  reattached: number;
  deltas: number;
}

export type PatientStudent = ReturnType<typeof createPatientStudent>;

interface Moments {
  /** The server sent the id of the answer's message. */
  onBegun?: () => void;
  /** The connection broke before the answer's end. */
  onCut?: () => void;
}

/** More calls than this for one answer mean a loop. */
const mostCalls = 40;

/** Behaves like the page: an ask without a response is sent again with its idempotency key, a cut stream is resumed. */
export function createPatientStudent({ product, agent, wrongs }: Dependencies) {
  const { messages, stop } = createSteadyCalls({ product, agent });
  let events = 0;
  const onEvent = () => {
    events += 1;
  };
  const there = async () => ({ url: await product.url(), agent });

  /** Asks, and reads until the answer has ended; null where it never did, which is an error. */
  async function ask(question: Question, moments: Moments = {}): Promise<Settled | null> {
    const settled = { asks: 0, reattached: 0, deltas: 0 };
    let heard: Heard = { kind: "unheard", deltas: 0 };
    while (heard.kind === "unheard" && settled.asks < mostCalls) {
      const call = askCall(await there(), question);
      heard = await hear(call, { question, wrongs, onEvent, onBegun: moments.onBegun });
      settled.asks += 1;
      settled.deltas += heard.deltas;
    }
    if (heard.kind === "cut") moments.onCut?.();
    while (heard.kind === "cut" && settled.reattached < mostCalls) {
      heard = await takeUpAgain(question);
      settled.reattached += 1;
      settled.deltas += heard.deltas;
    }
    const end = endOf(heard);
    if (end === null) wrongs.add("an ask came to no end", `${question.token} ${heard.kind}`);
    return end && { ...settled, end };
  }

  /** Follows the answer in progress; where none is, the list of messages has its outcome. */
  async function takeUpAgain(question: Question): Promise<Heard> {
    const heard = await hear(followCall(await there(), question), { question, wrongs, onEvent });
    if (heard.kind === "unheard") return { ...heard, kind: "cut" };
    if (heard.kind !== "nothing") return heard;
    const answer = (await messages(question)).find(({ role }) => role === "assistant");
    if (!answer) return heard;
    const { state } = answer;
    return { ...heard, kind: state === "pending" || state === "streaming" ? "cut" : state };
  }

  /** Presses Try again. */
  async function retry(question: Question, messageId: number): Promise<StreamEnd | null> {
    const call = retryCall(await there(), question, messageId);
    return endOf(await hear(call, { question, wrongs, onEvent }));
  }

  return {
    ask,
    retry,
    stop,
    messages,
    /** The number of events that all students have received so far. */
    heard: () => events,
  };
}

function endOf({ kind }: Heard): StreamEnd | null {
  return kind === "complete" || kind === "failed" || kind === "stopped" ? kind : null;
}
