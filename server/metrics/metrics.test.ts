import { expect, test } from "vitest";
import { createMetrics } from "./metrics.ts";
import type { AccountedCall } from "./tutor-meters.ts";

const call: AccountedCall = {
  operation: "homework",
  feature: "homework",
  engine: "openai",
  model: "gpt-5-mini",
  usage: { inputTokens: 1200, outputTokens: 800 },
  costMicroUsd: 1900,
  firstPartMilliseconds: 400,
  milliseconds: 6500,
  outcome: "answered",
  verdict: "checked",
};

test("a call is counted with its duration, its cost and the checker's verdict", async () => {
  const metrics = createMetrics();
  metrics.observeCall(call);
  metrics.observeCall({ ...call, verdict: null, outcome: "timed_out" });
  const lines = await linesOf(metrics);
  const labels = 'engine="openai",model="gpt-5-mini"';
  expect(lines).toContain(
    `tutor_calls_total{${labels},feature="homework",outcome="answered",verdict="checked"} 1`,
  );
  expect(lines).toContain(
    `tutor_calls_total{${labels},feature="homework",outcome="timed_out",verdict="none"} 1`,
  );
  expect(lines).toContain(`tutor_tokens_total{${labels},direction="input"} 2400`);
  expect(lines).toContain(`tutor_tokens_total{${labels},direction="output"} 1600`);
  expect(lines).toContain('tutor_cost_usd_total{model="gpt-5-mini"} 0.0038');
  const firstPart = 'engine="openai",feature="homework"';
  expect(lines).toContain(`tutor_first_part_seconds_sum{${firstPart}} 0.8`);
  expect(lines).toContain(`tutor_first_part_seconds_bucket{le="0.25",${firstPart}} 0`);
  expect(lines).toContain(`tutor_first_part_seconds_bucket{le="0.5",${firstPart}} 2`);
  expect(lines).toContain(
    'tutor_seconds_sum{engine="openai",feature="homework",outcome="answered"} 6.5',
  );
});

test("a call without a first part and without a price observes neither", async () => {
  const metrics = createMetrics();
  metrics.observeCall({ ...call, firstPartMilliseconds: null, costMicroUsd: null });
  const lines = await linesOf(metrics);
  expect(lines.filter((line) => /^tutor_(?:first_part|cost)/u.test(line))).toEqual([]);
  expect(lines.filter((line) => line.startsWith("tutor_calls_total"))).toHaveLength(1);
});

test("counters of answers and concerns start at zero", async () => {
  const metrics = createMetrics();
  expect(await linesOf(metrics)).toContain('answers_total{feature="doubt",state="failed"} 0');
  metrics.observeAnswer("doubt", "failed");
  metrics.observeConcern("self_harm", "list");
  const lines = await linesOf(metrics);
  expect(lines).toContain('answers_total{feature="doubt",state="failed"} 1');
  expect(lines).toContain('concerns_total{concern="self_harm",source="list"} 1');
  expect(lines).toContain('concerns_total{concern="self_harm",source="provider"} 0');
});

test("answers in progress are read when metrics are collected", async () => {
  const metrics = createMetrics();
  let running = 3;
  expect(await linesOf(metrics)).toContain("answers_in_progress 0");
  metrics.setInProgress(() => running);
  expect(await linesOf(metrics)).toContain("answers_in_progress 3");
  running = 1;
  expect(await linesOf(metrics)).toContain("answers_in_progress 1");
});

test.each([
  ["open", 1],
  ["halfOpen", 1],
  ["closed", 0],
] as const)("the gauge of a circuit that is %s is %i", async (state, shown) => {
  const metrics = createMetrics();
  expect(await linesOf(metrics)).toContain("tutor_circuit_open 0");
  metrics.setCircuit("open");
  metrics.setCircuit(state);
  expect(await linesOf(metrics)).toContain(`tutor_circuit_open ${shown}`);
});

test("two apps in one process count separately", async () => {
  const [one, other] = [createMetrics(), createMetrics()];
  one.observeAnswer("homework", "complete");
  expect(await linesOf(one)).toContain('answers_total{feature="homework",state="complete"} 1');
  expect(await linesOf(other)).toContain('answers_total{feature="homework",state="complete"} 0');
});

test("process metrics are exported only where they are enabled", async () => {
  const metrics = createMetrics();
  expect((await metrics.text()).body).not.toContain("process_");
  metrics.watchProcess();
  const { body, contentType } = await metrics.text();
  expect(body).toContain("process_resident_memory_bytes");
  expect(body).toContain("nodejs_eventloop_lag_seconds");
  expect(contentType).toContain("text/plain; version=0.0.4");
});

async function linesOf(metrics: ReturnType<typeof createMetrics>): Promise<string[]> {
  return (await metrics.text()).body.split("\n");
}
