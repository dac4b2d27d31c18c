import { readFile } from "node:fs/promises";
import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { type AnswerBank, createAnswerBank } from "./answer-bank.ts";
import { readQuestions } from "./read-bank.ts";

const asked = z.object({ asked: z.string(), grade: z.int() });
/**
 * Questions by somebody who hadn't seen the search: each a question of the bank in other words (`also`: others that
 * answer it as well), and questions of the same chapters that the bank doesn't answer.
 */
const asPairs = z.object({
  paraphrases: z.array(
    asked.extend({ question: z.string(), also: z.array(z.string()).default([]) }),
  ),
  nearMisses: z.array(asked),
});
const leastFound = 0.75;
const mostWrong = 0.01;

let answers: AnswerBank;
let pairs: z.infer<typeof asPairs>;
beforeAll(async () => {
  // What is drawn from templates answers nobody.
  answers = createAnswerBank(await readQuestions(0));
  const text = await readFile(new URL("testing/asked-pairs.json", import.meta.url), "utf8");
  pairs = asPairs.parse(JSON.parse(text));
});

test("what students ask in other words is found", () => {
  const rights = ({ question, also }: (typeof pairs.paraphrases)[number]) => [question, ...also];
  const found = pairs.paraphrases.map((pair) => ({
    pair,
    id: answers.find(pair.asked, { grade: pair.grade })?.id,
  }));
  const right = found.filter(({ pair, id }) => id !== undefined && rights(pair).includes(id));
  const wrong = found.filter(({ pair, id }) => id !== undefined && !rights(pair).includes(id));
  expect(wrong.slice(mostWrong * found.length)).toEqual([]);
  expect(right.length / found.length).toBeGreaterThanOrEqual(leastFound);
});

test("what the bank doesn't hold is not answered by something near", () => {
  const answered = pairs.nearMisses.filter(({ asked, grade }) => answers.find(asked, { grade }));
  expect(answered.slice(mostWrong * pairs.nearMisses.length)).toEqual([]);
});
