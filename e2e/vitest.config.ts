import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["e2e/**/*.e2e.ts"],
    pool: "forks",
    // What the files share is loaded once a process: the model's server brings the engine's reading of answers with it.
    isolate: false,
    // Two cores: while one file waits for its page, the other works. Each has a browser and a server of its own.
    maxWorkers: 2,
    testTimeout: 90_000,
    hookTimeout: 60_000,
  },
});
