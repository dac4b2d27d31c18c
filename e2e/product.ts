import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

export interface Product {
  url: string;
  stop: () => Promise<void>;
}

/** Starts the built product the way `npm start` does, on a free port with a data folder of its own. */
export async function startProduct(env: Record<string, string> = {}): Promise<Product> {
  const folder = await mkdtemp(path.join(tmpdir(), "sawaal-e2e-"));
  const server = spawn(process.execPath, ["dist/server/main.js"], {
    env: { PATH: process.env["PATH"], PORT: "0", LOG_LEVEL: "error", DATA_DIR: folder, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let text = "";
    server.stdout.on("data", (chunk: Buffer) => {
      text += chunk.toString();
      const started = /^Sawaal is at (\S+)/mu.exec(text);
      if (started?.[1]) resolve(started[1]);
    });
    server.once("exit", () => reject(new Error(`the product ended:\n${text}`)));
  });
  return {
    url,
    stop: async () => {
      server.kill("SIGTERM");
      await once(server, "exit");
      await rm(folder, { recursive: true, force: true });
    },
  };
}
