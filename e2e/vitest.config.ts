import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** One after the other the scripts take longer than any journey: begun last they would be waited for alone. */
class ScriptsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isScripts = ({ moduleId }: TestSpecification) => moduleId.endsWith("/scripts.e2e.ts");
    return [...sorted.filter(isScripts), ...sorted.filter((file) => !isScripts(file))];
  }
}

export default defineConfig({
  test: {
    include: ["e2e/**/*.e2e.ts"],
    sequence: { sequencer: ScriptsFirst },
    pool: "forks",
    // What the files share is loaded once a process: the model's server brings the engine's reading of answers with it.
    isolate: false,
    // Two cores: while one file waits for its page, the other works. Each has a browser and a server of its own.
    maxWorkers: 2,
    // A poll is done as soon as what it waits for is there; a busy machine takes longer than the second of the default.
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 90_000,
    hookTimeout: 60_000,
  },
});
