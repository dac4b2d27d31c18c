import { Agent, request } from "node:http";
import { createParser } from "eventsource-parser";

/**
 * Below the eight streams that a student may have open (server/http/mount-answer.ts): a stream that has ended counts
 * for a moment longer.
 */
export const streamsPerStudent = 4;

/** All connections of one measurement; each stream has its own, like each student's browser. */
export function connections(): Agent {
  return new Agent({ keepAlive: true, maxSockets: 1000 });
}

export interface Student {
  cookie: string;
}

export async function signUp(url: string, phone: number): Promise<Student> {
  const response = await fetch(`${url}/api/register`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ name: "Asha", phone: String(phone), password: "secret1", grade: 8 }),
  });
  if (response.status !== 201) throw new Error(`sign-up: ${await response.text()}`);
  return { cookie: response.headers.getSetCookie()[0]?.split(";")[0] ?? "" };
}

export async function startConversation(url: string, { cookie }: Student): Promise<number> {
  const response = await fetch(`${url}/api/conversations`, {
    method: "POST",
    headers: { "Content-Type": "application/json", cookie },
    body: JSON.stringify({ type: "homework" }),
  });
  const { id } = (await response.json()) as { id: number }; // safe: our own contract
  return id;
}

export interface StreamResult {
  status: number;
  /** Milliseconds from the ask to the first event with the awaited content; null where none came. */
  firstMs: number | null;
  last: { event: string | undefined; data: string } | null;
}

interface Call {
  url: string;
  headers: Record<string, string>;
  body: string;
  agent: Agent;
  /** Whether an event, with all earlier ones, completes the first part. */
  isFirst: (event: string | undefined, data: string) => boolean;
}

/** Sends a call and reads its server-sent events to their end. */
export function stream({ url, headers, body, agent, isFirst }: Call): Promise<StreamResult> {
  return new Promise((resolve, reject) => {
    const askedAt = performance.now();
    let last: StreamResult["last"] = null;
    let firstMs: number | null = null;
    const call = request(url, { method: "POST", headers, agent }, (response) => {
      const parser = createParser({
        onEvent: ({ event, data }) => {
          last = { event, data };
          if (firstMs === null && isFirst(event, data)) firstMs = performance.now() - askedAt;
        },
      });
      response.setEncoding("utf8");
      response.on("data", (text: string) => parser.feed(text));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, firstMs, last }));
      response.on("error", reject);
    });
    call.on("error", reject);
    call.end(body);
  });
}

/** A homework ask, as a form without a photo. */
export function homeworkAsk(
  { url, student, agent }: { url: string; student: Student; agent: Agent },
  { question, conversationId, key }: { question: string; conversationId: number; key: string },
): Call {
  const boundary = "----measured";
  const part = (name: string, value: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  return {
    url: `${url}/api/homework/ask`,
    headers: {
      accept: "text/event-stream",
      cookie: student.cookie,
      "content-type": `multipart/form-data; boundary=${boundary}`,
      "idempotency-key": key,
    },
    body: `${part("question", question)}${part("conversationId", String(conversationId))}--${boundary}--\r\n`,
    agent,
    isFirst: (event, data) => event === "delta" && /"aiResponse":\{"/u.test(data),
  };
}
