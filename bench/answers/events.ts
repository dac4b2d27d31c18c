import { type Agent, type IncomingMessage, request } from "node:http";
import { createParser } from "eventsource-parser";

export interface ServerEvent {
  name: string | undefined;
  data: string;
}

export interface EventCall {
  url: string;
  method: "GET" | "POST";
  headers: Record<string, string>;
  body?: string;
  agent: Agent;
}

/** The outcome of a call, as far as the caller can know. */
export type CallOutcome =
  /** No response arrived: whether the server accepted the call is unknown. */
  | { kind: "no-response" }
  /** The server accepted the call, and the connection broke before the end. */
  | { kind: "cut" }
  | { kind: "whole"; status: number; body: string };

/** Sends a call and reads its server-sent events while the connection lasts. Never rejects. */
export function readEvents(
  { url, method, headers, body, agent }: EventCall,
  onEvent: (event: ServerEvent) => void,
): Promise<CallOutcome> {
  return new Promise((resolve) => {
    const sent = request(url, { method, headers, agent }, (response) => {
      resolve(readResponse(response, onEvent));
    });
    sent.on("error", () => resolve({ kind: "no-response" }));
    sent.end(body);
  });
}

function readResponse(
  response: IncomingMessage,
  onEvent: (event: ServerEvent) => void,
): Promise<CallOutcome> {
  const parser = createParser({ onEvent: ({ event, data }) => onEvent({ name: event, data }) });
  let body = "";
  response.setEncoding("utf8");
  response.on("data", (text: string) => {
    if (response.headers["content-type"]?.startsWith("text/event-stream") === true) {
      parser.feed(text);
    } else body += text;
  });
  return new Promise((resolve) => {
    response.on("error", () => undefined);
    response.on("close", () => {
      const status = response.statusCode ?? 0;
      resolve(response.complete ? { kind: "whole", status, body } : { kind: "cut" });
    });
  });
}
