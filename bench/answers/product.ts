import { type Process, startProduct } from "./processes.ts";

/** One product process after the other on the same database: what a client knows as one server. */
export interface Product {
  /** Where it is, as soon as it is there. */
  url: () => Promise<string>;
  pid: () => Promise<number>;
  /** Kills it and starts the next one. Resolves when that listens. */
  killAndStart: () => Promise<void>;
  stop: () => Promise<void>;
}

export function openProduct(env: Record<string, string>): Product {
  let current: Promise<Process> = startProduct(env);
  return {
    url: async () => (await current).url,
    pid: async () => (await current).pid,
    killAndStart: async () => {
      const before = await current;
      // Whoever asks for the address from here on waits for the next process.
      current = before.kill().then(() => startProduct(env));
      await current;
    },
    stop: async () => (await current).stop(),
  };
}
