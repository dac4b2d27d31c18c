/** What the test server does with one request. */
export type Behaviour = Completion | Failure;

/** A whole reply of the API, whatever stands in it. */
export type Completion =
  /** Answers with this content, or with a right solution of the question asked. */
  | { kind: "answer"; json?: unknown }
  /** The content is the first half of an answer. */
  | { kind: "broken-json" }
  /** The content is whole JSON of another shape. */
  | { kind: "schema-mismatch" }
  | { kind: "refusal" }
  | { kind: "content-filter" }
  | { kind: "length-cut-off" }
  | { kind: "empty-choices" };

type Failure =
  /** Takes the request and never answers. */
  | { kind: "stall" }
  /** Sends half of a reply and never the rest. */
  | { kind: "stall-midway" }
  /** Sends half of a reply, then destroys the socket. */
  | { kind: "cut-connection" }
  /** A page of a proxy in the place of a reply. */
  | { kind: "not-json" }
  | { kind: "status"; status: number; retryAfter?: string; code?: string };

const failures: Record<Failure["kind"], true> = {
  stall: true,
  "stall-midway": true,
  "cut-connection": true,
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
  broken: { kind: "broken-json" },
  mismatch: { kind: "schema-mismatch" },
  refusal: { kind: "refusal" },
  filter: { kind: "content-filter" },
  length: { kind: "length-cut-off" },
  empty: { kind: "empty-choices" },
};

const marker = /\[(\w+)(?: x(\d+))?\]/u;

/**
 * Lets a question choose what happens to it: `[500]` fails it for ever, `[500 x2]` the first two times that it is
 * sent (a call and its retry), so that a journey in the browser can fail and try again.
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
