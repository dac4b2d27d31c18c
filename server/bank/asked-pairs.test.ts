import { readFile } from "node:fs/promises";
import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { type AnswerBank, createAnswerBank } from "./answer-bank.ts";
import { readQuestions } from "./read-bank.ts";

const asked = z.object({ asked: z.string(), grade: z.int() });
/**
 * Questions as students type them: each a paraphrase of a bank question (`also`: others that answer it too), or a
 * question of the same chapters that the bank doesn't answer.
 */
const asPairs = z.object({
  paraphrases: z.array(
    asked.extend({ question: z.string(), also: z.array(z.string()).default([]) }),
  ),
  nearMisses: z.array(asked),
});
type Pairs = z.infer<typeof asPairs>;

/**
 * The bank has adopted many wordings of `asked`; `blind` was written by an author who had seen neither the search nor
 * the bank's wordings. A direct answer must be certain; otherwise the question is offered, one tap away.
 */
const bars = {
  asked: { answered: 0.75, reached: 0.9 },
  blind: { answered: 0.4, reached: 0.83 },
} as const;
const mostWrong = 0.01;
type PairSet = keyof typeof bars;

let answers: AnswerBank;
let texts: Map<string, string>;
let pairs: Record<PairSet, Pairs>;
beforeAll(async () => {
  // Template questions answer no text.
  const questions = await readQuestions(0);
  answers = createAnswerBank(questions);
  texts = new Map(questions.map(({ id, question }) => [id, question]));
  pairs = { asked: await read("asked-pairs.json"), blind: await read("blind-pairs.json") };
});

async function read(file: string): Promise<Pairs> {
  const text = await readFile(new URL(`testing/${file}`, import.meta.url), "utf8");
  return asPairs.parse(JSON.parse(text));
}

/** The result for each paraphrase: an answer, or questions to choose from, and whether the right one is among them. */
function outcomes(set: PairSet) {
  return pairs[set].paraphrases.map((pair) => {
    const rights = [pair.question, ...pair.also];
    const { asked, grade } = pair;
    const found = answers.find(asked, { grade });
    if (found)
      return { pair, got: found.id, outcome: rights.includes(found.id) ? "right" : "wrong" };
    const rightTexts = new Set(rights.map((id) => texts.get(id)));
    const isOffered = answers.near(asked, { grade }).some((near) => rightTexts.has(near.question));
    return { pair, outcome: isOffered ? "offered" : "missed" };
  });
}

test.each(["asked", "blind"] as const)(
  "paraphrased questions are answered or offered: %s",
  (set) => {
    const all = outcomes(set);
    const share = (...wanted: string[]) =>
      all.filter(({ outcome }) => wanted.includes(outcome)).length / all.length;
    const wrong = all.filter(({ outcome }) => outcome === "wrong");
    expect(wrong.slice(mostWrong * all.length)).toEqual([]);
    expect(share("right")).toBeGreaterThanOrEqual(bars[set].answered);
    expect(share("right", "offered")).toBeGreaterThanOrEqual(bars[set].reached);
  },
);

test.each(["asked", "blind"] as const)(
  "questions outside the bank are not answered by near ones: %s",
  (set) => {
    const { nearMisses } = pairs[set];
    const answered = nearMisses.filter(({ asked, grade }) => answers.find(asked, { grade }));
    expect(answered.slice(mostWrong * nearMisses.length)).toEqual([]);
  },
);
