import type { CallOutcome } from "../answers/events.ts";
import type { Question } from "../answers/question.ts";
import type { StreamEnd } from "../answers/watched-stream.ts";
import type { Wrongs } from "../answers/wrongs.ts";

/** One question as its client knows it. */
export interface AskedQuestion {
  question: Question;
  /** The server sent the id of its answer's message: from here on it must not be lost. */
  isAccepted: boolean;
  /** The final state that its student was sent last; null: none yet. */
  end: StreamEnd | null;
}

/** What the clients saw in one section of the run. */
export interface Counts {
  asked: number;
  accepted: number;
  complete: number;
  /** Answers that ended with an error message instead; each is retried. */
  failed: number;
  /** Responses of 500 and above. */
  refusals: number;
  /** Connections that broke before a response. */
  unheard: number;
  /** Streams that broke off, and were resumed. */
  cut: number;
}

export type Tally = ReturnType<typeof createTally>;

/** Counts what the clients see, and checks every response of 500 and above. */
export function createTally(wrongs: Wrongs) {
  let counts = nothing();
  const questions: AskedQuestion[] = [];
  return {
    questions,
    add: (name: keyof Counts) => {
      counts[name] += 1;
    },
    /** The counts since the last call. */
    take: (): Counts => {
      const taken = counts;
      counts = nothing();
      return taken;
    },
    judge: (call: string, outcome: CallOutcome) => {
      if (outcome.kind === "no-response") counts.unheard += 1;
      if (outcome.kind !== "whole" || outcome.status < 400) return;
      if (outcome.status >= 500) counts.refusals += 1;
      if (!hasSentence(outcome.body)) wrongs.add(`${outcome.status} without a sentence`, call);
      const isPassing = outcome.status >= 500 || outcome.status === 429;
      if (!isPassing) wrongs.add(`refused with ${outcome.status}`, `${call} ${outcome.body}`);
    },
  };
}

const nothing = (): Counts => ({
  asked: 0,
  accepted: 0,
  complete: 0,
  failed: 0,
  refusals: 0,
  unheard: 0,
  cut: 0,
});

/** A problem's detail, or the plain text of a proxy. */
function hasSentence(body: string): boolean {
  return /[a-z]{2,}.*\w[.!]\s*$/iu.test(detailIn(body));
}

function detailIn(body: string): string {
  try {
    const { detail } = JSON.parse(body) as { detail?: unknown }; // safe: looked at below
    return typeof detail === "string" ? detail : "";
  } catch {
    return body;
  }
}
