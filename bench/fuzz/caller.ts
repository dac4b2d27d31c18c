import type { Resolve } from "./memory.ts";
import type { DrawnCall } from "./requests.ts";
import { newAddress } from "./sign-in.ts";
import type { Student } from "./student.ts";

export interface CallResponse {
  status: number;
  type: string;
  retryAfter: string | null;
  text: string;
  ms: number;
}

const patienceMs = 20_000;

/** A user who calls. */
export interface Caller {
  call: (request: DrawnCall) => Promise<CallResponse>;
}

/** @param begin creates the student, and signs her in again after her session has ended. */
export function createCaller(
  url: string,
  begin: (before: Student | undefined) => Promise<Student>,
): Caller {
  let current: Promise<Student> | undefined;

  function start(before: Student | undefined): Promise<Student> {
    const starting = begin(before);
    starting.catch(() => (current = undefined));
    current = starting;
    return starting;
  }

  async function call(request: DrawnCall): Promise<CallResponse> {
    const student = await (current ?? start(undefined));
    const { answer, sent } = await send(url, request, student);
    if (answer.status === 401 && (await current) === student) await start(student);
    if (answer.status < 300 && answer.type.startsWith("application/json"))
      student.memory.learn(request.call.path, sent, JSON.parse(answer.text));
    return answer;
  }

  return { call };
}

async function send(
  url: string,
  request: DrawnCall,
  { cookie, memory }: Student,
): Promise<{ answer: CallResponse; sent: unknown }> {
  const resolve = memory.resolverOf(request);
  const { body, headers, sent } = bodyOf(request, resolve);
  const began = performance.now();
  const response = await fetch(`${url}${addressOf(request, resolve)}`, {
    method: request.call.method,
    headers: {
      ...newAddress(),
      ...headers,
      ...(cookie !== "" && { cookie }),
      ...(request.key !== undefined && { "Idempotency-Key": request.key }),
      ...(request.wantsEvents && { Accept: "text/event-stream" }),
    },
    ...(body !== undefined && { body }),
    signal: AbortSignal.timeout(patienceMs),
  });
  const text = await response.text();
  const answer = {
    status: response.status,
    type: response.headers.get("content-type") ?? "",
    retryAfter: response.headers.get("retry-after"),
    text,
    ms: performance.now() - began,
  };
  return { answer, sent };
}

function addressOf({ call, params, query }: DrawnCall, resolve: Resolve): string {
  const path = call.path.replaceAll(/\{(\w+)\}/gu, (_all, name: string) =>
    encodeURIComponent(asText(resolve(params[name]))),
  );
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, asText(resolve(value))]),
  );
  return search.size > 0 ? `${path}?${search.toString()}` : path;
}

/** Lone surrogates can't be encoded in a URL. */
function asText(value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify(value ?? null);
  return text.replaceAll(/\p{Surrogate}/gu, "\uFFFD");
}

function bodyOf({ body }: DrawnCall, resolve: Resolve) {
  if (body.kind === "none") return { headers: {}, body: undefined, sent: undefined };
  if (body.kind === "raw") {
    const headers = body.type === "" ? {} : { "Content-Type": body.type };
    return { headers, body: body.text, sent: undefined };
  }
  if (body.kind === "json") {
    const sent = resolve(body.value);
    return { headers: { "Content-Type": "application/json" }, body: JSON.stringify(sent), sent };
  }
  const sent = Object.fromEntries(
    Object.entries(body.fields).map(([name, value]) => [name, asText(resolve(value))]),
  );
  const form = new FormData();
  for (const [name, value] of Object.entries(sent)) form.append(name, value);
  if (body.file) form.append("image", new Blob([body.file]), "photo.jpg");
  return { headers: {}, body: form, sent };
}
