import { EventEmitter } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import type { Logger } from "../logger.ts";

/**
 * Short messages between all processes on one database. A broken connection may lose them: a waiting process also polls
 * the rows.
 */
export interface Signals {
  publish: (text: string) => Promise<void>;
  /** Returns the function that unsubscribes. */
  subscribe: (listener: (text: string) => void) => () => void;
  close: () => Promise<void>;
}

/** For the embedded database, which has one process. */
export function createLocalSignals(): Signals {
  const emitter = new EventEmitter().setMaxListeners(0);
  return {
    publish: async (text) => {
      emitter.emit("signal", text);
    },
    subscribe: (listener) => {
      emitter.on("signal", listener);
      return () => emitter.off("signal", listener);
    },
    close: async () => {
      emitter.removeAllListeners();
    },
  };
}

const channel = "sawaal";
const pauseBeforeReconnectingMs = 1000;

interface ServerSignals {
  url: string;
  /** Sends over any free connection. */
  send: (channel: string, text: string) => Promise<void>;
  logger: Logger;
}

/**
 * For a PostgreSQL server: NOTIFY over any connection, LISTEN over a dedicated one, which is reopened when it breaks.
 */
export async function openServerSignals({ url, send, logger }: ServerSignals): Promise<Signals> {
  const local = createLocalSignals();
  const closing = new AbortController();
  let listener = await listen(url, local.publish, logger);

  async function keepListening(): Promise<void> {
    await listener.ended;
    while (!closing.signal.aborted) await listenAgain();
  }

  /** Resolves when the new connection breaks, or can't be opened. */
  async function listenAgain(): Promise<void> {
    await pause(pauseBeforeReconnectingMs, undefined, { ref: false });
    try {
      listener = await listen(url, local.publish, logger);
      await listener.ended;
    } catch (error) {
      logger.warn({ err: error }, "can't listen to the other processes yet");
    }
  }

  void keepListening();
  return {
    publish: (text) => send(channel, text),
    subscribe: local.subscribe,
    close: async () => {
      closing.abort();
      await listener.client.end();
    },
  };
}

async function listen(url: string, tell: (text: string) => Promise<void>, logger: Logger) {
  const client = new Client({
    connectionString: url,
    application_name: "sawaal listener",
    connectionTimeoutMillis: 5000,
    keepAlive: true,
  });
  client.on("notification", ({ payload }) => void tell(payload ?? ""));
  client.on("error", (error) => {
    logger.warn({ err: error }, "the connection that listens broke");
  });
  const ended = new Promise<void>((resolve) => client.once("end", () => resolve()));
  await client.connect();
  await client.query(`listen ${channel}`);
  return { client, ended };
}
