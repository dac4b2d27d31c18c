import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { homeworkAsk, stream } from "../answers/asking.ts";
import type { Latencies } from "./latencies.ts";

export type Browser = ReturnType<typeof createBrowser>;

/** As many connections as a browser opens to one site. */
const mostConnections = 6;

/** Loopback addresses, one per student, so that limits by address apply as in production. */
const addressOf = (index: number) => `127.1.${Math.floor(index / 250)}.${1 + (index % 250)}`;

/** One student's browser: its connections, its cookie, and the time of every call. */
export function createBrowser(index: number, url: string, latencies: Latencies) {
  const localAddress = addressOf(index);
  const agent = new Agent({ keepAlive: true, maxSockets: mostConnections, localAddress });
  let cookie = "";

  /** Makes a call. Null where it failed, which is counted. */
  async function call(
    name: string,
    [method, path]: readonly [method: "GET" | "POST" | "PUT", path: string],
    content?: object,
  ): Promise<unknown> {
    const startedAt = performance.now();
    try {
      const { status, body, set } = await send(
        { url: `${url}${path}`, method, cookie, agent },
        content,
      );
      cookie = set ?? cookie;
      if (status >= 400) {
        latencies.fail(name, `${status} ${body.slice(0, 120)}`);
        return null;
      }
      latencies.add(name, performance.now() - startedAt);
      return body === "" ? {} : JSON.parse(body);
    } catch (error) {
      latencies.fail(name, String(error));
      return null;
    }
  }

  /** Asks, and reads the streamed answer. Returns its message; null where none came. */
  async function ask(question: string, conversationId: number): Promise<number | null> {
    const key = randomUUID();
    const asking = homeworkAsk(
      { url, student: { cookie }, agent },
      { question, conversationId, key },
    );
    const startedAt = performance.now();
    try {
      const { status, firstMs, last } = await stream(asking);
      if (status !== 200 || last?.event !== "done") {
        latencies.fail("ask", `${status} ${last?.data.slice(0, 120)}`);
        return null;
      }
      if (firstMs !== null) latencies.add("ask, first words", firstMs);
      latencies.add("ask, whole answer", performance.now() - startedAt);
      const { message } = JSON.parse(last.data) as { message: { id: number } }; // safe: our own contract
      return message.id;
    } catch (error) {
      latencies.fail("ask", String(error));
      return null;
    }
  }

  return { call, ask, close: () => agent.destroy() };
}

interface Call {
  url: string;
  method: string;
  cookie: string;
  agent: Agent;
}

/** Sends a call as JSON. `set`: the cookie that the response sets. */
function send({ url, method, cookie, agent }: Call, content?: object) {
  const body = content && JSON.stringify(content);
  const headers = { cookie, ...(body !== undefined && { "content-type": "application/json" }) };
  return new Promise<{ status: number; body: string; set: string | undefined }>(
    (resolve, reject) => {
      const call = request(url, { method, headers, agent }, (response) => {
        const set = response.headers["set-cookie"]?.[0]?.split(";", 1)[0];
        let text = "";
        response.setEncoding("utf8");
        response.on("data", (chunk: string) => (text += chunk));
        response.on("end", () => resolve({ status: response.statusCode ?? 0, body: text, set }));
        response.on("error", reject);
      });
      call.on("error", reject);
      call.end(body);
    },
  );
}
