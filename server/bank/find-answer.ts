import type { AnsweringQuestion } from "./bank-question.ts";
import { classesAway } from "./exam-subject.ts";
import { createVocabulary } from "../library/vocabulary.ts";
import { isLight, meaningOf, meant, plainly, tellingOf } from "./same-words.ts";
import {
  aspectsOf,
  contrastsIn,
  firstQuestionOf,
  isTurned,
  mayAskTheSame,
  numbersIn,
} from "./wording.ts";

/** What a text asks, as far as it tells two questions apart. */
interface Sense {
  words: ReadonlySet<string>;
  aspects: ReturnType<typeof aspectsOf>;
  isTurned: boolean;
  numbers: ReadonlySet<string>;
  contrasts: readonly ReadonlySet<string>[];
}

/** One way to ask a question of the bank. */
interface Wording extends Sense {
  question: AnsweringQuestion;
  /** Whether it is all that the question asks, not the first of several things. */
  isWhole: boolean;
  /** What all its words tell. */
  weight: number;
}

/** What our answer to a question tells. */
interface Answer {
  words: ReadonlySet<string>;
  numbers: ReadonlySet<string>;
}

/** How much of both questions must stand in the other, and how far the next one must be behind. */
const sure = { ofOurs: 0.65, ofTheirs: 0.65, together: 1.55, ahead: 0.15 };
/** Where a question asks several things and a student the first of them, hers must be that alone. */
const sureOfFirst = 0.9;
/** All words of a text, but for rounding. */
const asGoodAsAll = 1 - 1e-9;
/** What a word of the student's counts that stands in our answer and not in our question. */
const inAnswer = 0.75;
/** Only another spelling: with one letter changed ethane is ethene, and a sulphate a sulphite. */
const likeEnough = 0.95;
/** A word that the bank doesn't have, with one letter wrong. */
const misspeltEnough = 0.75;
const shortestMisspelt = 7;
/** A question with so many numbers is a sum. */
const severalNumbers = 3;
/** What a word counts that tells little, or that the bank has never seen. */
const lightShare = 0.3;
const strangeAs = 0.5;

/**
 * Search over the questions of the bank: which one a text asks in other words. Sure, or nothing: an answer to another
 * question is worse than none. Takes some tens of microseconds for a text.
 */
export function createAnswerSearch(
  questions: readonly AnsweringQuestion[],
): (text: string, options?: { grade?: number }) => AnsweringQuestion | undefined {
  const plain = questions.map((question) => plainOf(question));
  const formsOf = createVocabulary(
    new Set(plain.flatMap(({ ways, answer }) => [...ways, answer].flatMap(tellingOf))),
  );
  const weightOf = weightsAmong(plain);
  const answers = new Map(plain.map(({ question, answer }) => [question.id, answerOf(answer)]));
  const holding = new Map<string, Wording[]>();
  for (const wording of plain.flatMap((each) => wordingsOf(each, weightOf))) {
    for (const word of wording.words) {
      const others = holding.get(word);
      if (others) others.push(wording);
      else holding.set(word, [wording]);
    }
  }
  const known = (word: string): string => {
    const [form] = formsOf(word);
    if (!form) return meant(word);
    const least = word.length >= shortestMisspelt ? misspeltEnough : likeEnough;
    return form.likeness >= least ? meaningOf(form.stem) : meant(word);
  };

  return (text, { grade } = {}) => {
    const asked = senseOf(plainly(text), known);
    const near = new Set(Array.from(asked.words).flatMap((word) => holding.get(word) ?? []));
    const ranked = [...near]
      .filter(({ question: { classes } }) => grade === undefined || isForClass(classes, grade))
      .flatMap((wording) => {
        const answer = answers.get(wording.question.id);
        return (answer && likenessOf(wording, asked, answer, weightOf)) ?? [];
      })
      .toSorted(
        (one, other) =>
          Number(other.isWordForWord) - Number(one.isWordForWord) ||
          other.score - one.score ||
          awayOf(one, grade) - awayOf(other, grade) ||
          Number(isShort(other)) - Number(isShort(one)),
      );
    const [best] = ranked;
    if (!best || !isSure(best)) return undefined;
    if (best.isWordForWord) return best.question;
    // The same is often asked of other classes too: hers comes first.
    const next = ranked.find(
      (each) => each.question.id !== best.question.id && awayOf(each, grade) <= awayOf(best, grade),
    );
    return next && best.score - next.score < sure.ahead ? undefined : best.question;
  };
}

/** A whole model answer says more than the key of a choice. */
function isShort({ question }: Likeness): boolean {
  return question.kind === "short";
}

interface Likeness {
  question: AnsweringQuestion;
  ofOurs: number;
  ofTheirs: number;
  score: number;
  /** All that tells stands in both, and both ask the same of it: what is only near is no rival then. */
  isWordForWord: boolean;
}

