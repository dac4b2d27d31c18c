import { z } from "zod";
import { Known } from "./meanings.ts";
import type { DrawnCall } from "./requests.ts";

/** The number of remembered ids of a kind. */
const mostIds = 30;

/** An answer of the tutor, and its place. */
interface Turn {
  kind: string;
  conversationId: unknown;
  messageId: number;
}

/** The target of a call. */
const kindsByPath: [RegExp, string[]][] = [
  [/\/homework\/ask$/u, ["homework"]],
  [/\/homework\//u, ["homework", "doubt"]],
  [/\/doubts\//u, ["doubt"]],
  [/\/concepts\/quiz$/u, ["quiz"]],
  [/\/(?:concepts\/explain|feedback\/comprehension)$/u, ["concept"]],
  [/\/messages/u, ["homework", "doubt", "concept", "quiz"]],
];
const kindsOf = (path: string) => kindsByPath.find(([pattern]) => pattern.test(path))?.[1] ?? [];

const aiResponse = z.object({ declined: z.literal(false), quiz: z.unknown().optional() });
const tutorAnswer = z.union([
  z.object({ aiResponse, message: z.object({ id: z.number() }) }),
  z
    .object({ followUp: z.object({ aiResponse, id: z.number() }) })
    .transform(({ followUp }) => ({ aiResponse: followUp.aiResponse, message: followUp })),
]);
const askBody = z.object({ conversationId: z.unknown() });
const examSession = z.object({
  id: z.number(),
  questions: z.array(z.object({ id: z.string() })).min(1),
});

export type Memory = ReturnType<typeof createMemory>;
export type Resolve = (value: unknown) => unknown;

/** The ids that a student received, by the names that calls have for them. */
export function createMemory() {
  const ids = new Map<string, unknown[]>();
  const turns: Turn[] = [];

  function keep(name: string, value: unknown): void {
    if (typeof value !== "number" && typeof value !== "string") return;
    ids.set(name, [value, ...(ids.get(name) ?? [])].slice(0, mostIds));
  }

  /** Stores the ids in a response: `message: { id }` is a `messageId`. */
  function learn(path: string, body: unknown, answer: unknown): void {
    walk(answer, nearestOf(path), keep);
    learnTurn(path, body, answer);
    const { data: session } = examSession.safeParse(answer);
    if (!session) return;
    // Questions are answered in their own session only.
    ids.set("examSessionId", [session.id]);
    ids.set(
      "examQuestionId",
      session.questions.map(({ id }) => id),
    );
  }

  function learnTurn(path: string, body: unknown, answer: unknown): void {
    const { data: response } = tutorAnswer.safeParse(answer);
    const { data: place } = askBody.safeParse(body);
    const own = kindsOf(path)[0];
    if (!response || !place || own === undefined) return;
    const kind = response.aiResponse.quiz === undefined ? own : "quiz";
    turns.unshift({ kind, conversationId: place.conversationId, messageId: response.message.id });
    turns.splice(mostIds);
  }

  /** Fills in the placeholders of a request: from one turn where that was drawn, otherwise with any id of the name. */
  function resolverOf({ call, turn }: Pick<DrawnCall, "call" | "turn">): Resolve {
    const kinds = kindsOf(call.path);
    const suitable = turns.filter(({ kind }) => kinds.includes(kind));
    const own = turn === undefined ? undefined : suitable[turn % suitable.length];
    return function resolve(value: unknown): unknown {
      if (value instanceof Known) {
        if (own && (value.name === "conversationId" || value.name === "messageId"))
          return own[value.name];
        const some = ids.get(value.name) ?? ids.get("anyId") ?? [1];
        return some[value.at % some.length];
      }
      if (Array.isArray(value)) return value.map(resolve);
      if (typeof value !== "object" || value === null) return value;
      return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, resolve(each)]));
    };
  }

  return { keep, learn, resolverOf };
}

function nearestOf(path: string): string {
  const words = path.split("/").filter((word) => word !== "" && !word.startsWith("{"));
  return (words.findLast((word) => word.endsWith("s")) ?? "").replace(/s$/u, "");
}

function walk(value: unknown, around: string, keep: (name: string, value: unknown) => void): void {
  if (typeof value !== "object" || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (name === "id") {
      keep(`${around}Id`, inner);
      keep("anyId", inner);
    } else if (name.endsWith("Id") || name === "token") keep(name, inner);
    else if (name === "imageUrl") keep("uploadId", String(inner).split("/").at(-1));
    const isPlace = Array.isArray(value) || name === "items";
    walk(inner, isPlace ? around : name.replace(/s$/u, ""), keep);
  }
}
