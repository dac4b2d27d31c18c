import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import packageJson from "../../package.json" with { type: "json" };

export interface Process {
  url: string;
  pid: number;
  /** Shuts it down gracefully. */
  stop: () => Promise<void>;
  /** Kills it, as a crash does. */
  kill: () => Promise<void>;
  /** Resolves when it has ended, for whatever reason. */
  exit: Promise<unknown>;
}

/** Starts a program and waits for the address that it prints. */
async function start(
  args: string[],
  env: Record<string, string>,
  address: RegExp,
): Promise<Process> {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env["PATH"], ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const endWithUs = () => child.kill("SIGKILL");
  process.once("exit", endWithUs);
  child.once("exit", () => process.off("exit", endWithUs));
  const url = await new Promise<string>((resolve, reject) => {
    let text = "";
    child.stdout.on("data", (chunk: Buffer) => {
      text += chunk.toString();
      const found = address.exec(text)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once("exit", () => reject(new Error(`it ended before it listened:\n${text}`)));
  });
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, "exit");
  };
  const exit = child.exitCode === null ? once(child, "exit") : Promise.resolve();
  const pid = child.pid ?? 0;
  return { url, pid, stop: () => end("SIGTERM"), kill: () => end("SIGKILL"), exit };
}

/**
 * The test server in place of a model. A real model runs elsewhere: this one must not slow down the measured machine,
 * so it gets enough memory never to collect its old generation, which would take all cores for a tenth of a second.
 */
export function startModel({
  parts,
  everyMs,
}: {
  parts: number;
  everyMs: number;
}): Promise<Process> {
  return start(
    ["--initial-old-space-size=2048", "--import", "tsx", "server/testing/openai-server-main.ts"],
    { PARTS: String(parts), EVERY_MS: String(everyMs) },
    /^(http\S+)$/mu,
  );
}

/** The bare Express server between the model and the client. */
export function startBareServer(env: {
  OPENAI_BASE_URL: string;
  DATABASE_URL: string;
}): Promise<Process> {
  return start(["--import", "tsx", "bench/answers/bare-server-main.ts"], env, /^(http\S+)$/mu);
}

/** The arguments for Node in `npm start`: `exec node …`. */
const asStarted = packageJson.scripts.start.split(" ").slice(2);

/** The built product as `npm start` starts it, with limits that the measurement doesn't reach. */
export function startProduct(env: Record<string, string>): Promise<Process> {
  return start(
    ["--expose-gc", ...asStarted],
    {
      PORT: "0",
      LOG_LEVEL: "error",
      OPENAI_API_KEY: "a key",
      ANSWERS_IN_PROGRESS_PER_STUDENT: "100",
      ASKS_PER_TEN_MINUTES: "10000",
      TOKENS_PER_DAY: "0",
      TOKENS_PER_STUDENT_PER_DAY: "0",
      ...env,
    },
    /^Sawaal is at (\S+)/mu,
  );
}

/** The CPU time of a process in milliseconds. Linux counts in clock ticks, a hundred a second. */
export async function processorMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
