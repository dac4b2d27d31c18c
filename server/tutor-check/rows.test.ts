import { expect, onTestFinished, test } from "vitest";
import { engineOn } from "../testing/openai-asking.ts";
import { type Behaviour, behaviourByMarker } from "../testing/openai-behaviour.ts";
import type { Lack } from "../testing/openai-request.ts";
import { startOpenAiServer } from "../testing/openai-server.ts";
import type { OpenAiSettings } from "../tutor/openai/settings.ts";
import type { ModelReport } from "../tutor/openai/report.ts";
import { rowsOf, tableOf } from "./rows.ts";
import { tryModel } from "./try-model.ts";

interface Provider extends Partial<OpenAiSettings> {
  lacks?: Lack[];
  behaviour?: Behaviour;
}

/** The table for such a provider, by the first column. */
async function checked({ lacks = [], behaviour, ...settings }: Provider = {}) {
  const byMarker = behaviourByMarker();
  const server = await startOpenAiServer({ lacks, choose: byMarker });
  onTestFinished(server.close);
  if (behaviour) server.respondWith(behaviour);
  let last: ModelReport | undefined;
  const report = (each: ModelReport) => {
    last = each;
  };
  const findings = await tryModel(engineOn(server, { ...settings, report }), () => last);
  const prices = new Map([["test-model", { input: 1, output: 2 }]]);
  const rows = rowsOf(findings, { model: "test-model", prices });
  return {
    rows,
    table: tableOf(rows),
    row: (what: string) => rows.find((each) => each.what === what),
  };
}

test("a complete provider: everything is tried, with times, tokens and costs", async () => {
  const { rows, row, table } = await checked();
  // The test server's model reads in a photo only what the test gives it.
  const others = rows.filter(({ what }) => what !== "photos");
  expect(new Set(others.map(({ result }) => result))).toEqual(new Set(["works"]));
  for (const kind of ["homework", "practice", "concept", "concept again", "quiz", "doubt"]) {
    expect(row(kind)?.found).toMatch(/^[\d.]+ s, \d{3,} \+ \d{2,} tokens, \$0\.\d{5}$/u);
  }
  expect(row("time to the first word")?.found).toMatch(/ s to .* s$/u);
  expect(row("photos")).toMatchObject({ result: "fails", change: expect.stringMatching(/MODEL/u) });
  expect(table).toMatch(/^what +result +found +what to change\nkey and model +works /u);
});

test("a missing feature of a provider is named, with its replacement", async () => {
  const { row } = await checked({ lacks: ["stream", "json_schema", "reasoning_effort"] });
  expect(row("streaming")).toMatchObject({
    result: "instead",
    change: expect.stringContaining("verify the organization") as string,
  });
  expect(row("structured outputs")?.found).toContain("JSON mode");
  expect(row("reasoning effort")).toMatchObject({ change: "OPENAI_REASONING_EFFORT=default" });
  expect(row("time to the first word")?.found).toContain("before the whole answer");
});

test.each([
  [{ kind: "status", status: 401, message: "Wrong key" }, /Wrong key/u, /OPENAI_API_KEY/u],
  [{ kind: "status", status: 404, message: "No model" }, /No model/u, /OPENAI_MODEL/u],
  [
    { kind: "status", status: 429, code: "insufficient_quota", message: "Empty" },
    /Empty/u,
    /credit/u,
  ],
] as const)(
  "%o fails with the setting to change, and no further request",
  async (behaviour, found, change) => {
    const { rows } = await checked({ behaviour });
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ what: "key and model", result: "fails" });
    expect(rows[0]?.found).toMatch(found);
    expect(rows[0]?.change).toMatch(change);
  },
);

test("an address where nothing listens is reported as such", async () => {
  const { rows } = await checked({ baseUrl: "http://127.0.0.1:1/v1" });
  expect(rows).toMatchObject([
    { result: "fails", change: expect.stringMatching(/OPENAI_BASE_URL/u) },
  ]);
});

test("a model with useless replies fails at the questions", async () => {
  const { row } = await checked({ behaviour: { kind: "answer", json: { ready: "fig" } } });
  expect(row("homework")).toMatchObject({ result: "fails" });
  expect(row("homework")?.found).toContain("schema");
  expect(row("long prompts")).toMatchObject({
    result: "fails",
    change: expect.stringContaining("OLLAMA_CONTEXT_LENGTH") as string,
  });
});
