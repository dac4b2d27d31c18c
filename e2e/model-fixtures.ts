import { beforeEach } from "vitest";
import type { OpenAiServer } from "../server/testing/openai-server.ts";
import { startWithModel } from "./model.ts";
import { requireStarted, fixturesOf, type Fixtures } from "./fixtures.ts";

/** Fixtures whose product has a model behind its tutor, which answers well unless a test says otherwise. */
export function modelFixtures(
  env: Record<string, string> = {},
): Fixtures & { readonly model: OpenAiServer } {
  let model: OpenAiServer | undefined;
  const fixtures = fixturesOf(async () => {
    const started = await startWithModel(env);
    model = started.model;
    return { ...started.product, stop: started.stop };
  });
  beforeEach(() => model?.respondWith({ kind: "answer" }));
  return {
    page: fixtures.page,
    get product() {
      return fixtures.product;
    },
    get model() {
      return requireStarted(model);
    },
  };
}
