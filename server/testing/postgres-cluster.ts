import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "./free-port.ts";

/** A temporary PostgreSQL server on a free port of this machine. */
export interface PostgresCluster {
  url: string;
  start: () => Promise<void>;
  /** SIGINT shuts it down cleanly, SIGQUIT ends it as a crash would. */
  stop: (signal?: "SIGINT" | "SIGQUIT") => Promise<void>;
  /** Stops it where it runs, and removes its files. */
  remove: () => Promise<void>;
}

/** Creates a cluster in a temporary folder. Needs Debian's `postgresql` (or `initdb` and `postgres` on the PATH). */
export async function createPostgresCluster(): Promise<PostgresCluster> {
  const folder = mkdtempSync(path.join(tmpdir(), "sawaal-postgres-"));
  const owner = clusterOwner();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = path.join(folder, "data");
  const port = await freePort();
  let server: ChildProcess | null = null;

  const start = async () => {
    // A test cluster may lose data in a power cut, so it needn't fsync.
    const settings = ["fsync=off", "max_connections=60", `unix_socket_directories=${folder}`];
    const place = ["-D", data, "-p", String(port), "-h", "127.0.0.1"];
    const args = [...place, ...settings.flatMap((each) => ["-c", each])];
    const stdio = ["ignore", "ignore", "pipe"] as const;
    server = spawn(program("postgres"), args, { ...owner, stdio: [...stdio], cwd: folder });
    await untilReady(server);
  };
  const stop = async (signal: NodeJS.Signals = "SIGINT") => {
    const running = server;
    server = null;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    running.kill(signal);
    await once(running, "exit");
  };
  const remove = async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  };

  try {
    const made = ["-D", data, "-U", "sawaal", "-A", "trust", "-E", "UTF8", "--no-sync"];
    const stdio = ["ignore", "ignore", "inherit"] as const;
    execFileSync(program("initdb"), made, { ...owner, stdio: [...stdio], cwd: folder });
  } catch (error) {
    await remove();
    throw error;
  }
  return { url: `postgres://sawaal@127.0.0.1:${port}/postgres`, start, stop, remove };
}

/** PostgreSQL refuses to run as root; there it runs as the user of Debian's package. */
function clusterOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

/** Debian installs the server's programs in a folder per version, outside the PATH. */
function program(name: string): string {
  const versions = "/usr/lib/postgresql";
  if (!existsSync(versions)) return name;
  const newest = readdirSync(versions).sort((a, b) => Number(b) - Number(a))[0];
  return newest === undefined ? name : path.join(versions, newest, "bin", name);
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = "";
    server.stderr?.on("data", (chunk: Buffer) => {
      log += chunk.toString();
      if (log.includes("ready to accept connections")) resolve();
    });
    server.once("error", reject);
    server.once("exit", () => reject(new Error(`PostgreSQL didn't start:\n${log}`)));
  });
}
