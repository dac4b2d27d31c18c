import { type Process, startProduct } from "../answers/processes.ts";
import type { Wrongs } from "../answers/wrongs.ts";

/** Processes of the built product on one database, as a load balancer sees them. */
export interface Servers {
  /** The address of a running process, round robin. */
  url: () => Promise<string>;
  urls: () => string[];
  signal: (signal: NodeJS.Signals) => void;
  /** Kills one of them (SIGKILL) and starts another in its place. */
  replace: (index: number) => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts this many processes. A process that ends by itself is a fault: nobody would restart it at night. */
export async function openServers(
  count: number,
  { env, wrongs }: { env: Record<string, string>; wrongs: Wrongs },
): Promise<Servers> {
  const meantToEnd = new WeakSet<Process>();
  const watch = async (started: Process) => {
    await started.exit;
    if (!meantToEnd.has(started)) wrongs.add("a process ended by itself", started.url);
  };
  const open = async () => {
    const started = await startProduct(env);
    void watch(started);
    return started;
  };
  const running: (Process | null)[] = await Promise.all(Array.from({ length: count }, open));
  const up = () => running.filter((each) => each !== null);
  let turn = 0;
  return {
    url: async () => {
      turn += 1;
      const all = up();
      return all[turn % all.length]?.url ?? "";
    },
    urls: () => up().map(({ url }) => url),
    signal: (signal) => {
      for (const { pid } of up()) process.kill(pid, signal);
    },
    replace: async (index) => {
      const before = running[index];
      if (!before) return;
      meantToEnd.add(before);
      running[index] = null;
      await before.kill();
      running[index] = await open();
    },
    stop: async () => {
      for (const each of up()) meantToEnd.add(each);
      await Promise.all(up().map((each) => each.stop()));
    },
  };
}
