/** The test server's reaction to one request. */
export type Behaviour = Completion | Failure;

interface Pace {
  /** The delay before the headers, in milliseconds. */
  holdMs?: number;
  /** The number of chunks that carry the content of a stream. */
  parts?: number;
  /** Milliseconds between two chunks; 0: all of them at once. */
  everyMs?: number;
  /** Half way, the rest of the stream waits for this. */
  until?: Promise<unknown>;
}

interface Break {
  /** Breaks off within this field of the answer rather than half way. */
  within?: string;
}

interface Eyes {
  /** What the model reads in a photo; nothing by default. */
  reads?: string;
}

/** A whole reply of the API, whatever it contains. */
export type Completion = Pace &
  Eyes &
  /** Answers with this content, or with a right solution of the question. */
  (
    | { kind: "answer"; json?: unknown }
    /** The content is exactly this text. */
    | {
        kind: "text";
        text: string;
        finishReason?: "stop" | "length";
        /** Reasoning tokens, which are counted with those of the text. */
        thoughtTokens?: number;
      }
    /** A right solution in a code fence, after a sentence, without the fields that a careless model omits. */
    | { kind: "careless" }
    /** A right solution with a wrong final answer. */
    | { kind: "lie" }
    /** A right solution whose hints contain the final answer. */
    | { kind: "leak" }
    /** The content is the first half of an answer. */
    | { kind: "broken-json" }
    /** The content is complete JSON of another shape. */
    | { kind: "schema-mismatch" }
    | { kind: "refusal" }
    | { kind: "content-filter" }
    | { kind: "length-cut-off" }
    /** Half of an answer, with a finish reason that the API doesn't define. */
    | { kind: "unknown-finish" }
    /** A whole answer, with the same finish reason. */
    | { kind: "unknown-finish-whole" }
    | { kind: "tool-call" }
    | { kind: "empty-content" }
    | { kind: "empty-choices" }
  );

export type Failure = Pace &
  Break &
  /** Accepts the request and never answers. */
  (
    | { kind: "stall" }
    /** Sends its headers and nothing after them. */
    | { kind: "stall-before-words" }
    /** Sends half of a reply and never the rest. */
    | { kind: "stall-midway" }
    /** Sends its headers, then destroys the socket. */
    | { kind: "cut-before-words" }
    /** Sends half of a reply, then destroys the socket. */
    | { kind: "cut-connection" }
    /** Sends half of a reply and ends it, as a proxy does that lost its upstream. */
    | { kind: "end-early" }
    /** Sends half of a reply, then an error in place of the rest. */
    | { kind: "error-midway"; code?: string }
    /** Sends a whole reply with its finish reason, and never ends the stream. */
    | { kind: "never-done" }
    /** Sends an endless line of a stream. */
    | { kind: "endless-line" }
    /** Sends one endless JSON body. */
    | { kind: "endless-body" }
    /** Sends this text, as JSON or as the lines of a stream, with a status of success. */
    | { kind: "page"; body: string; type: "application/json" | "text/event-stream" }
    /** Sends a line that is no chunk. */
    | { kind: "no-chunk" }
    /** A proxy's HTML page in place of a reply. */
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
        /** Exactly this, in place of an error object. */
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
 * Lets a question choose the behaviour: `[500]` always fails it, `[500 x3]` fails it the first three times that it is
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

/** The question without its marker. */
export function withoutMarker(question: string): string {
  return question.replace(marker, "").trim();
}
