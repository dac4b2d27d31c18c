import { z } from "zod";

/**
 * What processes tell each other of an answer. `stop`: end it. `watch`: somebody follows it elsewhere, write down what
 * it shows. `written`: its row has something new.
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

/** Null for signals of another subject, and for what another version of us may say beside these. */
export function readSignal(text: string): AnswerSignal | null {
  if (!text.startsWith(subject)) return null;
  return answerSignal.safeParse(JSON.parse(text.slice(subject.length))).data ?? null;
}
