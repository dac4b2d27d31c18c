import { createVocabulary } from "../library/vocabulary.ts";
import type { AnsweringQuestion } from "./bank-question.ts";
import { classesAway } from "./exam-subject.ts";
import {
  isLight,
  meaningOfStem,
  meaningOfWord,
  normaliseWording,
  tellingOf,
} from "./same-words.ts";
import { aspectsOf, contrastsIn, firstQuestionOf, isTurned, numbersIn } from "./wording.ts";

/** The features of a text that distinguish questions. */
export interface Sense {
  words: ReadonlySet<string>;
  /** Computed on first use, since few wordings of the bank are ever compared. */
  asks: () => QuestionFeatures;
}

interface QuestionFeatures {
  aspects: ReturnType<typeof aspectsOf>;
  isTurned: boolean;
  numbers: ReadonlySet<string>;
  contrasts: readonly ReadonlySet<string>[];
}

/** One wording of a question of the bank. */
export interface Wording extends Sense {
  question: AnsweringQuestion;
  /** The weight of the words in the bank's answer. */
  answer: Answer;
  /** Whether it is the whole question, and not the first of several. */
  isWhole: boolean;
  /** The weight of all its words. */
  weight: number;
}

/** The meanings of the words in the bank's answer to a question. */
interface Answer {
  words: ReadonlySet<string>;
  numbers: () => ReadonlySet<string>;
}

/** An index of the bank's questions by their words. */
export interface AnswerIndex {
  /** The features of a student's text, with misspelt words replaced by words of the bank. */
  senseOf: (text: string) => Sense;
  /** All wordings for a class that share a word with a text. */
  sharing: (sense: Sense, grade: number | undefined) => readonly Wording[];
  /** The weight of a word: the rarer in the bank, the higher. */
  weightOf: (word: string) => number;
  /** The weight of a word of a single question. */
  mostWeight: number;
}

/** Least similarity for short words: one changed letter makes ethene of ethane. */
const likeEnough = 0.95;
/** Least similarity for a misspelt word that the bank doesn't have. */
const misspeltEnough = 0.75;
const shortestMisspelt = 7;
/** Weight factors of a light word and of a word unknown to the bank. */
const lightShare = 0.3;
const strangeAs = 0.5;

/** Takes some seconds for thousands of questions. */
export function createAnswerIndex(questions: readonly AnsweringQuestion[]): AnswerIndex {
  const plain = questions.map((question) => plainOf(question));
  const formsOf = createVocabulary(new Set(plain.flatMap(({ words }) => words)));
  const mostWeight = Math.log(1 + plain.length / 1.5);
  const weightOf = weightsAmong(plain, mostWeight);
  const holding = new Map<string, Wording[]>();
  for (const wording of plain.flatMap((each) => wordingsOf(each, weightOf))) {
    for (const word of wording.words) {
      const others = holding.get(word);
      if (others) others.push(wording);
      else holding.set(word, [wording]);
    }
  }
  const correct = (word: string): string => {
    const [form] = formsOf(word);
    if (!form) return meaningOfWord(word);
    const least = word.length >= shortestMisspelt ? misspeltEnough : likeEnough;
    return form.likeness >= least ? meaningOfStem(form.stem) : meaningOfWord(word);
  };

  return {
    weightOf,
    mostWeight,
    senseOf: (text) => {
      const plain = normaliseWording(text);
      return { words: new Set(tellingOf(plain).map(correct)), asks: once(() => askedIn(plain)) };
    },
    sharing: ({ words }, grade) => {
      const sharing = new Set(Array.from(words).flatMap((word) => holding.get(word) ?? []));
      return [...sharing].filter(
        ({ question }) => grade === undefined || classesBetween(question, grade) <= mostAway,
      );
    },
  };
}

/** A question may be asked this many classes earlier or later. */
const mostAway = 2;

/** The distance in classes between a question and a student. */
export function classesBetween({ classes }: AnsweringQuestion, grade: number): number {
  return Math.abs(classesAway(classes, [grade, grade]));
}

/** A question in the canonical spelling for comparison. */
interface Plain {
  question: AnsweringQuestion;
  /** All wordings of a question, its own first, each with its content words. */
  plainWordings: readonly PlainWording[];
  answer: PlainWording;
  /** All content words, each once. */
  words: readonly string[];
}

interface PlainWording {
  plain: string;
  words: readonly string[];
  /** Whether it is the whole question. */
  isWhole: boolean;
}

function plainOf(question: AnsweringQuestion): Plain {
  const wayOf = (text: string, isWhole: boolean): PlainWording => {
    const plain = normaliseWording(text);
    return { plain, words: tellingOf(plain), isWhole };
  };
  const first = firstQuestionOf(question.question);
  const ways = [question.question, ...question.asked].map((text) => wayOf(text, true));
  const answer = wayOf(textOf(question), true);
  return {
    question,
    plainWordings: first === undefined ? ways : [...ways, wayOf(first, false)],
    answer,
    words: [...new Set([...ways, answer].flatMap(({ words }) => words))],
  };
}

function askedIn(plain: string): QuestionFeatures {
  return {
    aspects: aspectsOf(plain),
    isTurned: isTurned(plain),
    numbers: numbersIn(plain),
    contrasts: contrastsIn(plain),
  };
}

function wordingsOf(
  { question, plainWordings, answer: answering }: Plain,
  weightOf: (word: string) => number,
): Wording[] {
  const answer: Answer = {
    words: new Set(answering.words.map(meaningOfWord)),
    numbers: once(() => numbersIn(answering.plain)),
  };
  return plainWordings.flatMap(({ plain, words: telling, isWhole }) => {
    const words = new Set(telling.map(meaningOfWord));
    const weight = Array.from(words).reduce((sum, word) => sum + weightOf(word), 0);
    const asks = once(() => askedIn(plain));
    return weight === 0 ? [] : [{ words, asks, question, answer, isWhole, weight }];
  });
}

/**
 * The weight of a word: high where few questions have it; half of the maximum where none has, since it may be of any
 * language.
 */
function weightsAmong(questions: readonly Plain[], most: number): (word: string) => number {
  const holders = new Map<string, number>();
  for (const { words } of questions) {
    for (const word of new Set(words.map(meaningOfWord)))
      holders.set(word, (holders.get(word) ?? 0) + 1);
  }
  return (word) => {
    const held = holders.get(word);
    const tells =
      held === undefined ? strangeAs * most : Math.log(1 + questions.length / (held + 0.5));
    return tells * (isLight(word) ? lightShare : 1);
  };
}

/** The bank's whole answer to a question. */
function textOf(question: AnsweringQuestion): string {
  if (question.kind === "short") return question.points.map(({ text }) => text).join("\n");
  return `${question.options[question.key]?.text ?? ""}\n${question.explanation}`;
}

/** A function that computes its value when it is first called. */
function once<Value>(compute: () => Value): () => Value {
  let kept: { value: Value } | undefined;
  return () => (kept ??= { value: compute() }).value;
}
