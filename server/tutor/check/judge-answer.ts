import type { Verdict } from "#shared/contracts/homework.ts";
import { compare, compareToAnswer, type MathsAnswer, type Missing } from "@sawaal/maths";
import { nameSlip } from "./name-slip.ts";
import { plainAnswer } from "./plain-answer.ts";

/**
 * Judges a student's answer against the withheld one: by mathematical equality where it can be read, otherwise by equal
 * words. The feedback never reveals the answer.
 */
export function judgeAnswer({ answer, computed }: ExpectedAnswer, given: string): Verdict {
  const expected = computed?.plain ?? plainAnswer(answer);
  const judge = (given: string) =>
    computed ? compareToAnswer(computed, given) : compare(expected, given);
  const judgement = judge(given);
  if (judgement.outcome === "unreadable" && sameWords(expected, given)) return right;
  switch (judgement.outcome) {
    case "equal":
      return right;
    case "unfinished":
      return { verdict: "unfinished", feedback: stillToDo[judgement.missing] };
    case "different":
      return {
        verdict: "wrong",
        feedback:
          nameSlip(given, judge) ?? "Not quite. Go through the last step once more and try again.",
      };
    case "unreadable":
      return {
        verdict: "unreadable",
        feedback: "I couldn't read that. Write just the answer, for example x = 5 or 3/4.",
      };
  }
}

/** Feedback on an answer that is right but incomplete. */
const stillToDo: Record<Missing, string> = {
  simplify: "You're nearly there. What you wrote is true, but it isn't in its simplest form yet.",
  "other-values": "That's right, but it isn't all of it. Is there another value?",
  units: "The number is right. Which unit belongs to it?",
  factorise: "That's equal, but it isn't a full product yet. Write it in factors.",
  primes: "That's equal, but not every factor is a prime number yet. Split it further.",
  expand: "That's equal, but there are brackets left. Multiply them out.",
  constant: "Right so far. Which constant belongs to every antiderivative?",
  precision: "You're close. Give it with more digits.",
  exact: "You're close, but that is a rounded number. Give the exact value.",
  form: "That's as much, but not in the form that was asked for. Read the question once more.",
  "half-of-day": "The clock is right. Is it morning (AM) or evening (PM)?",
};

/** The tutor's answer, and the solver's where there is one. */
export interface ExpectedAnswer {
  answer: string;
  computed?: MathsAnswer | null;
}

const right: Verdict = { verdict: "right", feedback: "That's right. Well done!" };

/** Only for answers in words: with numbers and signs, a small mark makes another answer. */
function sameWords(expected: string, given: string): boolean {
  if (!/^[\p{L}\p{M}\s.,;:'’()-]+$/u.test(expected)) return false;
  return words(expected) === words(given) && words(given) !== "";
}

/** Only letters and digits, so that capitals, dashes and full stops don't matter; maths signs are kept. */
function words(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}+=\-−×÷*/^<>%.,:√()]+/gu, " ")
    .replaceAll(/[.,]+(?=\s|$)/gu, "")
    .trim();
}
