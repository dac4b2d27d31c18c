import { difficulty, keyTerm, workedExample } from "#shared/contracts/answer.ts";
import { z } from "zod";
import type { Growing } from "../../engine.ts";
import { type HomeworkSolution, solutionStep } from "../../outputs/homework-solution.ts";
import { written } from "../../outputs/written.ts";

/** A field that has not come, or came in a wrong shape, is not there: the whole reply will be judged by its schema. */
function maybe<Schema extends z.ZodType>(schema: Schema) {
  return schema.optional().catch(undefined);
}

const settled = z.object({
  subject: maybe(z.string()),
  topic: maybe(z.string()),
  difficulty: maybe(difficulty),
  answer: maybe(written),
  explanation: maybe(written),
  proof: maybe(z.string()),
  steps: maybe(z.array(solutionStep)),
  hints: maybe(z.object({ idea: maybe(z.string()), firstMove: maybe(z.string()) })),
  finalMove: maybe(z.string()),
  examples: maybe(z.array(workedExample)),
  keyTerms: maybe(z.array(keyTerm)),
  followUpQuestions: maybe(z.array(z.string())),
  nextSteps: maybe(z.array(z.string())),
});

/** The fields of a solution that have come to their end, and of its lists the items that have. */
export type SettledSolution = z.infer<typeof settled>;

/**
 * Reads what is whole of a growing solution: all but the value that is being written. The same object comes back for
 * as long as nothing more is whole, which most drafts don't change.
 */
export function settledReader(): (growing: Growing<HomeworkSolution>) => SettledSolution {
  let known = settled.parse({});
  let extent = "";
  return (growing) => {
    const whole = withoutLast(growing) ?? {};
    const now = extentOf(whole);
    if (now !== extent) {
      known = settled.parse(whole);
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
export function textSoFar(growing: Growing<HomeworkSolution>, field: TextField): string {
  const text: unknown = growing[field];
  return typeof text === "string" ? text : "";
}

type TextField = "explanation" | "proof";

/** Whether something else has begun after this field. */
export function isPast(growing: Growing<HomeworkSolution>, field: keyof HomeworkSolution): boolean {
  return field in growing && Object.keys(growing).at(-1) !== field;
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
