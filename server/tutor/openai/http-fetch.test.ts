import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { gate } from "../../testing/openai-asking.ts";
import { EventResponse, httpFetch } from "./http-fetch.ts";

const post = { method: "POST", headers: { "X-Name": "Asha" }, body: "नमस्ते" };

/** The address of a server that answers everything in one way. */
async function serverThat(answers: RequestListener): Promise<string> {
  const server = createServer(answers).listen(0, "127.0.0.1");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // safe: it listens on a port
  return `http://127.0.0.1:${port}/`;
}

test("what is asked arrives whole, with its headers", async () => {
  const url = await serverThat((req, res) => {
    void text(req).then((body) => res.end([req.method, req.headers["x-name"], body].join(" ")));
  });
  expect(await (await httpFetch(url, post)).text()).toBe("POST Asha नमस्ते");
});

test("events are delivered as they arrive, and anything else is an ordinary response", async () => {
  const events = await serverThat((_req, res) => {
    res.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" }).end("data: 1\n\n");
  });
  const response = await httpFetch(events, post);
  if (!(response instanceof EventResponse)) throw new Error("no stream of events");
  expect(await text(response.events)).toBe("data: 1\n\n");

  const refusal = await serverThat((_req, res) => {
    res.writeHead(429, { "content-type": "application/json", "retry-after": "3" });
    res.end('{"error":"slowly"}');
  });
  const refused = await httpFetch(refusal, post);
  expect(refused).toMatchObject({ status: 429, ok: false });
  expect(refused.headers.get("retry-after")).toBe("3");
  expect(await refused.json()).toEqual({ error: { message: "slowly" } });
});

test("a response without a body is read as one", async () => {
  const url = await serverThat((_req, res) => res.writeHead(204).end());
  expect(await (await httpFetch(url, post)).text()).toBe("");
});

test("an invalid status, and a port where nothing listens, are failures", async () => {
  const liar = await serverThat((_req, res) => res.writeHead(999).end());
  await expect(httpFetch(liar, post)).rejects.toThrow(/status/u);
  await expect(httpFetch("http://127.0.0.1:1/", post)).rejects.toThrow(/ECONNREFUSED/u);
});

test("an abort before the response rejects, and reaches the server", async () => {
  const stop = new AbortController();
  const { opened: left, open: onLeft } = gate();
  const url = await serverThat((req) => {
    req.on("close", onLeft);
    stop.abort();
  });
  await expect(httpFetch(url, { ...post, signal: stop.signal })).rejects.toThrow(/abort/iu);
  await left;
});
