import { readFile } from "node:fs/promises";
import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { type AnswerBank, createAnswerBank } from "./answer-bank.ts";
import { readQuestions } from "./read-bank.ts";

const asked = z.object({ asked: z.string(), grade: z.int() });
/**
 * Questions as students type them: each a question of the bank in other words (`also`: others that answer it as well),
 * and questions of the same chapters that the bank doesn't answer.
 */
const asPairs = z.object({
  paraphrases: z.array(
    asked.extend({ question: z.string(), also: z.array(z.string()).default([]) }),
  ),
  nearMisses: z.array(asked),
});
type Pairs = z.infer<typeof asPairs>;

/**
 * Of `asked` many wordings stand in the bank by now; `blind` was written without sight of the search and of the bank's
 * wordings. What is answered at once must be sure; what is not is offered, and reached by one tap.
 */
const bars = {
  asked: { answered: 0.75, reached: 0.9 },
  blind: { answered: 0.4, reached: 0.83 },
} as const;
const mostWrong = 0.01;
type Set = keyof typeof bars;

let answers: AnswerBank;
let texts: Map<string, string>;
let pairs: Record<Set, Pairs>;
beforeAll(async () => {
  // What is drawn from templates answers nobody.
  const questions = await readQuestions(0);
  answers = createAnswerBank(questions);
  texts = new Map(questions.map(({ id, question }) => [id, question]));
  pairs = { asked: await read("asked-pairs.json"), blind: await read("blind-pairs.json") };
});

async function read(file: string): Promise<Pairs> {
  const text = await readFile(new URL(`testing/${file}`, import.meta.url), "utf8");
  return asPairs.parse(JSON.parse(text));
}

/** What each paraphrase gets: an answer, or questions to choose from, and whether hers is among them. */
function outcomes(set: Set) {
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
  "what students ask in other words is answered or offered: %s",
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
  "what the bank doesn't hold is not answered by something near: %s",
  (set) => {
    const { nearMisses } = pairs[set];
    const answered = nearMisses.filter(({ asked, grade }) => answers.find(asked, { grade }));
    expect(answered.slice(mostWrong * nearMisses.length)).toEqual([]);
  },
);
