import { mkdtemp, rm } from "node:fs/promises";
import { Agent } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { createPostgresCluster } from "../server/testing/postgres-cluster.ts";
import { createWrongs } from "./answers/wrongs.ts";
import { openClassInTrouble } from "./chaos/class-in-trouble.ts";
import { countRows } from "./chaos/count-rows.ts";
import { startFailingModel } from "./chaos/failing-model.ts";
import { faultsOf } from "./chaos/faults.ts";
import { jumpingClock } from "./chaos/jumping-clock.ts";
import { openServers } from "./chaos/servers.ts";
import { mountSmallDisk } from "./chaos/small-disk.ts";
import { faultRow, printTable } from "./chaos/table.ts";

/**
 * `npm run chaos -- [seconds] [fault]` (by default 600 and all; a fault is selected by a word of its name): runs two
 * processes of the built product on a temporary PostgreSQL server, and one on the embedded database on a small disk,
 * while students ask over HTTP. Faults are injected one after another: the database stops, connections are killed, the
 * disk is full, the clock jumps, the model fails, processes are killed.
 *
 * Rules: no accepted question is lost or stored twice, every response of 500 and above has a sentence, every process
 * recovers by itself. Prints a table; exits 1 where a rule is broken.
 */
const seconds = Number(process.argv[2] ?? 600);
const only = process.argv[3] ?? "";
const studentsOfSchool = 12;
const studentsOfSmallDisk = 3;

// `exit` kills the child processes too.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(130));

const wrongs = createWrongs();
// An ask over a connection that the server is just closing as idle would look lost.
const agent = new Agent({ keepAlive: false });
const folder = await mkdtemp(path.join(tmpdir(), "sawaal-chaos-"));
const disk = mountSmallDisk();
if (!disk) console.log("Only root may mount a small disk: the full disk is left out.");
const cluster = await createPostgresCluster();
// The disk and the cluster are removed when the run is interrupted.
process.once("exit", () => {
  disk?.remove();
  void cluster.stop("SIGQUIT");
});

/** Two processes on PostgreSQL, and one on the embedded database where there is a small disk for it. */
async function openClasses(modelUrl: string) {
  const shared = {
    OPENAI_BASE_URL: modelUrl,
    SESSION_SECRET: "a secret for chaos, with 32 characters",
    NODE_OPTIONS: jumpingClock,
  };
  const school = { ...shared, DATA_DIR: disk?.folder ?? folder, DATABASE_URL: cluster.url };
  const servers = await openServers(2, { env: school, wrongs });
  const ofSchool = await openClassInTrouble({ servers, size: studentsOfSchool, agent, wrongs });
  if (!disk) return { ofSchool, all: [ofSchool] };
  const env = { ...shared, DATA_DIR: path.join(disk.folder, "embedded") };
  const embedded = await openServers(1, { env, wrongs });
  const size = studentsOfSmallDisk;
  const ofSmallDisk = await openClassInTrouble({ servers: embedded, size, agent, wrongs });
  return { ofSchool, all: [ofSchool, ofSmallDisk] };
}

async function run(): Promise<void> {
  await cluster.start();
  const model = await startFailingModel({ parts: 20, everyMs: 40 });
  const { ofSchool, all } = await openClasses(model.url);
  const { servers } = ofSchool;
  const counts = () => all.map(({ tally }) => tally.take());
  const rows = [];
  const faults = faultsOf({ cluster, servers, model, disk }).filter(({ name }) =>
    name.includes(only),
  );
  for (const { name, share, strike } of faults) {
    const struck = await strike(share * seconds);
    const recoveries = await Promise.all(all.map(({ recovered }) => recovered()));
    rows.push(faultRow({ name, struck }, counts(), recoveries));
    console.log(`${name}: over`);
  }
  for (const { end } of all) await end();
  rows.push(faultRow({ name: "afterwards", struck: "" }, counts(), []));
  printTable(rows);
  const asked = ofSchool.tally.questions;
  const stored = await countRows(cluster.url, asked, wrongs);
  console.log(`${asked.length} keys sent to PostgreSQL, ${stored} stored`);
  for (const each of all) await each.servers.stop();
  await model.stop();
}

try {
  await run();
} finally {
  agent.destroy();
  await cluster.remove();
  await rm(folder, { recursive: true, force: true });
}
const faults = wrongs.lines();
console.log(
  faults.length === 0
    ? "Nothing lost, nothing twice, no error without a sentence, no restart by hand."
    : `Wrong:\n${faults.join("\n")}`,
);
process.exit(faults.length === 0 ? 0 : 1);
