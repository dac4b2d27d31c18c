import { expect, test } from "vitest";
import { z } from "zod";
import { sentenceOf } from "./error-facts.ts";
import { createLogger } from "./logger.ts";

const words = "Meenakshi 9876543210";

/** The fields that a log line has for a logged value. */
function lineOf(log: (logger: ReturnType<typeof createLogger>) => void): Record<string, unknown> {
  const lines: string[] = [];
  log(createLogger("trace", { write: (line: string) => lines.push(line) }));
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toMatch(/Meenakshi|9876543210/u);
  return JSON.parse(lines[0] ?? "{}");
}

/** An error as Drizzle throws it: a statement with its parameters, around the driver's error. */
function failedStatement(): Error {
  const driver = Object.assign(new Error(`duplicate key: (${words})`), {
    code: "23505",
    constraint: "users_phone_unique",
    table: "users",
    detail: `Key (phone)=(${words}) already exists.`,
    where: words,
  });
  return Object.assign(new Error(`Failed query: insert\nparams: ${words}`, { cause: driver }), {
    query: "insert",
    params: [words],
  });
}

test("an error keeps type, code, constraint and stack", () => {
  const { err, msg } = lineOf((logger) => logger.error({ err: failedStatement() }, "failed"));
  expect(msg).toBe("failed");
  expect(err).toEqual({
    type: "Error",
    stack: expect.arrayContaining([expect.stringMatching(/error-facts\.test\.ts:\d+/u)]),
    cause: {
      type: "Error",
      code: "23505",
      constraint: "users_phone_unique",
      table: "users",
      stack: expect.any(Array),
    },
  });
});

test.each([
  ["alone", failedStatement()],
  ["without a sentence", { err: failedStatement() }],
  ["under another name", { reason: failedStatement() }],
])("the message of an error %s is in no line", (_how, logged) => {
  expect(lineOf((logger) => logger.warn(logged))).toHaveProperty("msg", "an error");
});

test("a child logger reduces errors too", () => {
  lineOf((logger) => logger.child({ part: "x" }).error({ err: failedStatement() }, "failed"));
});

test("a message that looks like a stack frame is left out", () => {
  const error = new Error(`first\n    at ${words} (file:///x.ts:1:1)\nlast`);
  const { err } = lineOf((logger) => logger.error({ err: error }, "failed"));
  expect(err).toHaveProperty("stack.0", expect.stringContaining("error-facts.test.ts"));
});

test("a message changed after construction leaves no line of the first message", () => {
  const error = new Error(`${words}\nlast ${words}`);
  error.message = "other";
  lineOf((logger) => logger.error({ err: error }, "failed"));
});

test("each error of an AggregateError is reduced, and a cycle of causes ends", () => {
  const circle = failedStatement();
  circle.cause = circle;
  const error = new AggregateError([failedStatement(), circle], words);
  const { err } = lineOf((logger) => logger.error({ err: error }, "failed"));
  expect(err).toHaveProperty("errors.0.cause.code", "23505");
});

test("a ZodError keeps the path and the kind of each issue", () => {
  const { error } = z
    .object({ answers: z.array(z.strictObject({ grade: z.number() })) })
    .safeParse({ answers: [{ grade: words, [words]: 1 }] });
  expect(lineOf((logger) => logger.error({ err: error }, "failed"))["err"]).toMatchObject({
    issues: ["answers.0.grade invalid_type", "answers.0 unrecognized_keys"],
  });
});

test("a command prints an error's message, and only the code of a failed statement", () => {
  expect(sentenceOf(new Error("PORT must be free."))).toBe("PORT must be free.");
  expect(sentenceOf(failedStatement())).toBe("The database refused a statement (23505).");
});

test("a code with spaces is left out", () => {
  const error = Object.assign(new Error("x"), { code: `not ${words}`, port: 5432, name: words });
  const { err } = lineOf((logger) => logger.error({ err: error }, "failed"));
  expect(err).toMatchObject({ type: "Error", port: 5432 });
  expect(err).not.toHaveProperty("code");
});
