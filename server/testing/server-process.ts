import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";

export interface ServerProcess {
  /** The address in its start line. */
  url: string;
  startLine: string;
  /** SIGTERM: a graceful shutdown. */
  stop: () => Promise<void>;
  /** SIGKILL: ends the process as a crash does. */
  kill: () => Promise<void>;
}

/** Starts the built server in a separate process, on a free port, and waits for its start line. */
export function startServer(env: Record<string, string>): Promise<ServerProcess> {
  return untilStarted(spawnServer(env));
}

/** The same with `npm start`: signals go to npm, like those of a service manager. */
export function startWithNpm(env: Record<string, string>): Promise<ServerProcess> {
  return untilStarted(spawnServer(env, ["npm", "start"]));
}

async function untilStarted({
  child,
  output,
}: ReturnType<typeof spawnServer>): Promise<ServerProcess> {
  const startLine = await output.line(/^Sawaal is at (\S+) .*$/mu);
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, "exit");
  };
  return {
    url: startLine[1] ?? "",
    startLine: startLine[0],
    stop: () => end("SIGTERM"),
    kill: () => end("SIGKILL"),
  };
}

/** For a server that must refuse to start: its output and its exit code. */
export async function startAndFail(env: Record<string, string>) {
  const { child, output } = spawnServer(env);
  const [code] = (await once(child, "close")) as [number | null]; // safe: what the event is documented to carry
  return { code, said: output.text() };
}

const builtServer = [process.execPath, "--enable-source-maps", "dist/server/main.js"] as const;

function spawnServer(
  env: Record<string, string>,
  [program, ...args]: readonly [string, ...string[]] = builtServer,
) {
  const { PATH, HOME } = process.env;
  const child = spawn(program, args, {
    env: { PATH, HOME, PORT: "0", LOG_LEVEL: "error", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  return { child, output: watchOutput(child) };
}

function watchOutput(child: ChildProcess) {
  let text = "";
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk: Buffer) => {
      text += chunk.toString();
      for (const listener of listeners) listener();
    });
  }
  const line = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const look = () => {
        const found = pattern.exec(text);
        if (found) resolve(found);
      };
      listeners.add(look);
      look();
      child.once("close", () => reject(new Error(`the server ended:\n${text}`)));
    });
  return { line, text: () => text };
}