/** How alike a text is to a wording; undefined where it asks for something else of the matter. */
function likenessOf(
  ours: Wording,
  theirs: Sense,
  answer: Answer,
  weightOf: (word: string) => number,
): Likeness | undefined {
  if (asksAnother(ours, theirs, answer)) return undefined;
  let [inOurs, inTheirs, all] = [0, 0, 0];
  for (const word of theirs.words) {
    const tells = weightOf(word);
    all += tells;
    if (ours.words.has(word)) {
      inOurs += tells;
      inTheirs += tells;
    } else if (answer.words.has(word)) inTheirs += inAnswer * tells;
  }
  const ofOurs = inOurs / ours.weight;
  const ofTheirs = inTheirs / all;
  if (!ours.isWhole && ofTheirs < sureOfFirst) return undefined;
  const isWordForWord =
    ours.isWhole && Math.min(ofOurs, ofTheirs) > asGoodAsAll && asksTheSame(ours, theirs);
  const score = isWordForWord ? 2 : ofOurs + ofTheirs;
  return { question: ours.question, ofOurs, ofTheirs, score, isWordForWord };
}

/** Whether they can't be one question, whatever words they share. */
function asksAnother(ours: Wording, theirs: Sense, answer: Answer): boolean {
  return (
    ours.isTurned !== theirs.isTurned ||
    !mayAskTheSame(ours.aspects, theirs.aspects) ||
    isOtherNumber(ours, theirs, answer) ||
    isContrary(ours, theirs)
  );
}

/** Whether both ask the same of their matter; "explain X" is "what is X" as well. */
function asksTheSame({ aspects: ours }: Sense, { aspects: theirs }: Sense): boolean {
  return (
    Array.from(theirs).every((aspect) => ours.has(aspect)) &&
    Array.from(ours).every((aspect) => aspect === "what" || theirs.has(aspect))
  );
}

function isSure({ ofOurs, ofTheirs, score }: Likeness): boolean {
  return ofOurs >= sure.ofOurs && ofTheirs >= sure.ofTheirs && score >= sure.together;
}

/**
 * Whether a text has a number that neither our question nor, where that has none, our answer has; or lacks one of a
 * question that gives several.
 */
function isOtherNumber(ours: Sense, theirs: Sense, answer: Answer): boolean {
  const lacks = Array.from(ours.numbers).some((number) => !theirs.numbers.has(number));
  if (lacks && ours.numbers.size >= severalNumbers) return true;
  return Array.from(theirs.numbers).some(
    (number) =>
      !ours.numbers.has(number) &&
      (ours.numbers.size > 0 || number.length === 1 || !answer.numbers.has(number)),
  );
}

/** Whether one is about series and the other about parallel. */
function isContrary(ours: Sense, theirs: Sense): boolean {
  return ours.contrasts.some((group, at) => {
    const others = theirs.contrasts[at];
    if (!others || group.size === 0 || others.size === 0) return false;
    return group.size !== others.size || Array.from(group).some((word) => !others.has(word));
  });
}

/** A question may be asked so many classes early or late. */
const mostAway = 2;

function isForClass(classes: readonly [number, number], grade: number): boolean {
  return Math.abs(classesAway(classes, [grade, grade])) <= mostAway;
}

function awayOf({ question: { classes } }: Likeness, grade: number | undefined): number {
  return grade === undefined ? 0 : Math.abs(classesAway(classes, [grade, grade]));
}

/** A question in the spelling in which questions are compared. */
interface Plain {
  question: AnsweringQuestion;
  /** All ways to ask it, its own words first. */
  ways: readonly string[];
  /** The first of several things that it asks. */
  first: string | undefined;
  answer: string;
}

function plainOf(question: AnsweringQuestion): Plain {
  const first = firstQuestionOf(question.question);
  return {
    question,
    ways: [question.question, ...question.asked].map(plainly),
    first: first === undefined ? undefined : plainly(first),
    answer: plainly(textOf(question)),
  };
}

function senseOf(plain: string, meant: (word: string) => string): Sense {
  return {
    words: new Set(tellingOf(plain).map(meant)),
    aspects: aspectsOf(plain),
    isTurned: isTurned(plain),
    numbers: numbersIn(plain),
    contrasts: contrastsIn(plain),
  };
}

function wordingsOf(
  { question, ways, first }: Plain,
  weightOf: (word: string) => number,
): Wording[] {
  const all = [...ways, ...(first === undefined ? [] : [first])];
  return all.flatMap((plain) => {
    const sense = senseOf(plain, meant);
    const weight = Array.from(sense.words).reduce((sum, word) => sum + weightOf(word), 0);
    return weight === 0 ? [] : [{ ...sense, question, isWhole: plain !== first, weight }];
  });
}

/** What a word tells: much where few questions have it, half as much where none has, for it may be of any language. */
function weightsAmong(questions: readonly Plain[]): (word: string) => number {
  const holders = new Map<string, number>();
  for (const { ways, answer } of questions) {
    for (const word of new Set([...ways, answer].flatMap(tellingOf).map(meant))) {
      holders.set(word, (holders.get(word) ?? 0) + 1);
    }
  }
  const most = Math.log(1 + questions.length / 1.5);
  return (word) => {
    const held = holders.get(word);
    const tells =
      held === undefined ? strangeAs * most : Math.log(1 + questions.length / (held + 0.5));
    return tells * (isLight(word) ? lightShare : 1);
  };
}

function answerOf(plain: string): Answer {
  return { words: new Set(tellingOf(plain).map(meant)), numbers: numbersIn(plain) };
}

/** All that we say to a question. */
function textOf(question: AnsweringQuestion): string {
  if (question.kind === "short") return question.points.map(({ text }) => text).join("\n");
  return `${question.options[question.key]?.text ?? ""}\n${question.explanation}`;
}
