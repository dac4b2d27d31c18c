import type { IncomingMessage } from "node:http";
import { PassThrough } from "node:stream";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createDeadline } from "./deadline.ts";
import { type Drafts, unseen } from "./drafts.ts";
import { EventResponse } from "./http-fetch.ts";
import { gatherReply } from "./reply.ts";
import { readStream } from "./stream.ts";

// Received text is delivered in turns of the event loop, which stay real.
beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
afterEach(() => vi.useRealTimers());

const idleTimeoutMs = 10_000;

/** A stream being read, whose pending text is taken when the test gives it its turn. */
function reading({ isEager = false }: { isEager?: boolean } = {}) {
  const body = new PassThrough();
  const gathering = gatherReply();
  const deadline = createDeadline(new AbortController().signal, 120_000);
  const waiting: (() => void)[] = [];
  const drafts: Drafts = { ...unseen, isEager };
  // safe: of a message only its body is read here
  const response = new EventResponse(body as unknown as IncomingMessage, { status: 200 });
  const workQueue = { take: (work: () => void) => waiting.push(work) };
  const done = readStream(response, gathering, {
    request: deadline,
    idleTimeoutMs,
    drafts,
    workQueue,
  });
  return {
    done,
    deadline,
    reply: gathering.reply,
    come: async (...contents: string[]) => {
      body.write(contents.map(chunk).join(""));
      await new Promise<void>((resolve) => setImmediate(resolve));
    },
    end: () => body.end("data: [DONE]\n\n"),
    giveTurn: () => waiting.splice(0).forEach((work) => work()),
    waiting,
  };
}

function chunk(content: string): string {
  return `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`;
}

test("each part resets the stall time-out, also before it is processed", async () => {
  const { come, giveTurn, deadline, end, done } = reading();
  await come("The ");
  giveTurn();
  for (const word of ["sky ", "is ", "blue"]) {
    await vi.advanceTimersByTimeAsync(idleTimeoutMs - 1);
    await come(word);
  }
  expect(deadline.signal.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(idleTimeoutMs);
  expect(deadline.signal.reason).toMatchObject({ failure: "timed_out" });
  end();
  await done;
});

test("received text waits for one turn, in which all of it is processed", async () => {
  const { come, giveTurn, waiting, reply, end, done } = reading();
  await come("The ", "sky ");
  await come("is ");
  expect(reply.text).toBe("");
  expect(waiting).toHaveLength(1);
  giveTurn();
  expect(reply.text).toBe("The sky is ");
  end();
  await done;
});

test("it doesn't wait while a reader waits for the first words", async () => {
  const { come, waiting, reply, end, done } = reading({ isEager: true });
  await come("The ");
  expect(reply.text).toBe("The ");
  expect(waiting).toEqual([]);
  end();
  await done;
});

test("a delayed turn buffers at most 64 KB", async () => {
  const { come, reply, end, done } = reading();
  await come("a".repeat(40_000));
  expect(reply.text).toBe("");
  await come("b".repeat(40_000));
  expect(reply.text).toHaveLength(80_000);
  end();
  await done;
});
