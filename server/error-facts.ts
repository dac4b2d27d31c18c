import { types } from "node:util";
import { z } from "zod";

/** What a log keeps of an error: its kind and its place, and no word of anybody's. */
interface ErrorFacts {
  type: string;
  /** Codes and names of the error that can't hold what somebody wrote: `code`, `constraint`, `status` and the like. */
  [fact: string]: unknown;
  stack?: string[];
  cause?: ErrorFacts;
  errors?: ErrorFacts[];
}

/** Properties that are set by drivers, by Node and by ourselves, and name no value of a row or a request. */
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

/** A code, a name of the database's, an address. A sentence is none of these. */
const identifier = /^[\w.:/-]{1,80}$/u;
/** A frame of V8's; the place at its end is a file of ours, of a package or of Node. */
const frame = /^ {4}at .*(?:file:\/\/\/|node:|\/)[^\s()]*:\d+:\d+\)?$/u;
const mostFrames = 15;
const mostCauses = 5;

export function isError(value: unknown): value is Error {
  return value instanceof Error || types.isNativeError(value);
}

/**
 * An error as a log may keep it. Messages are left out whoever wrote them: a driver's, a parser's and V8's own may quote
 * the value that was wrong, and Drizzle's holds the statement with all its parameters.
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

/** What whoever started a command reads of its failure: its sentence, but of a failed statement no parameters. */
export function sentenceOf(error: unknown): string {
  if (!isError(error)) return String(error);
  if (!("params" in error)) return error.message;
  const code = isError(error.cause) ? factsOf(error.cause)["code"] : undefined;
  return `The database refused a statement (${typeof code === "string" ? code : "without a code"}).`;
}

/** Of the class where the name was overwritten with something that isn't one. */
function typeOf(error: Error): string {
  const name: unknown = error.constructor.name === "Error" ? error.name : error.constructor.name;
  return typeof name === "string" && identifier.test(name) ? name : "Error";
}

function isHarmless(value: unknown): boolean {
  return typeof value === "number" || (typeof value === "string" && identifier.test(value));
}

/** Where in a value, and what was wrong with it. Keys of records may be anybody's words; names of fields are not. */
function issueFacts({ code, path }: z.core.$ZodIssue) {
  const steps = path.map((step) => {
    if (typeof step === "number") return String(step);
    return typeof step === "string" && /^[a-z]\w{0,40}$/iu.test(step) ? step : "?";
  });
  return `${steps.join(".")} ${code}`;
}

/** The frames alone. A stack begins with the message, which may have lines of its own. */
function framesOf({ stack, message }: Error): string[] {
  if (typeof stack !== "string") return [];
  const end = message === "" ? -1 : stack.indexOf(message);
  const lines = (end === -1 ? stack : stack.slice(end + message.length)).split("\n");
  return lines
    .filter((line) => frame.test(line))
    .slice(0, mostFrames)
    .map((line) => line.trim().slice(0, 300));
}
