import type { TutorFeature } from "#shared/domain/study.ts";
import { Counter, Gauge, Histogram, type Registry } from "prom-client";
import type { TutorCall } from "../tutor/ask-engine.ts";

/** A call of an engine as `tutor_calls` records it. */
export type AccountedCall = TutorCall & {
  feature: TutorFeature;
  /** Null for a model that is not in the price table. */
  costMicroUsd: number | null;
};

/** The state of the model's circuit breaker; half-open: one trial call passes. */
export type CircuitState = "open" | "halfOpen" | "closed";

/** The built-in tutor takes milliseconds, a model seconds, and the longest time-out is minutes. */
const seconds = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 8, 13, 20, 30, 60, 120];

/** Metrics of engine calls: duration, outcome, cost. The same facts as `tutor_calls`. */
export function createTutorMeters(registry: Registry) {
  const registers = [registry];
  const firstPart = new Histogram({
    name: "tutor_first_part_seconds",
    help: "From asking an engine to the first part of its reply",
    labelNames: ["engine", "feature"],
    buckets: seconds,
    registers,
  });
  const whole = new Histogram({
    name: "tutor_seconds",
    help: "From asking an engine to the end of its reply",
    labelNames: ["engine", "feature", "outcome"],
    buckets: seconds,
    registers,
  });
  const calls = new Counter({
    name: "tutor_calls_total",
    help: "Calls of engines by what came of them and what the checker made of it",
    labelNames: ["engine", "model", "feature", "outcome", "verdict"],
    registers,
  });
  const tokens = new Counter({
    name: "tutor_tokens_total",
    help: "Tokens as the provider counted them",
    labelNames: ["engine", "model", "direction"],
    registers,
  });
  const cost = new Counter({
    name: "tutor_cost_usd_total",
    help: "US dollars by MODEL_PRICES; models that are not in it are left out",
    labelNames: ["model"],
    registers,
  });
  const circuit = new Gauge({
    name: "tutor_circuit_open",
    help: "1 while the model is not asked because it failed too often, trial calls apart",
    registers,
  });

  function observeCall(call: AccountedCall): void {
    const { engine, model, feature, outcome, usage } = call;
    calls.inc({ engine, model, feature, outcome, verdict: call.verdict ?? "none" });
    whole.observe({ engine, feature, outcome }, call.milliseconds / 1000);
    if (call.firstPartMilliseconds !== null) {
      firstPart.observe({ engine, feature }, call.firstPartMilliseconds / 1000);
    }
    tokens.inc({ engine, model, direction: "input" }, usage.inputTokens);
    tokens.inc({ engine, model, direction: "output" }, usage.outputTokens);
    if (call.costMicroUsd !== null) cost.inc({ model }, call.costMicroUsd / 1e6);
  }

  const setCircuit = (state: CircuitState) => circuit.set(state === "closed" ? 0 : 1);

  return { observeCall, setCircuit };
}
