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

/** How one answer came to its end, as its student saw it. */
export interface Settled {
  end: StreamEnd;
  /** How often the ask was sent, and how often an answer that was cut off was taken up again. */
  asks: number;
  reattached: number;
  deltas: number;
}

export type PatientStudent = ReturnType<typeof createPatientStudent>;

interface Moments {
  /** The server said which message the answer will be. */
  onBegun?: () => void;
  /** The connection broke before the answer's end. */
  onCut?: () => void;
}

/** More calls than this for one answer mean that it goes round in circles. */
const mostCalls = 40;

/** Does as the page does: an ask that nobody heard is sent again with its key, an answer that was cut off is taken up again. */
export function createPatientStudent({ product, agent, wrongs }: Dependencies) {
  const { messages, stop } = createSteadyCalls({ product, agent });
  let events = 0;
  const onEvent = () => {
    events += 1;
  };
  const there = async () => ({ url: await product.url(), agent });

  /** Asks, and stays until the answer has come to an end; null where it came to none, which is wrong. */
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

  /** Follows what is in progress; where nothing is, the list of messages knows what came of it. */
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
    /** How many events all of them have heard so far. */
    heard: () => events,
  };
}

function endOf({ kind }: Heard): StreamEnd | null {
  return kind === "complete" || kind === "failed" || kind === "stopped" ? kind : null;
}
