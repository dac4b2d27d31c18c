import type { AiResponse } from "#shared/contracts/answer.ts";
import { replyWords } from "../reply-words.ts";

interface Reading {
  /** For steps that open one by one, the number of open ones; absent if all are open. */
  openCount?: number | undefined;
  /** Heading of the page. */
  heading?: string;
}

/** The text of a reply for reading aloud, in the order of the page. A reply that is no answer says so first. */
export function spokenAnswer(
  aiResponse: AiResponse,
  { openCount, heading = replyWords(aiResponse).heading }: Reading = {},
): string[] {
  const { answer, content, steps, declined, replyKind } = aiResponse;
  const isAnswer = !declined && replyKind === undefined;
  const texts = isAnswer ? [] : [heading];
  if (answer !== undefined) texts.push("The answer is:", answer);
  texts.push(content);
  for (const [index, { title, why, result }] of steps.slice(0, openCount).entries()) {
    texts.push(`Step ${index + 1}.`, title, why, result ?? "");
  }
  return texts.filter((text) => text !== "");
}
