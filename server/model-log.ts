import type { Logger } from "./logger.ts";
import type { OpenAiEngine } from "./tutor/openai/openai-engine.ts";
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

/** Probes the provider once, and logs the result in one line. Nothing waits for it. */
export async function checkAtStart(
  { model, probe }: Pick<OpenAiEngine, "model" | "probe">,
  { logger, signal }: { logger: Pick<Logger, "info" | "error">; signal: AbortSignal },
): Promise<void> {
  try {
    const { kind, ...found } = await probe(signal);
    if (kind === "ready") logger.info({ model, ...found }, "the model answers");
    else
      logger.error({ model, ...found }, "the model doesn't answer: npm run tutor:check says more");
  } catch (error) {
    if (!signal.aborted) logger.error({ err: error }, "the model could not be checked");
  }
}
