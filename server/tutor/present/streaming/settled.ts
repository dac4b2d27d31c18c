import { difficulty, keyTerm } from "#shared/contracts/answer.ts";
import { z } from "zod";
import type { Draft } from "../../engine.ts";

/** A field that is missing or of a wrong shape is left out: its schema judges the reply when it is complete. */
export function maybe<Schema extends z.core.$ZodType>(schema: Schema) {
  return z.optional(schema).catch(undefined);
}

/** The fields around every solution or explanation: its topic, and follow-ups. */
export const settledFrame = {
  subject: maybe(z.string()),
  topic: maybe(z.string()),
  difficulty: maybe(difficulty),
  keyTerms: maybe(z.array(keyTerm)),
  followUpQuestions: maybe(z.array(z.string())),
};

/**
 * Reads the complete values of a streamed output: all but the one that is being written. Returns the same object until
 * another value is complete; most drafts complete none. Every field of the schema is a `maybe`.
 */
export function readerOf<Fields>(schema: z.ZodType<Fields>): (draft: Draft<object>) => Fields {
  let values = schema.parse({});
  let extent = "";
  return (draft) => {
    const whole = withoutLast(draft) ?? {};
    const now = extentOf(whole);
    if (now !== extent) {
      values = schema.parse(whole);
      extent = now;
    }
    return values;
  };
}

/** A key that changes whenever a value has been added; values are complete, so their number suffices. */
function extentOf(whole: object): string {
  return Object.entries(whole)
    .map(([name, value]: [string, unknown]) =>
      value !== null && typeof value === "object" ? `${name}${Object.keys(value).length}` : name,
    )
    .join(" ");
}

/** The text of a field, finished or not. */
export function textIn<Field extends string>(
  draft: { [Key in Field]?: unknown },
  field: Field,
): string {
  const text: unknown = draft[field];
  return typeof text === "string" ? text : "";
}

/** Whether something else has begun after this field. */
export function isFieldPast<Output extends object>(
  draft: Output,
  field: keyof Output & string,
): boolean {
  return field in draft && Object.keys(draft).at(-1) !== field;
}

/** JSON is written in order: everything but the last value is complete. */
function withoutLast(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, -1);
  if (value === null || typeof value !== "object") return undefined;
  const entries = Object.entries(value);
  const [name, last] = entries.pop() ?? [];
  const rest: unknown = name === undefined ? undefined : withoutLast(last);
  return Object.fromEntries(
    name === undefined || rest === undefined ? entries : [...entries, [name, rest]],
  );
}
