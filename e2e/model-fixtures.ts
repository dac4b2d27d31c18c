import { beforeEach } from "vitest";
import type { OpenAiServer } from "../server/testing/openai-server.ts";
import { startWithModel } from "./model.ts";
import { begun, stageOf, type Stage } from "./stage.ts";

/** A stage whose product has a model behind its tutor, which answers well unless a test says otherwise. */
export function modelStage(
  env: Record<string, string> = {},
): Stage & { readonly model: OpenAiServer } {
  let model: OpenAiServer | undefined;
  const stage = stageOf(async () => {
    const started = await startWithModel(env);
    model = started.model;
    return { ...started.product, stop: started.stop };
  });
  beforeEach(() => model?.respondWith({ kind: "answer" }));
  return {
    page: stage.page,
    get product() {
      return stage.product;
    },
    get model() {
      return begun(model);
    },
  };
}
