import type { Concern, ConcernSource, TutorFeature } from "#shared/domain/study.ts";
import { collectDefaultMetrics, Registry } from "prom-client";
import { type AnswerEnd, createAnswerMeters } from "./answer-meters.ts";
import { type AccountedCall, type CircuitState, createTutorMeters } from "./tutor-meters.ts";

/** What happens in this process, for Prometheus. Labels are names of our own: never an id, never a student's words. */
export interface Metrics {
  observeCall: (call: AccountedCall) => void;
  observeAnswer: (feature: TutorFeature, state: AnswerEnd) => void;
  observeConcern: (concern: Concern, source: ConcernSource) => void;
  setCircuit: (state: CircuitState) => void;
  /** How the number of answers in progress is read, each time that metrics are asked for. */
  setInProgress: (read: () => number) => void;
  /** Adds processor, memory and event loop. Once a process: its observers never end. */
  watchProcess: () => void;
  text: () => Promise<{ contentType: string; body: string }>;
}

/** Metrics with a registry of their own, so that any number of apps can live in a process. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  return {
    ...createTutorMeters(registry),
    ...createAnswerMeters(registry),
    watchProcess: () => collectDefaultMetrics({ register: registry }),
    text: async () => ({ contentType: registry.contentType, body: await registry.metrics() }),
  };
}
