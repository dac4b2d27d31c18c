import { classesBetween, createAnswerIndex, type Sense, type Wording } from "./answer-index.ts";
import type { AnsweringQuestion } from "./bank-question.ts";
import { asksAnother, isAnother, type Likeness, likenessOf } from "./likeness.ts";
import { sentencesOf } from "./wording.ts";

/** How much of both questions must stand in the other, and how far the next one must be behind. */
const sure = { ofOurs: 0.65, ofTheirs: 0.65, together: 1.55, ahead: 0.15 };
/** Where a question asks several things and a student the first of them, hers must be that alone. */
const sureOfFirst = 0.9;
/** How much of each sentence of a text our question and answer must speak of. */
const leastTold = 0.4;
/**
 * Where nothing is sure, a question is offered that shares so much with the text: of both together, of each, and in words
 * that tell (1: a word that no other question has). The others may be so far behind the first.
 */
const near = { together: 1, each: 0.35, weight: 0.72, behind: 0.5, most: 3 };

/** Search over the questions of the bank. Each call takes some milliseconds. */
export interface AnswerSearch {
  /** The question that a text asks in other words. Sure, or nothing: an answer to another question is worse than none. */
  find: (text: string, options?: { grade?: number }) => AnsweringQuestion | undefined;
  /** Questions that a text may mean, the nearest first: to be offered, never answered unasked. */
  near: (text: string, options?: { grade?: number }) => readonly AnsweringQuestion[];
}

export function createAnswerSearch(questions: readonly AnsweringQuestion[]): AnswerSearch {
  const { senseOf, sharing, weightOf, mostWeight } = createAnswerIndex(questions);

  /** The wordings that a text can be, the most alike first. */
  function rankedFor(
    asked: Sense,
    { grade, isOther }: { grade: number | undefined; isOther: typeof asksAnother },
  ): Likeness[] {
    return sharing(asked, grade)
      .filter((wording) => !isOther(wording, asked))
      .map((wording) => likenessOf(wording, asked, weightOf))
      .toSorted(
        (one, other) =>
          Number(other.isWordForWord) - Number(one.isWordForWord) ||
          other.score - one.score ||
          awayOf(one, grade) - awayOf(other, grade) ||
          Number(isShort(other)) - Number(isShort(one)),
      );
  }

  /** Whether a sentence of a text asks for what neither our question nor our answer speaks of. */
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
      // The same is often asked of other classes too: hers comes first.
      const next = mayBe.find(
        (each) =>
          each.wording.question.id !== question.id && awayOf(each, grade) <= awayOf(best, grade),
      );
      return next && best.score - next.score < sure.ahead ? undefined : question;
    },

    near(text, { grade } = {}) {
      const ranked = rankedFor(senseOf(text), { grade, isOther: isAnother }).filter(
        (each) => isNear(each) && each.weight >= near.weight * mostWeight,
      );
      const least = (ranked[0]?.score ?? 0) - near.behind;
      const byText = new Map<string, AnsweringQuestion>();
      for (const { wording, score } of ranked) {
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

/** A whole model answer says more than the key of a choice. */
function isShort({ wording }: Likeness): boolean {
  return wording.question.kind === "short";
}

function awayOf({ wording }: Likeness, grade: number | undefined): number {
  return grade === undefined ? 0 : classesBetween(wording.question, grade);
}
