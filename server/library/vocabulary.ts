import { editsBetween } from "./misspelling.ts";
import { stemOf } from "./query-words.ts";
import { phoneticKeyOf, spellingOf } from "./phonetic-key.ts";

/** A stem of the library that a word may stand for, with its likelihood; 0 to 1. */
export interface Form {
  stem: string;
  likeness: number;
}

/** The likelihoods of another spelling with the same sound, of one wrong letter, and of two. */
const likenesses = [0.95, 0.75, 0.5];
/** Shorter keys have too many neighbours to allow a wrong letter. */
const shortestNear = 4;
const shortestMisspelt = 4;
const mostRemembered = 5000;

interface SpeltWord {
  stem: string;
  spelling: string;
}

/**
 * The words of the library, to look up a typed word: exact, in another spelling or script, or with typing errors. A
 * word that the library has is never taken for a typing error. The likeliest candidate comes first.
 */
export function createVocabulary(words: ReadonlySet<string>): (word: string) => readonly Form[] {
  const stems = new Set(Array.from(words, stemOf));
  const bySound = new Map<string, SpeltWord[]>();
  for (const word of words) {
    if (!isWord(word)) continue;
    const spelling = spellingOf(word);
    const known = { stem: stemOf(word), spelling };
    for (const near of nearSounds(phoneticKeyOf(spelling))) {
      const others = bySound.get(near);
      if (others) others.push(known);
      else bySound.set(near, [known]);
    }
  }

  const formsOf = (word: string): Form[] => {
    const own = stemOf(word);
    const forms = new Map<string, number>(stems.has(own) ? [[own, 1]] : []);
    if (word.length >= shortestMisspelt && isWord(word)) {
      for (const { stem, likeness } of heardAs(word, bySound, forms.size > 0)) {
        forms.set(stem, Math.max(forms.get(stem) ?? 0, likeness));
      }
    }
    return Array.from(forms, ([stem, likeness]) => ({ stem, likeness })).toSorted(
      (one, other) => other.likeness - one.likeness,
    );
  };
  return cached(formsOf);
}

/** Candidates by sound; for a known word only those with the same key. */
function heardAs(
  word: string,
  bySound: ReadonlyMap<string, SpeltWord[]>,
  isKnown: boolean,
): Form[] {
  const spelling = spellingOf(word);
  const sound = phoneticKeyOf(spelling);
  const most = mostEdits(spelling);
  return nearSounds(sound).flatMap((near) =>
    (bySound.get(near) ?? []).flatMap((other) => {
      if (isKnown && phoneticKeyOf(other.spelling) !== sound) return [];
      const edits = editsBetween(spelling, other.spelling, most);
      const likeness = edits > most ? undefined : likenesses[edits];
      return likeness === undefined ? [] : [{ stem: other.stem, likeness }];
    }),
  );
}

const isWord = (text: string) => /^[\p{L}\p{M}]+$/u.test(text);

/** The number of wrong letters allowed in a word of this length. */
function mostEdits({ length }: string): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** A phonetic key, and its forms without one letter other than the first: two keys that share one of these are near. */
function nearSounds(sound: string): string[] {
  if (sound.length < shortestNear) return [sound];
  const shorter = Array.from(sound, (_, at) => sound.slice(0, at) + sound.slice(at + 1)).slice(1);
  return [...new Set([sound, ...shorter])];
}

/** Cached, since students ask with the same words again and again. */
function cached(formsOf: (word: string) => Form[]): (word: string) => readonly Form[] {
  const remembered = new Map<string, Form[]>();
  return (word) => {
    const forms = remembered.get(word) ?? formsOf(word);
    if (remembered.size >= mostRemembered) remembered.clear();
    remembered.set(word, forms);
    return forms;
  };
}
