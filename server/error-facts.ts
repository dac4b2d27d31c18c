import { types } from "node:util";
import { z } from "zod";

/** The facts of an error that a log may hold: its kind and its place, and no user's text. */
interface ErrorFacts {
  type: string;
  /** Codes and names of the error that can't contain user input: `code`, `constraint`, `status` and the like. */
  [fact: string]: unknown;
  stack?: string[];
  cause?: ErrorFacts;
  errors?: ErrorFacts[];
}

/** Properties set by drivers, by Node and by the product; none has a value of a row or a request. */
const keptProperties = [
  "code",
  "failure",
  "severity",
  "schema",
  "table",
  "column",
  "constraint",
  "routine",
  "syscall",
  "address",
  "port",
  "status",
  "statusCode",
  "type",
  "field",
];

/** A code, a name from the database or an address; never a sentence. */
const identifier = /^[\w.:/-]{1,80}$/u;
/** A V8 stack frame; the place at its end is a file of the product, of a package or of Node. */
const frame = /^ {4}at .*(?:file:\/\/\/|node:|\/)[^\s()]*:\d+:\d+\)?$/u;
const mostFrames = 15;
const mostCauses = 5;

export function isError(value: unknown): value is Error {
  return value instanceof Error || types.isNativeError(value);
}

/**
 * Reduces an error to what a log may hold. All messages are left out: a driver's, a parser's and V8's own may quote the
 * wrong value, and Drizzle's has the statement with all its parameters.
 */
export function factsOf(error: Error, depth = 0): ErrorFacts {
  const facts: ErrorFacts = { type: typeOf(error) };
  const properties = new Map<string, unknown>(Object.entries(error));
  for (const name of keptProperties) {
    const value = properties.get(name);
    if (isHarmless(value)) facts[name === "type" ? "kind" : name] = value;
  }
  if (error instanceof z.core.$ZodError) facts["issues"] = error.issues.map(issueFacts);
  const stack = framesOf(error);
  if (stack.length > 0) facts.stack = stack;
  if (depth >= mostCauses) return facts;
  if (isError(error.cause)) facts.cause = factsOf(error.cause, depth + 1);
  if (error instanceof AggregateError) {
    facts.errors = error.errors.filter(isError).map((each) => factsOf(each, depth + 1));
  }
  return facts;
}

/** The text that a command prints for a failure: its message, but for a failed statement no parameters. */
export function sentenceOf(error: unknown): string {
  if (!isError(error)) return String(error);
  if (!("params" in error)) return error.message;
  const code = isError(error.cause) ? factsOf(error.cause)["code"] : undefined;
  return `The database refused a statement (${typeof code === "string" ? code : "without a code"}).`;
}

/** The class's name where the error's own name was overwritten with something else. */
function typeOf(error: Error): string {
  const name: unknown = error.constructor.name === "Error" ? error.name : error.constructor.name;
  return typeof name === "string" && identifier.test(name) ? name : "Error";
}

function isHarmless(value: unknown): boolean {
  return typeof value === "number" || (typeof value === "string" && identifier.test(value));
}

/**
 * The path of an invalid value and the kind of the issue. Keys of records may be user input; names of fields are not.
 */
function issueFacts({ code, path }: z.core.$ZodIssue) {
  const steps = path.map((step) => {
    if (typeof step === "number") return String(step);
    return typeof step === "string" && /^[a-z]\w{0,40}$/iu.test(step) ? step : "?";
  });
  return `${steps.join(".")} ${code}`;
}

/** The frames only. A stack begins with the message, which may have several lines. */
function framesOf({ stack, message }: Error): string[] {
  if (typeof stack !== "string") return [];
  const end = message === "" ? -1 : stack.indexOf(message);
  const lines = (end === -1 ? stack : stack.slice(end + message.length)).split("\n");
  return lines
    .filter((line) => frame.test(line))
    .slice(0, mostFrames)
    .map((line) => line.trim().slice(0, 300));
}
