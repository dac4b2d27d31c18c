import { http, HttpResponse, type HttpHandler } from "msw";
import { z } from "zod/mini";
import { answerDelta, type AnswerDelta } from "#shared/contracts/answer.ts";
import { problemMediaType, type Problem } from "#shared/contracts/problem.ts";
import type { Endpoint } from "#shared/http/endpoint.ts";

type Call = (request: Request) => void | Promise<void>;

/** Answers a call through the schema of its contract, so that a mock can't differ from the server. */
export function answer<Contract extends Endpoint>(
  endpoint: Contract,
  value: z.output<Contract["response"]>,
  onCall: Call = () => undefined,
): HttpHandler {
  return answerBy(endpoint, async (request) => {
    await onCall(request);
    return value;
  });
}

/** The same, for responses that depend on the request. */
export function answerBy<Contract extends Endpoint>(
  endpoint: Contract,
  valueFor: (
    request: Request,
  ) => z.output<Contract["response"]> | Promise<z.output<Contract["response"]>>,
): HttpHandler {
  return handle(endpoint, async ({ request }) => {
    const value = await valueFor(request);
    if (endpoint.status === 204) return new HttpResponse(null, { status: 204 });
    const body: unknown = z.encode(endpoint.response, value);
    return new HttpResponse(JSON.stringify(body), {
      status: endpoint.status,
      headers: { "Content-Type": "application/json" },
    });
  });
}

/** Refuses a call as the server does, with a problem document. */
export function refuse(
  endpoint: Endpoint,
  status: number,
  problem: Partial<Problem> = {},
): HttpHandler {
  const body = problemWith({ status, ...problem });
  return handle(
    endpoint,
    () =>
      new HttpResponse(JSON.stringify(body), {
        status,
        headers: { "Content-Type": problemMediaType },
      }),
  );
}

interface StreamMock<Contract extends Endpoint> {
  handler: HttpHandler;
  /** Recorded calls, the oldest first. */
  calls: Request[];
  /** Sends a part of the answer, through the schema of a delta. */
  delta: (delta: AnswerDelta) => void;
  /** Sends the comment that the server sends every 15 seconds. */
  heartbeat: () => void;
  done: (value: z.output<Contract["response"]>) => void;
  error: (problem: Partial<Problem>) => void;
  /** Breaks the connection in the middle. */
  breakOff: () => void;
  /** Whether the page closed the connection. */
  wasLeft: () => boolean;
  /** Ends the stream normally. */
  end: () => void;
}

/**
 * Answers a call with server-sent events, which the test pushes one by one after the call. A second call of the page
 * gets a new stream, to which later events are pushed.
 */
export function stream<Contract extends Endpoint>(
  endpoint: Contract,
  onCall: Call = () => undefined,
): StreamMock<Contract> {
  const bytes = new TextEncoder();
  const calls: Request[] = [];
  let wasLeft = false;
  let current: ReadableStreamDefaultController<Uint8Array> | null = null;
  const controller = () => {
    if (!current) throw new Error(`${endpoint.path} was not called, or its stream has ended`);
    return current;
  };
  const say = (text: string) => controller().enqueue(bytes.encode(text));
  const event = (name: string, data: unknown) =>
    say(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  const close = (last: (open: ReadableStreamDefaultController<Uint8Array>) => void) => {
    last(controller());
    current = null;
  };
  const handler = handle(endpoint, async ({ request }) => {
    await onCall(request);
    const body = new ReadableStream<Uint8Array>({
      start: (opened) => {
        current = opened;
        calls.push(request);
      },
      cancel: () => void (wasLeft = true),
    });
    return new HttpResponse(body, { headers: { "Content-Type": "text/event-stream" } });
  });
  return {
    handler,
    calls,
    delta: (delta) => event("delta", z.encode(answerDelta, delta)),
    heartbeat: () => say(": still here\n\n"),
    done: (value) => {
      event("done", z.encode(endpoint.response, value));
      close((open) => open.close());
    },
    error: (problem) => {
      event("error", problemWith(problem));
      close((open) => open.close());
    },
    breakOff: () => close((open) => open.error(new Error("The connection broke"))),
    wasLeft: () => wasLeft || calls.some(({ signal }) => signal.aborted),
    end: () => close((open) => open.close()),
  };
}

const problemWith = (problem: Partial<Problem>): Problem => ({
  title: "Refused",
  status: 500,
  detail: "No.",
  code: "refused",
  ...problem,
});

/** There is no answer in progress to follow. */
export function noStream(endpoint: Endpoint, onCall: Call = () => undefined): HttpHandler {
  return handle(endpoint, async ({ request }) => {
    await onCall(request);
    return new HttpResponse(null, { status: 204 });
  });
}

/** The connection drops before a response. */
export function dropConnection(endpoint: Endpoint, onCall: Call = () => undefined): HttpHandler {
  return handle(endpoint, async ({ request }) => {
    await onCall(request);
    return HttpResponse.error();
  });
}

/** The connection drops in the middle of a body. */
export function breakOff(endpoint: Endpoint): HttpHandler {
  return handle(endpoint, () => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"half":')),
      pull: (controller) => controller.error(new Error("The connection broke")),
    });
    return new HttpResponse(body);
  });
}

/** A call that never gets a response, to test loading states. */
export function neverAnswer(endpoint: Endpoint): HttpHandler {
  return handle(endpoint, () => new Promise<never>(() => undefined));
}

function handle(endpoint: Endpoint, resolver: Parameters<typeof http.get>[1]): HttpHandler {
  const method = endpoint.method.toLowerCase() as Lowercase<Endpoint["method"]>; // safe: lower case of a method
  return http[method](new URL(endpoint.path, window.location.origin).href, resolver);
}
