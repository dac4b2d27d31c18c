import { modelAnswer } from "../server/testing/openai-answers.ts";
import type { Completion } from "../server/testing/openai-behaviour.ts";
import { startOpenAiServer, type OpenAiServer } from "../server/testing/openai-server.ts";
import { homeworkSolution } from "../server/tutor/outputs/homework-solution.ts";
import { startProduct, type Product } from "./product.ts";

export interface ModelledProduct {
  model: OpenAiServer;
  product: Product;
  stop: () => Promise<void>;
}

/** Starts the product with a model behind its tutor that behaves as the test says. */
export async function startWithModel(env: Record<string, string> = {}): Promise<ModelledProduct> {
  const model = await startOpenAiServer();
  const product = await startProduct({
    OPENAI_API_KEY: "a key",
    OPENAI_BASE_URL: model.baseUrl,
    ...env,
  });
  const stop = async () => {
    await product.stop();
    await model.close();
  };
  return { model, product, stop };
}

interface PausedAnswer {
  behaviour: Completion;
  resume: () => void;
}

/** An answer that streams to the page and pauses half way until the test releases it. */
export function pauseHalfWay(content: { json?: unknown } = {}): PausedAnswer {
  let resume: () => void = () => undefined;
  const until = new Promise<void>((resolve) => {
    resume = resolve;
  });
  return { behaviour: { kind: "answer", ...content, parts: 200, everyMs: 5, until }, resume };
}

/** The same, pausing in an endless list of examples: all fields before them have been written. */
export function pauseAfterHints(question: string): PausedAnswer {
  const { examples, ...solution } = homeworkSolution.parse(modelAnswer("homework", question));
  const many = Array.from({ length: 12 }, () => examples).flat();
  return pauseHalfWay({ json: { ...solution, examples: many } });
}
