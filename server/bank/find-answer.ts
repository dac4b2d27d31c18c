import { classesBetween, createAnswerIndex, type Sense, type Wording } from "./answer-index.ts";
import type { AnsweringQuestion } from "./bank-question.ts";
import { asksAnother, isAnother, type Likeness, likenessOf } from "./likeness.ts";
import { sentencesOf } from "./wording.ts";

/** The shares of both questions that must occur in the other, and the lead over the next candidate. */
const sure = { ofOurs: 0.65, ofTheirs: 0.65, together: 1.55, ahead: 0.15 };
/**
 * Where a question asks several things and the student the first of them, the match with that one must be this close.
 */
const sureOfFirst = 0.9;
/** The share of each sentence of a text that the question and the answer must cover. */
const leastTold = 0.4;
/**
 * The thresholds for offering a question where none is certain: the similarity in all, for each side, and in weighted
 * words (1: a word that no other question has). Further candidates may be this far behind the first.
 */
const near = { together: 1, each: 0.35, weight: 0.72, behind: 0.5, most: 3 };

/** Search over the questions of the bank. Each call takes some milliseconds. */
export interface AnswerSearch {
  /**
   * The question that a text asks in other words. Certain, or none: an answer to another question is worse than none.
   */
  find: (text: string, options?: { grade?: number }) => AnsweringQuestion | undefined;
  /** Questions that a text may mean, nearest first: for suggestions only. */
  near: (text: string, options?: { grade?: number }) => readonly AnsweringQuestion[];
}

export function createAnswerSearch(questions: readonly AnsweringQuestion[]): AnswerSearch {
  const { senseOf, sharing, weightOf, mostWeight } = createAnswerIndex(questions);

  /** The wordings that may match a text, most similar first. */
  function rankedFor(
    sense: Sense,
    { grade, isOther }: { grade: number | undefined; isOther: typeof asksAnother },
  ): Likeness[] {
    return sharing(sense, grade)
      .filter((wording) => !isOther(wording, sense))
      .map((wording) => likenessOf(wording, sense, weightOf))
      .toSorted(
        (one, other) =>
          Number(other.isWordForWord) - Number(one.isWordForWord) ||
          other.score - one.score ||
          awayOf(one, grade) - awayOf(other, grade) ||
          Number(isShort(other)) - Number(isShort(one)),
      );
  }

  /** Whether a sentence of a text asks for something that neither the question nor the answer covers. */
  function isBesides(sentence: string, { words: ours, answer }: Wording): boolean {
    const words = [...senseOf(sentence).words];
    const told = words.filter((word) => ours.has(word) || answer.words.has(word));
    return sumOf(told) < leastTold * sumOf(words);
  }

  function sumOf(words: readonly string[]): number {
    return words.reduce((sum, word) => sum + weightOf(word), 0);
  }

  return {
    find(text, { grade } = {}) {
      const ranked = rankedFor(senseOf(text), { grade, isOther: asksAnother });
      const mayBe = ranked.filter(
        ({ wording, ofTheirs }) => wording.isWhole || ofTheirs >= sureOfFirst,
      );
      const [best] = mayBe;
      if (!best || !isSure(best)) return undefined;
      const { question } = best.wording;
      if (best.isWordForWord) return question;
      if (sentencesOf(text).some((sentence) => isBesides(sentence, best.wording))) return undefined;
      // Several classes often have the same question: the one for the student's class comes first.
      const next = mayBe.find(
        (each) =>
          each.wording.question.id !== question.id && awayOf(each, grade) <= awayOf(best, grade),
      );
      return next && best.score - next.score < sure.ahead ? undefined : question;
    },

    near(text, { grade } = {}) {
      const ranking = rankedFor(senseOf(text), { grade, isOther: isAnother }).filter(
        (each) => isNear(each) && each.weight >= near.weight * mostWeight,
      );
      const least = (ranking[0]?.score ?? 0) - near.behind;
      const byText = new Map<string, AnsweringQuestion>();
      for (const { wording, score } of ranking) {
        const { question } = wording;
        if (score >= least && !byText.has(question.question)) {
          byText.set(question.question, question);
        }
      }
      return [...byText.values()].slice(0, near.most);
    },
  };
}

function isSure({ ofOurs, ofTheirs, score }: Likeness): boolean {
  return ofOurs >= sure.ofOurs && ofTheirs >= sure.ofTheirs && score >= sure.together;
}

function isNear({ ofOurs, ofTheirs, score }: Likeness): boolean {
  return score >= near.together && Math.min(ofOurs, ofTheirs) >= near.each;
}

/** A complete model answer has more detail than the key of a choice. */
function isShort({ wording }: Likeness): boolean {
  return wording.question.kind === "short";
}

function awayOf({ wording }: Likeness, grade: number | undefined): number {
  return grade === undefined ? 0 : classesBetween(wording.question, grade);
}
