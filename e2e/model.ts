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

/** The product with a model behind its tutor, which does as the test says. */
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

interface Held {
  behaviour: Completion;
  goOn: () => void;
}

/** An answer that is written before the student's eyes, and rests half way until the test lets it go on. */
export function heldHalfWay(content: { json?: unknown } = {}): Held {
  let goOn: () => void = () => undefined;
  const until = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  return { behaviour: { kind: "answer", ...content, parts: 200, everyMs: 5, until }, goOn };
}

/** The same, resting in examples without end: what comes before them has been written. */
export function heldAfterHints(question: string): Held {
  const { examples, ...solution } = homeworkSolution.parse(modelAnswer("homework", question));
  const many = Array.from({ length: 12 }, () => examples).flat();
  return heldHalfWay({ json: { ...solution, examples: many } });
}
