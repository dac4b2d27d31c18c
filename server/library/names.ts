import { isVague } from "./asking-words.ts";
import type { Concept } from "./concept.ts";
import { indexWords, stemOf, tellingWords } from "./query-words.ts";
import type { Form } from "./vocabulary.ts";

/** A concept that a text names, word for word or by its content words only. */
interface NameMatch {
  concept: Concept;
  isWhole: boolean;
}

/**
 * Finds a concept by its names, or by the questions that students ask for it: word for word, or by its content words in
 * any order and spelling.
 */
export function createNames(
  concepts: readonly Concept[],
  formsOf: (word: string) => readonly Form[],
): (text: string) => NameMatch | undefined {
  const exact = new Map<string, Concept>();
  const wholes = new Map<string, Concept>();
  const exactNames = new Map<string, Concept>();
  const tellings = new Map<string, Concept>();
  // The stems of names are in the library's vocabulary.
  const tellingOf = (text: string) => stemsOf(text, stemOf);
  const likeliestStem = (word: string) => formsOf(word)[0]?.stem ?? stemOf(word);
  // A name shared by two concepts belongs to the first: a name has priority over an alias, an alias over a question.
  const add = (concept: Concept, text: string) => {
    setNew(exact, exactlyOf(text), concept);
    setNew(wholes, wholeOf(text), concept);
    const telling = tellingOf(text);
    // "What should I eat" is no name of "Who eats whom", nor is "life" one of "unit of life" or "half life".
    const isPart = indexWords(text).length >= fewestAround || tellingWords(text).length > 1;
    const isLeftOver = !telling.includes(" ") && isPart;
    if (isLeftOver) return;
    setNew(exactNames, writtenOf(text), concept);
    setNew(tellings, telling, concept);
  };
  const addAsked = (concept: Concept, text: string) => {
    setNew(wholes, wholeOf(text), concept);
    const telling = tellingOf(text);
    // A single content word of a question is no name of its topic.
    if (telling.includes(" ")) setNew(tellings, telling, concept);
  };
  for (const concept of concepts) add(concept, concept.name);
  for (const concept of concepts) for (const alias of concept.aliases) add(concept, alias);
  for (const concept of concepts) for (const asked of concept.asked) addAsked(concept, asked);
  // "Indices" and "indicator" have one stem.
  return (text) => {
    const whole = exact.get(exactlyOf(text)) ?? wholes.get(wholeOf(text));
    if (whole) return { concept: whole, isWhole: true };
    if (isLeftOfDoing(text)) return undefined;
    // "Discriminant" and "discrimination" have one stem.
    const told = exactNames.get(writtenOf(text)) ?? tellings.get(stemsOf(text, likeliestStem));
    return told && { concept: told, isWhole: false };
  };
}

/** "How to set the table": the verb for a thing is no name where no other word is left. */
function isLeftOfDoing(text: string): boolean {
  const done = /\bhow to (\p{L}+) \p{L}/iu.exec(text)?.[1]?.toLowerCase();
  const clear = tellingWords(text).filter((word) => !isVague(word));
  return done !== undefined && clear.length === 1 && clear[0] === done;
}

/** One word of several doesn't name what they name together. */
const fewestAround = 3;

function setNew(names: Map<string, Concept>, wording: string, concept: Concept): void {
  if (wording !== "" && !names.has(wording)) names.set(wording, concept);
}

/** The stems of a text's content words, in any order. */
function stemsOf(text: string, stemOfWord: (word: string) => string): string {
  const words = tellingWords(text);
  const clear = words.filter((word) => !isVague(word));
  return (clear.length > 0 ? clear : words).map(stemOfWord).toSorted().join(" ");
}

const writtenOf = (text: string) => stemsOf(text, (word) => word);
const exactlyOf = (text: string) => text.trim().toLowerCase();
const wholeOf = (text: string) => indexWords(text).join(" ");
