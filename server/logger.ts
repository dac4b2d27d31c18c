import { pino, type DestinationStream, type Logger } from "pino";
import { factsOf, isError } from "./error-facts.ts";

export type { Logger };

/**
 * The server's log, as JSON lines on standard output. An error under any key is reduced to its facts, so that no line
 * contains a statement's parameters or a message that may quote them. Callers leave out everything else that must not
 * be logged.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { log: withFacts },
      // pino would take the line's message from an error without one.
      hooks: {
        logMethod(args, method) {
          const [first, sentence = unnamed] = args as [unknown, string?]; // safe: what pino takes
          if (typeof first === "string") method.apply(this, args);
          else method.apply(this, [isError(first) ? { err: first } : first, sentence]);
        },
      },
    },
    destination ?? pino.destination({ sync: true }),
  );
}

const unnamed = "an error";

function withFacts(line: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(line).map(([name, value]: [string, unknown]) => [
      name,
      isError(value) ? factsOf(value) : value,
    ]),
  );
}
