import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Run one after another, scripts take longer than any journey: started last, they alone would prolong the run. */
class ScriptsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isScripts = ({ moduleId }: TestSpecification) =>
      /(?:scripts|bench)\.e2e\.ts$/u.test(moduleId);
    return [...sorted.filter(isScripts), ...sorted.filter((file) => !isScripts(file))];
  }
}

export default defineConfig({
  test: {
    include: ["e2e/**/*.e2e.ts"],
    sequence: { sequencer: ScriptsFirst },
    pool: "forks",
    environment: fileURLToPath(new URL("process-environment.ts", import.meta.url)),
    // Modules that the files share load once a process: the model's server imports the engine's reading of answers.
    isolate: false,
    // Two cores: while the files of two processes wait for their pages, the third works.
    maxWorkers: 3,
    // A poll is done as soon as what it waits for is there; a busy machine takes longer than the second of the default.
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 90_000,
    hookTimeout: 60_000,
  },
});
