import { setTimeout as pause } from "node:timers/promises";

/** For NODE_OPTIONS of a process with --expose-gc: SIGUSR2 collects its garbage. */
export const collectOnSignal = `--import=data:text/javascript,${encodeURIComponent('process.on("SIGUSR2",()=>gc())')}`;

export interface Memory {
  heapMegabytes: number;
  residentMegabytes: number;
}

/** The memory that a process holds after garbage collection: twice, since finalizers release more. */
export async function memoryOf({ url, pid }: { url: string; pid: number }): Promise<Memory> {
  await collect(url, pid);
  await collect(url, pid);
  const text = await metricsOf(url);
  const megabytes = (name: string) => sumOf(text, name) / 2 ** 20;
  return {
    heapMegabytes: megabytes("nodejs_heap_size_used_bytes"),
    residentMegabytes: megabytes("process_resident_memory_bytes"),
  };
}

/** Reads how many answers a process has brought to each final state since its start. */
export async function answersEnded(url: string, state: string): Promise<number> {
  return sumOf(await metricsOf(url), "answers_total", `state="${state}"`);
}

const mostSignals = 10;
const looksPerSignal = 20;

/**
 * Waits for a collection that the metrics show. prom-client counts only the first of several collections that are
 * reported together, so the process may have to collect again.
 * @throws Error if the metrics show none after ten signals.
 */
async function collect(url: string, pid: number): Promise<void> {
  const collections = async () =>
    sumOf(await metricsOf(url), "nodejs_gc_duration_seconds_count", 'kind="major"');
  const before = await collections();
  for (let signal = 0; signal < mostSignals; signal += 1) {
    process.kill(pid, "SIGUSR2");
    for (let look = 0; look < looksPerSignal; look += 1) {
      if ((await collections()) > before) return;
      await pause(50);
    }
  }
  throw new Error("the process didn't collect its garbage");
}

async function metricsOf(url: string): Promise<string> {
  return (await fetch(`${url}/metrics`)).text();
}

/** The values of a metric on its lines that have this label. */
function sumOf(metrics: string, name: string, label = ""): number {
  const lines = metrics.split("\n").filter((line) => new RegExp(`^${name}[{ ]`, "u").test(line));
  return lines
    .filter((line) => line.includes(label))
    .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(" "))), 0);
}
