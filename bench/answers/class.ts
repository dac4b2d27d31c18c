import { randomUUID } from "node:crypto";
import pLimit from "p-limit";
import { signUp, startConversation, streamsPerStudent, type Student } from "./asking.ts";
import type { Product } from "./product.ts";
import { type Question, tokenOf } from "./question.ts";
import type { Soak } from "./soak.ts";

/**
 * Below the hundred answers that a student may have in progress: those of a killed process count until they are
 * recovered.
 */
const mostPerStudent = 80;

/** Signs up as many students as are needed to ask all questions. */
export async function openClass(
  product: Product,
  { questions, streams }: { questions: number; streams: number },
): Promise<Pick<Soak, "newQuestions">> {
  const url = await product.url();
  const firstPhone = 6_000_000_000 + Math.floor(Math.random() * 3e9);
  const size = Math.ceil(Math.max(questions / mostPerStudent, streams / streamsPerStudent));
  // Hashing a password takes a core for a moment: more in parallel are no faster.
  const pupils = await several(size, 4, (index) => signUp(url, firstPhone + index));
  let last = 0;

  async function newQuestion(index: number): Promise<Question> {
    const student = pupils[index % pupils.length] as Student; // safe: the remainder is a place in it
    const conversationId = await startConversation(await product.url(), student);
    last += 1;
    const number = last;
    const token = tokenOf(number);
    const text = `Describe how ${token} shaped the life of the people around it.`;
    return { number, token, text, key: randomUUID(), student, conversationId };
  }

  return { newQuestions: (count) => several(count, 20, newQuestion) };
}

function several<Result>(
  count: number,
  atOnce: number,
  make: (index: number) => Promise<Result>,
): Promise<Result[]> {
  const limit = pLimit(atOnce);
  return Promise.all(Array.from({ length: count }, (_, index) => limit(() => make(index))));
}
