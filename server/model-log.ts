import type { Logger } from "./logger.ts";
import { probeName } from "./tutor/openai/probe.ts";
import type { Report } from "./tutor/openai/report.ts";

/** Logs for the operator every failed call of the model, and what the provider lacks of the API. */
export function logModel(logger: Pick<Logger, "error" | "warn">): Report {
  return (report) => {
    if (report.kind === "learnt") {
      const { instead, reason } = report;
      logger.warn({ instead, reason }, "the model's provider lacks a part of the API");
      return;
    }
    const { failure, operation, status, code, reason } = report;
    if (operation === probeName) return;
    const facts = { failure, operation, status, code, reason };
    if (failure === "rejected") {
      logger.error(facts, "the model's provider refuses calls: see key, model and quota");
    } else logger.warn(facts, "a call of the model failed");
  };
}
