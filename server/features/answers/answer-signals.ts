import { z } from "zod";

/**
 * What processes signal each other about an answer. `stop`: end it. `watch`: another process has a follower, write the
 * shown part into the row. `written`: the row has new content.
 */
const answerSignal = z.object({
  kind: z.enum(["stop", "watch", "written"]),
  messageId: z.number().int(),
});
type AnswerSignal = z.infer<typeof answerSignal>;

const subject = "answer ";

export function writeSignal(signal: AnswerSignal): string {
  return subject + JSON.stringify(signal);
}

/** Null for signals on other subjects and for unknown kinds from another version of the server. */
export function readSignal(text: string): AnswerSignal | null {
  if (!text.startsWith(subject)) return null;
  return answerSignal.safeParse(JSON.parse(text.slice(subject.length))).data ?? null;
}
