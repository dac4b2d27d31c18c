import { difficulty, keyTerm } from "#shared/contracts/answer.ts";
import { z } from "zod";
import type { Draft } from "../../engine.ts";

/** A field that has not come, or came in a wrong shape, is not there: the whole reply will be judged by its schema. */
export function maybe<Schema extends z.core.$ZodType>(schema: Schema) {
  return z.optional(schema).catch(undefined);
}

/** Around whatever is solved or explained: what it is about, and what may follow it. */
export const settledFrame = {
  subject: maybe(z.string()),
  topic: maybe(z.string()),
  difficulty: maybe(difficulty),
  keyTerms: maybe(z.array(keyTerm)),
  followUpQuestions: maybe(z.array(z.string())),
};

/**
 * Reads what is whole of a streamed output: all but the value that is being written. The same object comes back for as
 * long as nothing more is whole, which most drafts don't change. Every field of the schema is a `maybe`.
 */
export function readerOf<Settled>(schema: z.ZodType<Settled>): (draft: Draft<object>) => Settled {
  let known = schema.parse({});
  let extent = "";
  return (draft) => {
    const whole = withoutLast(draft) ?? {};
    const now = extentOf(whole);
    if (now !== extent) {
      known = schema.parse(whole);
      extent = now;
    }
    return known;
  };
}

/** Another text whenever something has come since; values are whole, so that their number says it. */
function extentOf(whole: object): string {
  return Object.entries(whole)
    .map(([name, value]: [string, unknown]) =>
      value !== null && typeof value === "object" ? `${name}${Object.keys(value).length}` : name,
    )
    .join(" ");
}

/** The text of a field that is being written, or has been. */
export function textIn<Field extends string>(
  draft: { [Key in Field]?: unknown },
  field: Field,
): string {
  const text: unknown = draft[field];
  return typeof text === "string" ? text : "";
}

/** Whether something else has begun after this field. */
export function isFieldPast(draft: object, field: string): boolean {
  return field in draft && Object.keys(draft).at(-1) !== field;
}

/** JSON is written in order: whatever is not last is whole. */
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
