import { spawn, type SpawnOptions } from "node:child_process";
import { once } from "node:events";
import { createPostgresCluster } from "./postgres-cluster.ts";

/**
 * Runs a command with TEST_DATABASE_URL set to a temporary PostgreSQL server: a new cluster in a temporary folder on a
 * free port of this machine, removed afterwards.
 */
async function main([command, ...args]: string[]): Promise<number> {
  if (command === undefined) throw new Error("usage: with-postgres COMMAND [ARGUMENT …]");
  const cluster = await createPostgresCluster();
  try {
    await cluster.start();
    return await run(command, args, { env: { ...process.env, TEST_DATABASE_URL: cluster.url } });
  } finally {
    await cluster.remove();
  }
}

async function run(command: string, args: string[], options: SpawnOptions): Promise<number> {
  const child = spawn(command, args, { ...options, stdio: "inherit" });
  const [code] = (await once(child, "exit")) as [number | null]; // safe: what the event is documented to carry
  return code ?? 1;
}

process.exitCode = await main(process.argv.slice(2));
