/** What the test server does with one request. */
export type Behaviour = Completion | Failure;

interface Pace {
  /** Before its headers. */
  holdMs?: number;
  /** In how many parts a stream brings the content. */
  parts?: number;
  /** Between two parts; 0: all of them at once. */
  everyMs?: number;
  /** Half way, what follows waits for this. */
  until?: Promise<unknown>;
}

interface Break {
  /** Breaks off within this field of the answer rather than half way. */
  within?: string;
}

interface Eyes {
  /** What the model reads in a photo; nothing where it is left out. */
  reads?: string;
}

/** A whole reply of the API, whatever stands in it. */
export type Completion = Pace &
  Eyes &
  /** Answers with this content, or with a right solution of the question asked. */
  (
    | { kind: "answer"; json?: unknown }
    /** The content is exactly this text. */
    | {
        kind: "text";
        text: string;
        finishReason?: "stop" | "length";
        /** Tokens of thinking that nobody sees, counted with those of the text. */
        thoughtTokens?: number;
      }
    /** A right solution between fences, with a sentence before it and without what a careless model leaves out. */
    | { kind: "careless" }
    /** A right solution but for its final answer. */
    | { kind: "lie" }
    /** A right solution whose hints hold the final answer. */
    | { kind: "leak" }
    /** The content is the first half of an answer. */
    | { kind: "broken-json" }
    /** The content is whole JSON of another shape. */
    | { kind: "schema-mismatch" }
    | { kind: "refusal" }
    | { kind: "content-filter" }
    | { kind: "length-cut-off" }
    /** Half of an answer, and a finish reason that the API doesn't know. */
    | { kind: "unknown-finish" }
    /** A whole answer, and the same reason. */
    | { kind: "unknown-finish-whole" }
    | { kind: "tool-call" }
    | { kind: "empty-content" }
    | { kind: "empty-choices" }
  );

export type Failure = Pace &
  Break &
  /** Takes the request and never answers. */
  (
    | { kind: "stall" }
    /** Sends its headers and never a word. */
    | { kind: "stall-before-words" }
    /** Sends half of a reply and never the rest. */
    | { kind: "stall-midway" }
    /** Sends its headers, then destroys the socket. */
    | { kind: "cut-before-words" }
    /** Sends half of a reply, then destroys the socket. */
    | { kind: "cut-connection" }
    /** Sends half of a reply and ends it there, as a proxy does that lost its source. */
    | { kind: "end-early" }
    /** Sends half of a reply, then an error in the place of the rest. */
    | { kind: "error-midway"; code?: string }
    /** Sends a whole reply with its reason to stop, and never the end of the stream. */
    | { kind: "never-done" }
    /** Sends a line of a stream that has no end. */
    | { kind: "endless-line" }
    /** Sends one JSON body that has no end. */
    | { kind: "endless-body" }
    /** Sends this, as JSON or as the lines of a stream, under the status of a success. */
    | { kind: "page"; body: string; type: "application/json" | "text/event-stream" }
    /** Sends a line that is no chunk. */
    | { kind: "no-chunk" }
    /** A page of a proxy in the place of a reply. */
    | { kind: "not-json" }
    | {
        kind: "status";
        status: number;
        retryAfter?: string;
        retryAfterMs?: string;
        code?: string;
        message?: string;
        /** Without an error object, as servers do that are not OpenAI's. */
        bare?: boolean;
        /** Exactly this, in the place of an error object. */
        body?: string;
      }
  );

const failures: Record<Failure["kind"], true> = {
  stall: true,
  "stall-before-words": true,
  "stall-midway": true,
  "cut-before-words": true,
  "cut-connection": true,
  "end-early": true,
  "error-midway": true,
  "never-done": true,
  "endless-line": true,
  "endless-body": true,
  page: true,
  "no-chunk": true,
  "not-json": true,
  status: true,
};

export function isCompletion(behaviour: Behaviour): behaviour is Completion {
  return !(behaviour.kind in failures);
}

const markers: Record<string, Behaviour> = {
  stall: { kind: "stall" },
  midway: { kind: "stall-midway" },
  "429": { kind: "status", status: 429, retryAfter: "1" },
  "500": { kind: "status", status: 500 },
  "401": { kind: "status", status: 401, code: "invalid_api_key" },
  cut: { kind: "cut-connection" },
  ended: { kind: "end-early" },
  error: { kind: "error-midway" },
  broken: { kind: "broken-json" },
  mismatch: { kind: "schema-mismatch" },
  refusal: { kind: "refusal" },
  filter: { kind: "content-filter" },
  length: { kind: "length-cut-off" },
  unknown: { kind: "unknown-finish" },
  empty: { kind: "empty-choices" },
  slow: { kind: "answer", parts: 200, everyMs: 20 },
  lie: { kind: "lie" },
  leak: { kind: "leak" },
};

const marker = /\[(\w+)(?: x(\d+))?\]/u;

/**
 * Lets a question choose what happens to it: `[500]` fails it for ever, `[500 x3]` the first three times that it is
 * sent (a call and its retries), so that a journey in the browser can fail and try again.
 */
export function behaviourByMarker(): (question: string) => Behaviour | undefined {
  const seen = new Map<string, number>();
  return (question) => {
    const [, name = "", times] = marker.exec(question) ?? [];
    const count = (seen.get(question) ?? 0) + 1;
    seen.set(question, count);
    return times !== undefined && count > Number(times) ? undefined : markers[name];
  };
}

/** The question as it would be without its marker. */
export function withoutMarker(question: string): string {
  return question.replace(marker, "").trim();
}
