import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { z } from "zod";
import { createModerator, type ModeratorSettings } from "./moderator.ts";
import { createSafety } from "./safety.ts";

const question = "What is 2 + 2?";
const nobodyStops = () => new AbortController().signal;
const unhindered = { signal: nobodyStops() };

const request = z.strictObject({
  model: z.literal("omni-moderation-latest"),
  input: z.array(
    z.discriminatedUnion("type", [
      z.strictObject({ type: z.literal("text"), text: z.string() }),
      z.strictObject({ type: z.literal("image_url"), image_url: z.object({ url: z.string() }) }),
    ]),
  ),
});

type Answer = (response: ServerResponse) => void;

/** A response of OpenAI, with all scores zero but those named. */
const scoring =
  (scores: Record<string, number>): Answer =>
  (response) => {
    const result = { flagged: true, categories: {}, category_scores: { violence: 0, ...scores } };
    const body = { id: "modr-1", model: "omni-moderation-latest", results: [result] };
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
  };

/** Runs `use` with a moderator before a local server that answers so. */
async function withProvider(
  answer: Answer,
  use: (
    moderate: ReturnType<typeof createModerator>,
    seen: { requests: z.infer<typeof request>[]; failures: unknown[] },
  ) => Promise<void>,
  settings: Partial<ModeratorSettings> = {},
) {
  const requests: z.infer<typeof request>[] = [];
  const failures: unknown[] = [];
  const server = createServer((incoming, response) => {
    void text(incoming).then((body) => {
      if (incoming.url !== "/v1/moderations") return response.writeHead(404).end();
      requests.push(request.parse(JSON.parse(body)));
      return answer(response);
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // safe: it listens on a port, not on a pipe
  const moderate = createModerator({
    apiKey: "test",
    baseUrl: `http://127.0.0.1:${port}/v1`,
    onFailure: (error) => failures.push(error),
    ...settings,
  });
  try {
    await use(moderate, { requests, failures });
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test.each([
  [{ "self-harm/intent": 0.9, sexual: 0.95 }, "self_harm"],
  [{ "self-harm": 0.85 }, "self_harm"],
  [{ "sexual/minors": 0.5 }, "sexual"],
  [{ sexual: 0.9 }, "sexual"],
  [{ "illicit/violent": 0.7 }, "danger"],
  [{ illicit: 0.95 }, "danger"],
])("scores of %o mean %s", (scores, concern) =>
  withProvider(scoring(scores), async (moderate) => {
    expect(await moderate({ text: question }, nobodyStops())).toBe(concern);
  }),
);

test.each([
  ["a war in history", { violence: 0.99, "violence/graphic": 0.97, hate: 0.8, harassment: 0.9 }],
  ["reproduction in biology", { sexual: 0.5, "sexual/minors": 0.1 }],
  ["distress of farmers in civics", { "self-harm": 0.6, "self-harm/intent": 0.1 }],
  ["a reaction in chemistry", { illicit: 0.5, "illicit/violent": 0.2 }],
])("%s is solved as usual, even if flagged", (_lesson, scores) =>
  withProvider(scoring(scores), async (moderate, { failures }) => {
    expect(await moderate({ text: question }, nobodyStops())).toBeNull();
    expect(failures).toEqual([]);
  }),
);

test("text and photo are sent together, the text without names and phone numbers", () =>
  withProvider(scoring({}), async (moderate, { requests }) => {
    const photo = { bytes: new Uint8Array([1, 2, 3]), mediaType: "image/jpeg" as const };
    const text = "Asha asks, call 9876543210";
    await moderate({ text, photo, names: ["Asha Verma"] }, nobodyStops());
    expect(requests[0]?.input).toEqual([
      { type: "text", text: "[name] asks, call [phone number]" },
      { type: "image_url", image_url: { url: "data:image/jpeg;base64,AQID" } },
    ]);
  }));

test("a photo without words is sent without an empty text, and an empty message is not sent", () =>
  withProvider(scoring({}), async (moderate, { requests }) => {
    const photo = { bytes: new Uint8Array([1]), mediaType: "image/jpeg" as const };
    await moderate({ text: " ", photo }, nobodyStops());
    await moderate({ text: " " }, nobodyStops());
    expect(requests.map(({ input }) => input.map((part) => part.type))).toEqual([["image_url"]]);
  }));

const failing: [string, Answer][] = [
  ["an error of the server", (response) => response.writeHead(500).end()],
  ["too many requests", (response) => response.writeHead(429, { "retry-after": "0" }).end()],
  ["a page of HTML", (response) => response.end("<h1>Welcome</h1>")],
  [
    "another shape",
    (response) => response.setHeader("content-type", "application/json").end('{"results":[]}'),
  ],
  ["a cut connection", (response) => response.destroy()],
];
test.each(failing)(
  "the ask goes on after %s, which is reported once and not retried",
  (_name, answer) =>
    withProvider(answer, async (moderate, { requests, failures }) => {
      expect(await moderate({ text: question }, nobodyStops())).toBeNull();
      expect(failures).toHaveLength(1);
      expect(requests).toHaveLength(1);
    }),
);

const stalling: [string, Answer][] = [
  ["before its headers", () => undefined],
  [
    "after them",
    (response) => {
      response.writeHead(200, { "content-type": "application/json" }).write('{"results":[');
    },
  ],
];
test.each(stalling)("a provider that stalls %s is abandoned at the time limit", (_name, answer) =>
  withProvider(
    answer,
    async (moderate, { failures }) => {
      expect(await moderate({ text: question }, nobodyStops())).toBeNull();
      expect(failures).toHaveLength(1);
    },
    { timeoutMs: 100 },
  ),
);

test("Stop ends it, and is no failure", () => {
  const stop = new AbortController();
  return withProvider(
    () => stop.abort(),
    async (moderate, { failures }) => {
      expect(await moderate({ text: question }, stop.signal)).toBeNull();
      expect(failures).toEqual([]);
    },
    { timeoutMs: 60_000 },
  );
});

test("a text that the list recognises is not sent to the provider", () =>
  withProvider(scoring({ sexual: 1 }), async (moderate, { requests }) => {
    const found = await createSafety({ moderate }).assess({ text: "i want to die" }, unhindered);
    expect(found).toEqual({ concern: "self_harm", source: "list" });
    expect(requests).toEqual([]);
  }));

test("a concern that only the provider recognises names the provider as its source", () =>
  withProvider(scoring({ "self-harm/intent": 0.9 }), async (moderate) => {
    const found = await createSafety({ moderate }).assess({ text: question }, unhindered);
    expect(found).toEqual({ concern: "self_harm", source: "provider" });
  }));

test("without a provider only the list is used", async () => {
  const { assess } = createSafety({});
  expect(await assess({ text: question }, unhindered)).toBeNull();
  expect((await assess({ text: "papa mujhe marte hain" }, unhindered))?.concern).toBe("abuse");
});

test("what was looked at before is recognised again", async () => {
  const { assess, isTroubling } = createSafety({});
  expect(["papa mujhe marte hain", question].map(isTroubling)).toEqual([true, false]);
  const concern = async (text: string) => (await assess({ text }, unhindered))?.concern;
  expect(await concern("papa mujhe marte hain")).toBe("abuse");
  expect(await concern("papa mujhe marte hain")).toBe("abuse");
  expect(await concern(question)).toBeUndefined();
});
