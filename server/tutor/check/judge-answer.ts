import type { Verdict } from "#shared/contracts/homework.ts";
import { compare } from "../../maths/compare.ts";
import type { Missing } from "../../maths/compare/judgement.ts";
import type { MathsAnswer } from "../../maths/outcome.ts";
import { plainAnswer } from "./plain-answer.ts";

/**
 * Judges what a student typed against the answer that is held back: by mathematical equality where it can be read,
 * else by the same words. The feedback never tells the answer.
 */
export function judgeAnswer({ answer, computed }: ExpectedAnswer, given: string): Verdict {
  const expected = computed?.plain ?? plainAnswer(answer);
  if (sameWords(expected, given)) return right;
  const judgement = compare(expected, given);
  switch (judgement.outcome) {
    case "equal":
      return right;
    case "unfinished":
      return { verdict: "unfinished", feedback: stillToDo[judgement.missing] };
    case "different":
      return {
        verdict: "wrong",
        feedback: "Not quite. Go through the last step once more and try again.",
      };
    case "unreadable":
      return {
        verdict: "unreadable",
        feedback: "I couldn't read that. Write just the answer, for example x = 5 or 3/4.",
      };
  }
}

/** What is said of an answer that is right as far as it goes. */
const stillToDo: Record<Missing, string> = {
  simplify: "You're nearly there. What you wrote is true, but it isn't in its simplest form yet.",
  "other-values": "That's right, but it isn't all of it. Is there another value?",
  units: "The number is right. Which unit belongs to it?",
  factorise: "That's equal, but it isn't a product yet. Write it in factors.",
  expand: "That's equal, but there are brackets left. Multiply them out.",
  constant: "Right so far. Which constant belongs to every antiderivative?",
  precision: "You're close. Give it with more digits.",
};

/** The answer as the tutor wrote it, and as our solver found it where it could. */
export interface ExpectedAnswer {
  answer: string;
  computed?: MathsAnswer | null;
}

const right: Verdict = { verdict: "right", feedback: "That's right. Well done!" };

function sameWords(expected: string, given: string): boolean {
  return words(expected) === words(given) && words(given) !== "";
}

/** Letters and digits alone, so that capitals, dashes and full stops decide nothing; maths signs are kept. */
function words(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}+=\-−×÷*/^<>%.,:√()]+/gu, " ")
    .replaceAll(/[.,]+(?=\s|$)/gu, "")
    .trim();
}
