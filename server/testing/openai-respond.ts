import type { ServerResponse } from "node:http";
import { type Behaviour, type Completion, type Failure, isCompletion } from "./openai-behaviour.ts";
import { completion, type Reply, replyTo, type StreamedReply, streamed } from "./openai-replies.ts";
import type { CompletionRequest } from "./openai-request.ts";
import type { StreamSender } from "./openai-stream.ts";

/** Responds to a request as the behaviour says. */
export function behave(
  behaviour: Behaviour,
  request: CompletionRequest,
  response: ServerResponse,
  sender: StreamSender,
): void {
  if (isCompletion(behaviour)) {
    const { holdMs } = behaviour;
    const begin = () => answer(behaviour, request, response, sender);
    if (holdMs === undefined) begin();
    else setTimeout(begin, holdMs);
    return;
  }
  if (behaviour.kind === "stall") return;
  if (behaviour.kind === "status") return sendError(response, behaviour);
  if (behaviour.kind.startsWith("endless")) return pourOut(behaviour.kind, response);
  const page = behaviour.kind === "page" ? behaviour : pages[behaviour.kind];
  if (page) response.writeHead(200, { "content-type": page.type }).end(page.body);
  else breakOff(behaviour, request, response, sender);
}

/** Responses that are no reply. */
const pages: { [kind: string]: { type: string; body: string } } = {
  "not-json": { type: "text/html", body: "<h1>Welcome</h1>" },
  "no-chunk": { type: "text/event-stream", body: "data: <h1>\n\n" },
};

/** Sends at the pace of the reader (back-pressure). */
function pourOut(kind: Failure["kind"], response: ServerResponse): void {
  const isLine = kind === "endless-line";
  response.writeHead(200, { "content-type": isLine ? "text/event-stream" : "application/json" });
  response.write(isLine ? "data: " : '{"choices":"');
  const much = "x".repeat(1024 * 1024);
  const pour = () => {
    while (!response.destroyed && response.write(much));
  };
  response.on("drain", pour);
  pour();
}

function answer(
  behaviour: Completion,
  request: CompletionRequest,
  response: ServerResponse,
  sender: StreamSender,
): void {
  const reply = replyTo(request, behaviour);
  if (request.stream !== true) return sendJson(response, completion(request, reply));
  const { everyMs = 0, parts, until } = behaviour;
  const whole = streamed(request, reply, parts);
  const upTo = until ? halfOf(whole) : whole.parts.length;
  const afterwards = async () => {
    await until;
    const rest = whole.parts.slice(upTo).map((part) => part());
    // The end of the stream arrives separately, as it does from a real provider.
    response.write(rest.join("") + whole.tail, () => setTimeout(() => response.end(), endAfterMs));
  };
  sender.send(response, whole, { everyMs, upTo, afterwards: () => void afterwards() });
}

const endAfterMs = 5;

/** Begins a right reply and doesn't complete it. */
function breakOff(
  behaviour: Failure,
  request: CompletionRequest,
  response: ServerResponse,
  sender: StreamSender,
): void {
  const reply = replyTo(request, { kind: "answer" });
  const breakAfter = async () => {
    await behaviour.until;
    if (behaviour.kind.startsWith("cut")) response.destroy();
    if (behaviour.kind === "end-early") response.end();
    if (behaviour.kind === "never-done")
      response.write(whole.tail.replace(/data: \[DONE\]\n\n$/u, ""));
    if (behaviour.kind === "error-midway") {
      const error = errorBody({ status: 500, code: behaviour.code });
      response.end(`data: ${JSON.stringify(error)}\n\n`);
    }
  };
  const afterwards = () => void breakAfter();
  if (request.stream !== true) {
    const body = JSON.stringify(completion(request, reply));
    response.writeHead(200, {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(body),
    });
    response.write(body.slice(0, body.length / 2), afterwards);
    return;
  }
  const { everyMs = 0, parts, within } = behaviour;
  const begun = within === undefined ? reply : upToField(reply, within);
  const whole = streamed(request, begun, parts);
  const isAll = within !== undefined || behaviour.kind === "never-done";
  const most = isAll ? whole.parts.length : halfOf(whole);
  const upTo = behaviour.kind.endsWith("before-words") ? 0 : most;
  sender.send(response, whole, { everyMs, upTo, afterwards });
}

/** The reply up to the first characters of this field. */
function upToField(reply: Reply, field: string): Reply {
  const content = reply.content ?? "";
  const name = `"${field}":`;
  const at = content.indexOf(name);
  if (at === -1) throw new Error(`No field "${field}" is asked for`);
  return { ...reply, content: content.slice(0, at + name.length + 4) };
}

function halfOf({ parts }: StreamedReply): number {
  return Math.floor(parts.length / 2);
}

interface ErrorReply {
  status: number;
  bare?: boolean;
  body?: string;
  code?: string | undefined;
  param?: string;
  message?: string;
  retryAfter?: string;
  retryAfterMs?: string;
}

/** An error in the API's format. */
export function sendError(response: ServerResponse, error: ErrorReply): void {
  const { status, retryAfter, retryAfterMs } = error;
  if (retryAfter !== undefined) response.setHeader("retry-after", retryAfter);
  if (retryAfterMs !== undefined) response.setHeader("retry-after-ms", retryAfterMs);
  const bare = error.bare === true ? '{"detail":"Extra inputs are not permitted"}' : undefined;
  response
    .writeHead(status, { "content-type": "application/json" })
    .end(error.body ?? bare ?? JSON.stringify(errorBody(error)));
}

function errorBody({ status, code, param, message }: ErrorReply) {
  return {
    error: {
      message: message ?? `The test server was told to answer ${status}`,
      type: status >= 500 ? "server_error" : "invalid_request_error",
      param: param ?? null,
      code: code ?? null,
    },
  };
}

export function sendJson(response: ServerResponse, body: object): void {
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
}
