import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["e2e/**/*.e2e.ts"],
    pool: "forks",
    // One browser and one server at a time: two cores.
    maxWorkers: 1,
    testTimeout: 90_000,
    hookTimeout: 60_000,
  },
});
