import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { rm } from "node:fs/promises";
import { newDataFolder } from "../server/testing/data-folder.ts";

export interface Product {
  url: string;
  stop: () => Promise<void>;
  /** Kills the process as a power cut would. */
  kill: () => Promise<void>;
  /** Restarts after `kill`, at the same address, with the same data. */
  startAgain: () => Promise<void>;
}

/**
 * Starts the built product as `npm start` does, on a free port with a separate data folder, which `prepare` may fill
 * before.
 */
export async function startProduct(
  env: Record<string, string> = {},
  prepare: (folder: string) => void = () => undefined,
): Promise<Product> {
  const folder = await newDataFolder();
  prepare(folder);
  const start = (port: string) => startServer({ PORT: port, DATA_DIR: folder, ...env });
  const first = await start("0");
  let { server } = first;
  const { port } = new URL(first.url);
  const end = async (signal: NodeJS.Signals) => {
    server.kill(signal);
    await once(server, "exit");
  };
  // A product that outlives its test file, or a run that was interrupted.
  const endWithUs = () => {
    server.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  };
  process.once("exit", endWithUs);
  return {
    url: first.url,
    stop: async () => {
      process.off("exit", endWithUs);
      await end("SIGTERM");
      await rm(folder, { recursive: true, force: true });
    },
    kill: () => end("SIGKILL"),
    startAgain: async () => {
      ({ server } = await start(port));
    },
  };
}

async function startServer(env: Record<string, string>) {
  const server = spawn(process.execPath, ["dist/server/main.js"], {
    env: { PATH: process.env["PATH"], LOG_LEVEL: "error", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  return { server, url: await addressOf(server) };
}

/** Waits for the log line with the address. */
function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = "";
    server.stdout?.on("data", (chunk: Buffer) => {
      text += chunk.toString();
      const started = /^Sawaal is at (\S+)/mu.exec(text);
      if (started?.[1]) resolve(started[1]);
    });
    server.once("exit", () => reject(new Error(`the product ended:\n${text}`)));
  });
}
