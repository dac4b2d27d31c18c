import { afterEach, beforeEach, expect, test } from "vitest";
import { askHomework, engineOn, never } from "../../testing/openai-asking.ts";
import { working } from "../../testing/openai-replies.ts";
import { type OpenAiServer, startOpenAiServer } from "../../testing/openai-server.ts";
import { askHomework as askTutor } from "../../testing/scripted-tutor.ts";
import type { HelpLevel } from "#shared/contracts/conversations.ts";

let server: OpenAiServer;
beforeEach(async () => {
  server = await startOpenAiServer();
});
afterEach(() => server.close());

const photo = { bytes: new Uint8Array([255, 216, 255]), mediaType: "image/jpeg" as const };

/** The field names of the last request's form, in order. */
function fieldsAsked(at = -1): string[] {
  const format = server.requests.at(at)?.response_format;
  if (format?.type !== "json_schema") throw new Error("No schema was sent");
  return Object.keys(format.json_schema.schema["properties"] ?? {});
}

test.each([
  [{ helpLevel: "full" }],
  [{ helpLevel: "hint" }],
  [{ helpLevel: "stepbystep" }],
  [{ helpLevel: "full", photo }],
  [{ helpLevel: "hint", photo }],
] as const)("the working is requested before the answer: %j", async (request) => {
  await askHomework(engineOn(server), request);
  const fields = fieldsAsked();
  expect(fields.indexOf("working")).toBeGreaterThan(-1);
  expect(fields.indexOf("answer")).toBe(fields.indexOf("working") + 1);
});

test("a doubt has it too", async () => {
  const { doubt } = engineOn(server).skills;
  await doubt?.({ doubt: "Solve 2x + 3 = 11", grade: 8 }, { signal: never() });
  expect(fieldsAsked().slice(3, 5)).toEqual(["working", "answer"]);
});

test.each(["full", "hint", "stepbystep"] as const)(
  "the working of a reply is neither streamed nor stored: %s",
  async (helpLevel: HelpLevel) => {
    const drafts: string[] = [];
    server.respondWith({ kind: "answer", parts: 80, everyMs: 5 });
    const engine = engineOn(server);
    await askHomework(
      engine,
      { helpLevel },
      { onDraft: (draft) => drafts.push(JSON.stringify(draft)) },
    );
    expect(drafts.some((draft) => draft.includes(working))).toBe(true);
    const ask = askTutor(engine, { question: { helpLevel } });
    const answer = await ask.answer;
    const shown = ask.shown.map((part) => JSON.stringify(part));
    expect(shown.length).toBeGreaterThan(1);
    expect(answer).toMatchObject({ kind: "answered", engine: "openai" });
    expect(`${shown.join("\n")}\n${JSON.stringify(answer)}`).not.toContain("seen by nobody");
  },
);
