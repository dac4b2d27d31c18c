import { pino, type DestinationStream, type Logger } from "pino";
import { factsOf, isError } from "./error-facts.ts";

export type { Logger };

/**
 * Logs of the server, as JSON lines on standard output. An error in a line, under whatever name, is reduced to its facts:
 * no line holds a statement's parameters or a message that may quote them. What else may not be logged is left out where
 * it is logged.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { log: withFacts },
      // An error alone, or one without a sentence, would lend the line its message.
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
