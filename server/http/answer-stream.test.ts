import { EventEmitter, once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { AiResponsePart } from "#shared/contracts/answer.ts";
import { answerResponse, type AnswerResponse } from "#shared/contracts/messages.ts";
import { endpoint } from "#shared/http/endpoint.ts";
import { createParser, type EventSourceMessage } from "eventsource-parser";
import express, { type Response } from "express";
import { expect, onTestFinished, test, vi } from "vitest";
import { ProductError } from "../errors.ts";
import { createPartFeed, withResolvers } from "../features/answers/live-answer.ts";
import { createLogger } from "../logger.ts";
import { presentDeclined } from "../tutor/present/present.ts";
import { sendAnswerStream } from "./answer-stream.ts";
import { errorHandlers, problemFor } from "./error-handler.ts";
import { mountAnswer } from "./mount-answer.ts";

const ask = endpoint({
  method: "POST",
  path: "/api/ask",
  access: "public",
  summary: "An ask for tests.",
  response: answerResponse,
  streams: true,
});

const answer: AnswerResponse = {
  aiResponse: presentDeclined({ sentence: "It is this." }, { engine: "built-in" }),
  message: { id: 7 },
};

/** An answer that the test controls, served by its own server. */
async function givenServer(refuse?: ProductError) {
  const feed = createPartFeed();
  const { promise, resolve, reject } = withResolvers<AnswerResponse>();
  promise.catch(() => undefined);
  const calls = new EventEmitter();
  const router = express.Router();
  mountAnswer(router, ask, async () => {
    if (refuse) throw refuse;
    calls.emit("asked");
    return { messageId: 7, listen: feed.listen, result: promise };
  });
  const app = express().use(
    router,
    errorHandlers({ logger: createLogger("silent"), pseudonymOf: () => "somebody" }),
  );
  const server = createServer(app).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo; // safe: it listens on a port
  const call = (accept: string, signal?: AbortSignal) =>
    fetch(`http://127.0.0.1:${port}/api/ask`, {
      method: "POST",
      headers: { accept },
      ...(signal && { signal }),
    });
  return { call, calls, show: feed.show, finish: () => resolve(answer), fail: reject };
}

/** The events of a response, in order. */
async function* eventsOf(response: globalThis.Response) {
  const waiting: (EventSourceMessage | { event: "comment"; data: string })[] = [];
  const parser = createParser({
    onEvent: (event) => waiting.push(event),
    onComment: (data) => waiting.push({ event: "comment", data }),
  });
  if (!response.body) throw new Error("the response has no body");
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    parser.feed(chunk);
    for (const { event, data } of waiting.splice(0)) {
      yield { event, data: event === "comment" ? data : (JSON.parse(data) as unknown) };
    }
  }
}

async function nextOf(events: ReturnType<typeof eventsOf>) {
  return (await events.next()).value;
}

const delta = (aiResponse: AiResponsePart) => ({
  event: "delta",
  data: { message: { id: 7 }, aiResponse },
});

test("an answer streams its message id, its deltas, then the response of the plain call", async () => {
  const { call, show, finish } = await givenServer();
  const response = await call("text/event-stream");
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
  expect(response.headers.get("cache-control")).toContain("no-transform");
  const events = eventsOf(response);
  expect(await nextOf(events)).toEqual(delta({}));
  show({ content: "It" });
  expect(await nextOf(events)).toEqual(delta({ content: "It" }));
  show({ content: "It is", subject: "General" });
  expect(await nextOf(events)).toEqual(delta({ content: "It is", subject: "General" }));
  finish();
  const plain: unknown = await (await call("application/json")).json();
  expect(await nextOf(events)).toEqual({ event: "done", data: plain });
  expect((await events.next()).done).toBe(true);
});

test.each(["application/json", "*/*", "text/html"])(
  "a caller that accepts %s gets plain JSON",
  async (accept) => {
    const { call, finish } = await givenServer();
    finish();
    const response = await call(accept);
    expect(response.headers.get("content-type")).toContain("application/json");
    expect(await response.json()).toEqual(JSON.parse(JSON.stringify(answer)));
  },
);

test("a failure after the head is sent as an event, with the problem of the plain call", async () => {
  const { call, fail } = await givenServer();
  fail(new ProductError("tutor_timed_out", "Too long.", { retryAfter: 3 }));
  const events = eventsOf(await call("text/event-stream"));
  await nextOf(events);
  const plain = await call("application/json");
  expect(plain.status).toBe(504);
  expect(plain.headers.get("retry-after")).toBe("3");
  expect(await nextOf(events)).toEqual({ event: "error", data: await plain.json() });
});

test("a request refused before the work begins gets an ordinary problem for a stream too", async () => {
  const { call } = await givenServer(
    new ProductError("too_many_asks", "Slowly.", { retryAfter: 9 }),
  );
  const response = await call("text/event-stream");
  expect(response.status).toBe(429);
  expect(response.headers.get("retry-after")).toBe("9");
  expect(response.headers.get("content-type")).toContain("application/problem+json");
});

test("a comment is sent every 15 seconds, so that no proxy closes the connection", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const { call, finish } = await givenServer();
  const events = eventsOf(await call("text/event-stream"));
  await nextOf(events);
  vi.advanceTimersByTime(15_000);
  expect(await nextOf(events)).toMatchObject({ event: "comment" });
  finish();
  expect(await nextOf(events)).toMatchObject({ event: "done" });
  expect(vi.getTimerCount()).toBe(0);
});

/** A connection with as much back-pressure as the test wants. */
function givenConnection() {
  const chunks: string[] = [];
  const res = Object.assign(new EventEmitter(), {
    writableNeedDrain: false,
    status: () => res,
    set: () => res,
    write: (text: string) => chunks.push(text),
    end: () => chunks.push("end"),
  });
  return { res, chunks };
}

test("a slow reader gets the newest state when its connection drains, not every delta", async () => {
  const { res, chunks } = givenConnection();
  const feed = createPartFeed();
  const { promise, resolve } = withResolvers<unknown>();
  const source = { messageId: 7, listen: feed.listen, result: promise };
  const sending = sendAnswerStream(res as unknown as Response, source, problemFor); // safe: all that is used of it
  res.writableNeedDrain = true;
  feed.show({ content: "It" });
  feed.show({ content: "It is" });
  feed.show({ content: "It is", subject: "General" });
  expect(chunks).toHaveLength(1);
  res.writableNeedDrain = false;
  res.emit("drain");
  expect(chunks).toHaveLength(2);
  expect(chunks[1]).toContain('"aiResponse":{"content":"It is","subject":"General"}');
  resolve("all");
  await sending;
  expect(chunks.slice(2)).toEqual(['event: done\ndata: "all"\n\n', "end"]);
});

test("a reader who disconnects gets no more events, and the answer continues", async () => {
  const { res, chunks } = givenConnection();
  const feed = createPartFeed();
  const source = { messageId: 7, listen: feed.listen, result: new Promise(() => undefined) };
  const sending = sendAnswerStream(res as unknown as Response, source, problemFor); // safe: all that is used of it
  res.emit("close");
  await sending;
  feed.show({ content: "It" });
  expect(chunks).toEqual([expect.stringContaining("event: delta"), "end"]);
});
