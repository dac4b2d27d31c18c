import type { Unsolved } from "../../maths/outcome.ts";
import type { Concept } from "../../library/concept.ts";
import type { Photo } from "../photo.ts";

const whatItCanDo =
  "I can solve maths step by step, such as: *Solve 2x + 3 = 11*, *What is 3/4 + 5/6?*, *15% of 240*, *HCF of 24 and 36*, or *A car goes from rest to 20 m/s in 5 s. Find its acceleration.*";

const nothingLost = "Your question is kept.";

export const photoWithoutText =
  "I can't read photos without an AI model. Your photo is kept: type the question below it, and I'll try to solve it.";

/** Said in front of a solution, so that nobody believes the photo was looked at. */
export const photoNotRead =
  "I solved what you typed. I did not look at the photo: I can't read photos without an AI model.";

export const practiceNotMade = `I can't make a practice question like this one yet: without an AI model I only make questions of the kinds I can solve. ${whatItCanDo}`;

/** A number beside a sign, an equation, a percentage: the student meant maths, and what was not read will help her. */
const looksLikeMaths = /\d\s*[-+−×÷*/^:]|[-+−×÷*/^]\s*\d|[=%√]/u;

/** Why there is no answer, and the nearest thing that can be done, in words for a ten-year-old. */
export function questionNotSolved(
  unsolved: Unsolved,
  { question, photo, known }: Unanswered,
): string {
  const unread = photo ? " I can't read the photo either." : "";
  const reason = reasonFor(question, unsolved);
  const near = known ? ` In the Concept Explainer I can explain **${known.name}**.` : "";
  return `I can't answer this one yet.${unread} ${reason}${near}\n\n${whatItCanDo} ${nothingLost}`;
}

interface Unanswered {
  question: string;
  photo?: Photo | undefined;
  /** What our library has on it. */
  known?: Concept | undefined;
}

function reasonFor(question: string, unsolved: Unsolved): string {
  return (
    whyNotComputed(question, unsolved) ??
    "Without an AI model I only know maths and the physics of formulas."
  );
}

/** Why a question that holds something to compute was not computed; null for one that has nothing of the kind. */
export function whyNotComputed(question: string, unsolved: Unsolved): string | null {
  if (unsolved.reading !== null || looksLikeMaths.test(question)) return unsolved.detail;
  return numbers.test(question) ? toldInWords : null;
}

/** Two numbers make a sum told in words; a single one may be a year. */
const numbers = /\d[^\d]*\s[^\d]*\d/u;

const toldInWords =
  "I could not turn this story into a sum. Write it as a sum or an equation, and I'll solve that.";
