import { pino, type Logger } from "pino";

export type { Logger };

/** Logs of the server, as JSON lines on standard output. What may not be logged is left out where it is logged. */
export function createLogger(level: string): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}
