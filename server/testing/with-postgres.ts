import { execFileSync, spawn, type SpawnOptions } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

/**
 * Runs a command with TEST_DATABASE_URL set to a PostgreSQL server of its own: a new cluster in a temporary folder on
 * a free port of this machine, gone afterwards. Needs Debian's `postgresql` (or `initdb` and `postgres` on the PATH).
 */
async function main([command, ...args]: string[]): Promise<number> {
  if (command === undefined) throw new Error("usage: with-postgres COMMAND [ARGUMENT …]");
  const folder = mkdtempSync(path.join(tmpdir(), "sawaal-postgres-"));
  const owner = clusterOwner();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = path.join(folder, "data");
  const port = await freePort();
  try {
    execFileSync(
      program("initdb"),
      ["-D", data, "-U", "sawaal", "-A", "trust", "-E", "UTF8", "--no-sync"],
      {
        ...owner,
        stdio: ["ignore", "ignore", "inherit"],
        cwd: folder,
      },
    );
    // It is a test's cluster: a power cut may take it, so it needn't wait for the disk.
    const settings = ["fsync=off", "max_connections=60", `unix_socket_directories=${folder}`];
    const server = spawn(
      program("postgres"),
      [
        "-D",
        data,
        "-p",
        String(port),
        "-h",
        "127.0.0.1",
        ...settings.flatMap((each) => ["-c", each]),
      ],
      { ...owner, stdio: ["ignore", "ignore", "pipe"], cwd: folder },
    );
    try {
      await untilReady(server);
      const url = `postgres://sawaal@127.0.0.1:${port}/postgres`;
      return await run(command, args, { env: { ...process.env, TEST_DATABASE_URL: url } });
    } finally {
      server.kill("SIGINT");
      await once(server, "exit");
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** PostgreSQL refuses to run as root: there it runs as the user that Debian's package makes. */
function clusterOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

/** Debian keeps the server's programs off the PATH, a folder a version. */
function program(name: string): string {
  const versions = "/usr/lib/postgresql";
  if (!existsSync(versions)) return name;
  const newest = readdirSync(versions).sort((a, b) => Number(b) - Number(a))[0];
  return newest === undefined ? name : path.join(versions, newest, "bin", name);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === "string") throw new Error("no free port");
  return address.port;
}

function untilReady(server: ReturnType<typeof spawn>): Promise<void> {
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

async function run(command: string, args: string[], options: SpawnOptions): Promise<number> {
  const child = spawn(command, args, { ...options, stdio: "inherit" });
  const [code] = (await once(child, "exit")) as [number | null]; // safe: what the event is documented to carry
  return code ?? 1;
}

process.exitCode = await main(process.argv.slice(2));
