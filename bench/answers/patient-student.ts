import type { Agent } from "node:http";
import { askCall, followCall, hear, type CallReport, retryCall } from "./hearing.ts";
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
export interface AnswerOutcome {
  end: StreamEnd;
  /** How often the ask was sent, and how often a cut stream was resumed. */
  asks: number;
  resumptions: number;
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
  async function ask(question: Question, moments: Moments = {}): Promise<AnswerOutcome | null> {
    const counts = { asks: 0, resumptions: 0, deltas: 0 };
    let report: CallReport = { kind: "unheard", deltas: 0 };
    while (report.kind === "unheard" && counts.asks < mostCalls) {
      const call = askCall(await there(), question);
      report = await hear(call, { question, wrongs, onEvent, onBegun: moments.onBegun });
      counts.asks += 1;
      counts.deltas += report.deltas;
    }
    if (report.kind === "cut") moments.onCut?.();
    while (report.kind === "cut" && counts.resumptions < mostCalls) {
      report = await takeUpAgain(question);
      counts.resumptions += 1;
      counts.deltas += report.deltas;
    }
    const end = endOf(report);
    if (end === null) wrongs.add("an ask came to no end", `${question.token} ${report.kind}`);
    return end && { ...counts, end };
  }

  /** Follows the answer in progress; where none is, the list of messages has its outcome. */
  async function takeUpAgain(question: Question): Promise<CallReport> {
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
    eventCount: () => events,
  };
}

function endOf({ kind }: CallReport): StreamEnd | null {
  return kind === "complete" || kind === "failed" || kind === "stopped" ? kind : null;
}
