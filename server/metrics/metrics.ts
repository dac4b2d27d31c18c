import type { Concern, ConcernSource, TutorFeature } from "#shared/domain/study.ts";
import { collectDefaultMetrics, Registry } from "prom-client";
import { type AnswerEnd, createAnswerMeters } from "./answer-meters.ts";
import { type AccountedCall, type CircuitState, createTutorMeters } from "./tutor-meters.ts";

/** Metrics of this process for Prometheus. Labels are names of the product: never an id, never a student's text. */
export interface Metrics {
  observeCall: (call: AccountedCall) => void;
  observeAnswer: (feature: TutorFeature, state: AnswerEnd) => void;
  observeConcern: (concern: Concern, source: ConcernSource) => void;
  setCircuit: (state: CircuitState) => void;
  /** Reads the number of answers in progress at each collection. */
  setInProgress: (read: () => number) => void;
  /** Adds CPU, memory and event loop metrics. Once per process: their observers never end. */
  watchProcess: () => void;
  text: () => Promise<{ contentType: string; body: string }>;
}

/** Metrics with their own registry, so that several apps can run in a process. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  return {
    ...createTutorMeters(registry),
    ...createAnswerMeters(registry),
    watchProcess: () => collectDefaultMetrics({ register: registry }),
    text: async () => ({ contentType: registry.contentType, body: await registry.metrics() }),
  };
}
