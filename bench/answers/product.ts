import { type Process, startProduct } from "./processes.ts";

/** One product process after another on the same database: for a client, one server. */
export interface Product {
  /** Its address, as soon as it listens. */
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
      // Readers of the address wait for the next process from here on.
      current = before.kill().then(() => startProduct(env));
      await current;
    },
    stop: async () => (await current).stop(),
  };
}
