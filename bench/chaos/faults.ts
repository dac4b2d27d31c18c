import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import type { PostgresCluster } from "../../server/testing/postgres-cluster.ts";
import type { FailingModel } from "./failing-model.ts";
import { jumpsInARound } from "./jumping-clock.ts";
import type { Servers } from "./servers.ts";
import type { SmallDisk } from "./small-disk.ts";

interface Fault {
  name: string;
  /** The share of the whole run's time. */
  share: number;
  /** Injects the fault for so long, and reverts it. Returns a description. */
  strike: (seconds: number) => Promise<string>;
}

interface Victims {
  cluster: PostgresCluster;
  servers: Servers;
  model: FailingModel;
  disk: SmallDisk | null;
}

const secondsToMs = 1000;

export function faultsOf({ cluster, servers, model, disk }: Victims): Fault[] {
  return [
    { name: "nothing", share: 0.08, strike: idle },
    // Early: the answers of a killed process are recovered when its lease expires, half a minute later.
    { name: "one of two processes killed", share: 0.22, strike: kills(servers) },
    { name: "PostgreSQL stopped and started", share: 0.2, strike: restarts(cluster) },
    { name: "connections killed", share: 0.12, strike: broken(cluster.url) },
    ...(disk ? [{ name: "DATA_DIR's disk full", share: 0.14, strike: fullDisk(disk) }] : []),
    { name: "clock jumps by an hour", share: 0.12, strike: clockJumps(servers) },
    { name: "model fails", share: 0.12, strike: modelFails(model) },
  ];
}

async function idle(seconds: number): Promise<string> {
  await pause(seconds * secondsToMs);
  return "";
}

/** Repeats an action for so long; returns how often. */
async function again(seconds: number, work: (time: number) => Promise<void>): Promise<number> {
  const end = Date.now() + seconds * secondsToMs;
  let times = 0;
  while (Date.now() < end) {
    await work(times);
    times += 1;
  }
  return times;
}

const restarts = (cluster: PostgresCluster) => async (seconds: number) => {
  const downMs = Math.min(8, seconds / 4) * secondsToMs;
  const times = await again(seconds, async (time) => {
    await cluster.stop(time % 2 === 0 ? "SIGINT" : "SIGQUIT");
    await pause(downMs);
    await cluster.start();
    await pause(downMs);
  });
  return `${times} times, ${(downMs / secondsToMs).toFixed(1)} s each, every other one a crash`;
};

const broken = (url: string) => async (seconds: number) => {
  const client = new Client({ connectionString: url, application_name: "chaos" });
  await client.connect();
  let count = 0;
  await again(seconds, async () => {
    const { rowCount } = await client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'sawaal%'",
    );
    count += rowCount ?? 0;
    await pause(500);
  });
  await client.end();
  return `${count} connections`;
};

const fullDisk = (disk: SmallDisk) => async (seconds: number) => {
  const megabytes = disk.fill();
  try {
    await pause(seconds * secondsToMs);
  } finally {
    disk.free();
  }
  return `${megabytes} MB were free`;
};

const clockJumps = (servers: Servers) => async (seconds: number) => {
  for (let jump = 0; jump < jumpsInARound; jump += 1) {
    servers.signal("SIGUSR2");
    await pause((seconds / jumpsInARound) * secondsToMs);
  }
  return "ahead, back, right again";
};

const modelFails = (model: FailingModel) => async (seconds: number) => {
  model.fail();
  await pause((seconds / 2) * secondsToMs);
  await model.goAway();
  await pause((seconds / 2) * secondsToMs);
  await model.recover();
  return "in eight ways, then nobody there";
};

const kills = (servers: Servers) => async (seconds: number) => {
  const betweenMs = Math.min(3, seconds / 4) * secondsToMs;
  const times = await again(seconds, async (time) => {
    await servers.replace(time % 2);
    await pause(betweenMs);
  });
  return `${times} times`;
};
