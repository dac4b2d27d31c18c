import type { AnsweringQuestion } from "./bank-question.ts";
import { stemOf, wordsOf } from "../library/query-words.ts";
import { createVocabulary } from "../library/vocabulary.ts";
import {
  type Aspect,
  aspectOf,
  contrastsIn,
  isLight,
  meaningOf,
  numbersIn,
  tellingOf,
  turnsIn,
} from "./wording.ts";

/** One way to ask a question, by its words. */
interface Wording {
  question: AnsweringQuestion;
  words: ReadonlySet<string>;
  /** What all its words tell. */
  weight: number;
  aspect: Aspect | null;
  turns: string;
  numbers: string;
  contrasts: string;
}

/** How much of both questions must stand in the other, and how far the next one must be behind. */
const sure = { ofOurs: 0.72, ofTheirs: 0.8, ahead: 0.06 };
/** What a word of the student's counts that stands in our answer and not in our question. */
const inAnswer = 0.75;
/** Only another spelling: with one letter changed ethane is ethene, and a sulphate a sulphite. */
const likeEnough = 0.95;
/** One word names a topic and asks nothing of it. */
const leastWords = 2;
/** What a word counts that tells little. */
const lightShare = 0.3;

/**
 * Search over the questions of the bank: which one a text asks in other words. Sure, or nothing: an answer to another
 * question is worse than none. Takes some tens of microseconds for a text.
 */
export function createAnswerSearch(
  questions: readonly AnsweringQuestion[],
): (text: string, options?: { grade?: number }) => AnsweringQuestion | undefined {
  const formsOf = createVocabulary(new Set(questions.flatMap((each) => allWordsOf(each))));
  const weightOf = weightsAmong(questions);
  const wordings = questions.flatMap((question) => wordingsOf(question, weightOf));
  const answers = new Map(
    questions.map((question) => [question.id, new Set(tellingOf(answerOf(question)).map(meant))]),
  );
  const holding = new Map<string, Wording[]>();
  for (const wording of wordings) {
    for (const word of wording.words) holding.set(word, [...(holding.get(word) ?? []), wording]);
  }

  return (text, { grade } = {}) => {
    const typed = tellingOf(text).map((word) => {
      const [form] = formsOf(word);
      return form && form.likeness >= likeEnough ? meaningOf(form.stem) : meant(word);
    });
    const words = [...new Set(typed)];
    if (words.length < leastWords) return undefined;
    const asked = {
      words,
      aspect: aspectOf(text),
      turns: turnsIn(text),
      numbers: numbersIn(text),
      contrasts: contrastsIn(stemsIn(text)),
      weightOf,
      answers,
    };
    const near = new Set(words.flatMap((word) => holding.get(word) ?? []));
    const ranked = [...near]
      .filter(({ question: { classes } }) => grade === undefined || isForClass(classes, grade))
      .flatMap((wording) => likenessOf(wording, asked) ?? [])
      .toSorted((one, other) => other.score - one.score);
    const [best] = ranked;
    const next = ranked.find(({ question }) => question.id !== best?.question.id);
    if (!best || !isSure(best)) return undefined;
    return next && best.score - next.score < sure.ahead ? undefined : best.question;
  };
}

interface Asked {
  words: readonly string[];
  aspect: Aspect | null;
  turns: string;
  numbers: string;
  contrasts: string;
  weightOf: (word: string) => number;
  answers: ReadonlyMap<string, ReadonlySet<string>>;
}

interface Likeness {
  question: AnsweringQuestion;
  ofOurs: number;
  ofTheirs: number;
  score: number;
}

/** How alike a text is to a wording; undefined where it asks for something else of the matter. */
function likenessOf(
  { question, words, weight, aspect, turns, numbers, contrasts }: Wording,
  asked: Asked,
): Likeness | undefined {
  const isOther =
    turns !== asked.turns || numbers !== asked.numbers || contrasts !== asked.contrasts;
  if (isOther) return undefined;
  if (!mayAskTheSame(aspect, asked.aspect)) return undefined;
  const answer = asked.answers.get(question.id);
  let [ours, theirs, all] = [0, 0, 0];
  for (const word of asked.words) {
    const tells = asked.weightOf(word);
    all += tells;
    if (words.has(word)) {
      ours += tells;
      theirs += tells;
    } else if (answer?.has(word)) theirs += inAnswer * tells;
  }
  const ofOurs = ours / weight;
  const ofTheirs = theirs / all;
  return { question, ofOurs, ofTheirs, score: ofOurs + ofTheirs };
}

/** A person, a time, a place, a number, a reason and a sum are asked for by their word; other aspects may go without. */
const spoken = new Set<Aspect>(["who", "when", "where", "many", "why", "find"]);

function mayAskTheSame(ours: Aspect | null, theirs: Aspect | null): boolean {
  if (ours === theirs || theirs === null) return ours !== "many" || theirs === "many";
  return ours === null && !spoken.has(theirs);
}

function isSure({ ofOurs, ofTheirs }: Likeness): boolean {
  return ofOurs >= sure.ofOurs && ofTheirs >= sure.ofTheirs;
}

/** A question may be asked a class early or late. */
function isForClass([lowest, highest]: readonly [number, number], grade: number): boolean {
  return grade >= lowest - 2 && grade <= highest + 2;
}

function wordingsOf(question: AnsweringQuestion, weightOf: (word: string) => number): Wording[] {
  return [question.question, ...question.asked].map((text) => {
    const words = new Set(tellingOf(text).map(meant));
    const weight = Array.from(words).reduce((sum, word) => sum + weightOf(word), 0);
    return {
      question,
      words,
      weight,
      aspect: aspectOf(text),
      turns: turnsIn(text),
      numbers: numbersIn(text),
      contrasts: contrastsIn(stemsIn(text)),
    };
  });
}

/** What a word tells: much where few questions have it, most where none has. */
function weightsAmong(questions: readonly AnsweringQuestion[]): (word: string) => number {
  const holders = new Map<string, number>();
  for (const question of questions) {
    for (const word of new Set(allWordsOf(question).map(meant))) {
      holders.set(word, (holders.get(word) ?? 0) + 1);
    }
  }
  return (word) =>
    Math.log(1 + questions.length / ((holders.get(word) ?? 0) + 0.5)) *
    (isLight(word) ? lightShare : 1);
}

function allWordsOf(question: AnsweringQuestion): string[] {
  return tellingOf([question.question, ...question.asked, answerOf(question)].join("\n"));
}

/** All that we say to a question. */
function answerOf(question: AnsweringQuestion): string {
  if (question.kind === "short") return question.points.map(({ text }) => text).join("\n");
  return `${question.options[question.key]?.text ?? ""}\n${question.explanation}`;
}

const stemsIn = (text: string) => wordsOf(text).map(stemOf);
const meant = (word: string) => meaningOf(stemOf(word));
