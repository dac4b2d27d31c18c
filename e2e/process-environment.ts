import type { Environment } from "vitest/runtime";

declare global {
  /** Closes what the files of a test process share. */
  var closeShared: (() => Promise<unknown>)[] | undefined;
}

/** The environment of a test process, which outlives its files. Vitest has no hook for the end of a process. */
const environment: Environment = {
  name: "process-environment",
  viteEnvironment: "ssr",
  setup: () => ({
    teardown: async () => {
      await Promise.all((globalThis.closeShared ?? []).map((close) => close()));
    },
  }),
};

/** Registers what is closed when this test process ends. */
export function closeAtProcessEnd(close: () => Promise<unknown>): void {
  (globalThis.closeShared ??= []).push(close);
}

// oxlint-disable-next-line import/no-default-export -- Vitest loads an environment by its default export
export default environment;
