import { readFile } from "node:fs/promises";
import { performance } from "node:perf_hooks";
import { Client } from "pg";
import { processorMs } from "../answers/processes.ts";

interface Work {
  processorMs: number;
  transactions: number;
  walBytes: number;
}

/** Measures a PostgreSQL server on this machine during a load. Its connections have to stay open. */
export async function workDuring(client: Client, work: () => Promise<void>): Promise<Work> {
  const before = await readWork(client);
  await work();
  // A backend reports its transactions after it has been idle for a moment.
  await client.query("select pg_sleep(1.5)");
  const after = await readWork(client);
  return {
    processorMs: after.processorMs - before.processorMs,
    transactions: after.transactions - before.transactions,
    walBytes: after.walBytes - before.walBytes,
  };
}

async function readWork(client: Client): Promise<Work> {
  const { rows: processes } = await client.query<{ pid: number }>(
    "select pid from pg_stat_activity where pid <> pg_backend_pid()",
  );
  const { rows } = await client.query<{ transactions: string; wal: string }>(
    `select sum(xact_commit)::text as transactions, (pg_current_wal_lsn() - '0/0')::text as wal from pg_stat_database`,
  );
  const times = await Promise.all(processes.map(({ pid }) => processorMs(pid).catch(() => 0)));
  return {
    processorMs: times.reduce((sum, each) => sum + each, 0),
    transactions: Number(rows[0]?.transactions),
    walBytes: Number(rows[0]?.wal),
  };
}

/** The notifications per second that one listening connection receives, sent by another as fast as it can. */
export async function notificationsPerSecond(url: string, count: number): Promise<number> {
  const [sender, listener] = [
    new Client({ connectionString: url }),
    new Client({ connectionString: url }),
  ];
  await Promise.all([sender.connect(), listener.connect()]);
  let heard = 0;
  const all = new Promise<void>((resolve) => {
    listener.on("notification", () => {
      heard += 1;
      if (heard === count) resolve();
    });
  });
  await listener.query("listen measured");
  const startedAt = performance.now();
  for (let sent = 0; sent < count; sent += 1) {
    await sender.query("select pg_notify('measured', $1)", [
      `{"kind":"written","messageId":${sent}}`,
    ]);
  }
  await all;
  const seconds = (performance.now() - startedAt) / 1000;
  await Promise.all([sender.end(), listener.end()]);
  return count / seconds;
}

/** The private memory of a backend after it has served. */
export async function megabytesPerConnection(client: Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>(
    "select pid from pg_stat_activity where application_name = 'sawaal'",
  );
  const sizes = await Promise.all(
    rows.map(async ({ pid }) => {
      const text = await readFile(`/proc/${pid}/smaps_rollup`, "utf8");
      const kilobytes = [...text.matchAll(/^Private_\w+:\s+(\d+) kB$/gmu)];
      return kilobytes.reduce((sum, [, each]) => sum + Number(each), 0) / 1024;
    }),
  );
  return sizes.reduce((sum, each) => sum + each, 0) / Math.max(1, sizes.length);
}

/** The CPU time for summing the tokens of a day's calls, as each process does every ten seconds. */
export async function microsecondsPerCall(client: Client): Promise<number> {
  const times: number[] = [];
  let calls = 1;
  for (let round = 0; round < 5; round += 1) {
    const startedAt = performance.now();
    const { rows } = await client.query<{ calls: string }>(
      `select count(*) as calls, coalesce(sum(input_tokens + output_tokens), 0) from tutor_calls where created_at >= now() - interval '400 days'`,
    );
    times.push(1000 * (performance.now() - startedAt));
    calls = Number(rows[0]?.calls);
  }
  return Math.min(...times) / Math.max(1, calls);
}
