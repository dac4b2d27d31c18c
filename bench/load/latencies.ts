import { percentile } from "../statistics.ts";

/** The durations of calls, and their failures, by the name of the call. */
export interface Latencies {
  add: (call: string, milliseconds: number) => void;
  /** A call that was refused, failed or was cut off. */
  fail: (call: string, what: string) => void;
  /** The number of calls, whatever their outcome. */
  calls: () => number;
  errors: () => string[];
  /** One line per call, with a header. */
  table: () => string;
}

export function createLatencies(): Latencies {
  const byCall = new Map<string, number[]>();
  const failures = new Map<string, number>();
  const entry = (call: string) => {
    const found = byCall.get(call) ?? [];
    byCall.set(call, found);
    return found;
  };
  const failureCount = () => Array.from(failures.values()).reduce((sum, count) => sum + count, 0);
  return {
    add: (call, milliseconds) => void entry(call).push(milliseconds),
    fail: (call, what) => {
      const name = `${call}: ${what}`;
      failures.set(name, (failures.get(name) ?? 0) + 1);
    },
    calls: () =>
      Array.from(byCall.values()).reduce((sum, { length }) => sum + length, 0) + failureCount(),
    errors: () => Array.from(failures, ([what, count]) => `${count} × ${what}`),
    table: () => {
      const head = row("call", ["count", "p50 ms", "p95 ms", "p99 ms", "most"]);
      const rows = Array.from(byCall, ([call, times]) => rowOf(call, times));
      return [head, ...rows.toSorted()].join("\n");
    },
  };
}

function rowOf(call: string, times: readonly number[]): string {
  const at = (share: number) => percentile(times, share).toFixed(0);
  return row(call, [String(times.length), at(0.5), at(0.95), at(0.99), at(1)]);
}

const row = (call: string, cells: readonly string[]) =>
  call.padEnd(34) + cells.map((cell) => cell.padStart(9)).join("");
