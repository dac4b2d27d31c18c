import type { Logger } from "./logger.ts";
import type { OpenAiEngine } from "./tutor/openai/openai-engine.ts";

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
