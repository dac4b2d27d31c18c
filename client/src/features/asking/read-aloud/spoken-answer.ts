import type { AiResponse } from "#shared/contracts/answer.ts";

/** What is read aloud of an answer, in the order of the page; of steps that open one by one, those that are open. */
export function spokenAnswer(aiResponse: AiResponse, opened?: number): string[] {
  const { answer, content, steps } = aiResponse;
  const texts = answer === undefined ? [] : ["The answer is:", answer];
  texts.push(content);
  for (const [index, { title, why, result }] of steps.slice(0, opened).entries()) {
    texts.push(`Step ${index + 1}.`, title, why, result ?? "");
  }
  return texts.filter((text) => text !== "");
}
