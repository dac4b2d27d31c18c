import { EventEmitter } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import type { Logger } from "../logger.ts";

/**
 * Short messages between all processes on one database. They may get lost when a connection breaks: whoever waits for
 * one also looks at the rows from time to time.
 */
export interface Signals {
  publish: (text: string) => Promise<void>;
  /** Returns how to stop listening. */
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
  /** Sends over whatever connection is free. */
  send: (channel: string, text: string) => Promise<void>;
  logger: Logger;
}

/** For a PostgreSQL server: NOTIFY over any connection, LISTEN over one of its own, which is made again when it breaks. */
export async function openServerSignals({ url, send, logger }: ServerSignals): Promise<Signals> {
  const local = createLocalSignals();
  let isClosed = false;
  let client: Client | null = null;

  async function connect(): Promise<void> {
    const next = new Client({
      connectionString: url,
      application_name: "sawaal listener",
      keepAlive: true,
    });
    next.on("notification", ({ payload }) => void local.publish(payload ?? ""));
    next.on("error", (error) => {
      logger.warn({ err: error }, "the connection that listens broke");
    });
    next.on("end", () => void reconnect());
    await next.connect();
    await next.query(`listen ${channel}`);
    client = next;
  }

  async function reconnect(): Promise<void> {
    client = null;
    while (!isClosed && client === null) {
      await pause(pauseBeforeReconnectingMs, undefined, { ref: false });
      await connect().catch((error: unknown) => {
        logger.warn({ err: error }, "can't listen to the other processes yet");
      });
    }
  }

  await connect();
  return {
    publish: (text) => send(channel, text),
    subscribe: local.subscribe,
    close: async () => {
      isClosed = true;
      await client?.end();
    },
  };
}
