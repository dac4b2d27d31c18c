import { http, HttpResponse, type HttpHandler } from "msw";
import { z } from "zod";
import { problemMediaType, type Problem } from "#shared/contracts/problem.ts";
import type { Endpoint } from "#shared/http/endpoint.ts";

type Call = (request: Request) => void | Promise<void>;

/** Answers a call as its contract says, through the contract's own schema, so that a mock can't drift from the server. */
export function answer<Contract extends Endpoint>(
  endpoint: Contract,
  value: z.output<Contract["response"]>,
  onCall: Call = () => undefined,
): HttpHandler {
  return handle(endpoint, async ({ request }) => {
    await onCall(request);
    if (endpoint.status === 204) return new HttpResponse(null, { status: 204 });
    const body: unknown = z.encode(endpoint.response, value);
    return new HttpResponse(JSON.stringify(body), {
      status: endpoint.status,
      headers: { "Content-Type": "application/json" },
    });
  });
}

/** Refuses a call as the server does: with a problem. */
export function refuse(
  endpoint: Endpoint,
  status: number,
  problem: Partial<Problem> = {},
): HttpHandler {
  const body: Problem = { title: "Refused", status, detail: "No.", code: "refused", ...problem };
  return handle(
    endpoint,
    () =>
      new HttpResponse(JSON.stringify(body), {
        status,
        headers: { "Content-Type": problemMediaType },
      }),
  );
}

/** The connection drops before an answer. */
export function dropConnection(endpoint: Endpoint): HttpHandler {
  return handle(endpoint, () => HttpResponse.error());
}

/** A call that is never answered, for what a page shows while it waits. */
export function neverAnswer(endpoint: Endpoint): HttpHandler {
  return handle(endpoint, () => new Promise<never>(() => undefined));
}

function handle(endpoint: Endpoint, resolver: Parameters<typeof http.get>[1]): HttpHandler {
  const method = endpoint.method.toLowerCase() as Lowercase<Endpoint["method"]>; // safe: lower case of a method
  return http[method](new URL(endpoint.path, window.location.origin).href, resolver);
}
