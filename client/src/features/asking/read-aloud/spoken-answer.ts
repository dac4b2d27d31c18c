import type { AiResponse } from "#shared/contracts/answer.ts";
import { replyWords } from "../reply-words.ts";

interface Reading {
  /** Of steps that open one by one, how many are open; left out where all are. */
  opened?: number | undefined;
  /** As the page has it. */
  heading?: string;
}

/** What is read aloud of a reply, in the order of the page. What is no answer is said to be that first. */
export function spokenAnswer(
  aiResponse: AiResponse,
  { opened, heading = replyWords(aiResponse).heading }: Reading = {},
): string[] {
  const { answer, content, steps, declined, replyKind } = aiResponse;
  const isAnswer = !declined && replyKind === undefined;
  const texts = isAnswer ? [] : [heading];
  if (answer !== undefined) texts.push("The answer is:", answer);
  texts.push(content);
  for (const [index, { title, why, result }] of steps.slice(0, opened).entries()) {
    texts.push(`Step ${index + 1}.`, title, why, result ?? "");
  }
  return texts.filter((text) => text !== "");
}
