import {
  type Concern,
  concerns,
  type ConcernSource,
  concernSources,
  type TutorFeature,
  tutorFeatures,
} from "#shared/domain/study.ts";
import { Counter, Gauge, type Registry } from "prom-client";

const answerEnds = ["complete", "failed", "stopped"] as const;
export type AnswerEnd = (typeof answerEnds)[number];

/** Metrics of answers as students receive them, and of questions answered with care. */
export function createAnswerMeters(registry: Registry) {
  const registers = [registry];
  const answers = new Counter({
    name: "answers_total",
    help: "Answers by how they ended",
    labelNames: ["feature", "state"],
    registers,
  });
  const concernsMet = new Counter({
    name: "concerns_total",
    help: "Questions answered with care instead of a solution",
    labelNames: ["concern", "source"],
    registers,
  });
  let readInProgress = () => 0;
  const inProgress: Gauge = new Gauge({
    name: "answers_in_progress",
    help: "Answers that this process is working on",
    registers,
    collect: () => inProgress.set(readInProgress()),
  });
  // Initialised to zero: a Prometheus rate counts the first increment only after a zero.
  for (const feature of tutorFeatures) {
    for (const state of answerEnds) answers.inc({ feature, state }, 0);
  }
  for (const concern of concerns) {
    for (const source of concernSources) concernsMet.inc({ concern, source }, 0);
  }

  return {
    observeAnswer: (feature: TutorFeature, state: AnswerEnd) => answers.inc({ feature, state }),
    observeConcern: (concern: Concern, source: ConcernSource) =>
      concernsMet.inc({ concern, source }),
    setInProgress: (read: () => number) => {
      readInProgress = read;
    },
  };
}
