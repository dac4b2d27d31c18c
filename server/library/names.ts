import { isVague } from "./asking-words.ts";
import type { Concept } from "./concept.ts";
import { indexWords, stemOf, tellingWords } from "./query-words.ts";
import type { Form } from "./vocabulary.ts";

/** A concept that a text names, word for word or by its telling words alone. */
interface Named {
  concept: Concept;
  isWhole: boolean;
}

/**
 * Finds a concept by what it is called, or by what students ask for it: word for word, or else by its telling words in
 * any order and spelling.
 */
export function createNames(
  concepts: readonly Concept[],
  formsOf: (word: string) => readonly Form[],
): (text: string) => Named | undefined {
  const exact = new Map<string, Concept>();
  const wholes = new Map<string, Concept>();
  const written = new Map<string, Concept>();
  const tellings = new Map<string, Concept>();
  // What a name is made of is in the library as it stands.
  const tellingOf = (text: string) => stemsOf(text, stemOf);
  const likeliestStem = (word: string) => formsOf(word)[0]?.stem ?? stemOf(word);
  // What two are called is the first one's: a name comes before an alias, and that before a question.
  const add = (concept: Concept, text: string) => {
    setNew(exact, exactlyOf(text), concept);
    setNew(wholes, wholeOf(text), concept);
    const telling = tellingOf(text);
    // "Who eats whom" is no more the name of what is asked by "what should I eat" than "unit of life" or "half life" by
    // "life".
    const isPart = indexWords(text).length >= fewestAround || tellingWords(text).length > 1;
    const isLeftOver = !telling.includes(" ") && isPart;
    if (isLeftOver) return;
    setNew(written, writtenOf(text), concept);
    setNew(tellings, telling, concept);
  };
  const addAsked = (concept: Concept, text: string) => {
    setNew(wholes, wholeOf(text), concept);
    const telling = tellingOf(text);
    // One word that is left of a question is no name for what it is about.
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
    const told = written.get(writtenOf(text)) ?? tellings.get(stemsOf(text, likeliestStem));
    return told && { concept: told, isWhole: false };
  };
}

/** "How to set the table": what is done with a thing is no name, where no other word is left. */
function isLeftOfDoing(text: string): boolean {
  const done = /\bhow to (\p{L}+) \p{L}/iu.exec(text)?.[1]?.toLowerCase();
  const clear = tellingWords(text).filter((word) => !isVague(word));
  return done !== undefined && clear.length === 1 && clear[0] === done;
}

/** One word out of so many is not what they name together. */
const fewestAround = 3;

function setNew(known: Map<string, Concept>, wording: string, concept: Concept): void {
  if (wording !== "" && !known.has(wording)) known.set(wording, concept);
}

/** Telling words of a text in any order, each by its stem. */
function stemsOf(text: string, stemOfWord: (word: string) => string): string {
  const words = tellingWords(text);
  const clear = words.filter((word) => !isVague(word));
  return (clear.length > 0 ? clear : words).map(stemOfWord).toSorted().join(" ");
}

const writtenOf = (text: string) => stemsOf(text, (word) => word);
const exactlyOf = (text: string) => text.trim().toLowerCase();
const wholeOf = (text: string) => indexWords(text).join(" ");
