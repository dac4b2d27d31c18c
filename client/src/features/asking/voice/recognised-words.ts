/** Words to append to a text, replacing `instead` if the text still ends with it. */
export interface RecognisedWords {
  words: string;
  /** The earlier reading of these words; empty if they are new. */
  replacedWords: string;
}

/** Appends the heard words to a text. What the student has edited meanwhile is unchanged. */
export function withRecognised(text: string, { words, replacedWords }: RecognisedWords): string {
  if (replacedWords !== "" && text.endsWith(replacedWords)) {
    return text.slice(0, text.length - replacedWords.length) + words;
  }
  const fresh = replacedWords === "" ? words : wordsAfter(replacedWords, words);
  if (fresh === "") return text;
  return text === "" || /\s$/u.test(text) ? text + fresh : `${text} ${fresh}`;
}

/** The words of a longer reading of the same phrase beyond the number of words of the earlier one. */
function wordsAfter(before: string, now: string): string {
  return now.split(" ").slice(before.split(" ").length).join(" ");
}

/**
 * Joins the phrases of a session. Chrome on Android repeats: each final phrase begins with all previous ones. A phrase
 * that continues the previous text replaces it, and a repeated one is dropped.
 */
export function joinPhrases(phrases: readonly string[]): string {
  let text = "";
  let last = "";
  for (const phrase of phrases.map(normalise).filter(Boolean)) {
    if (continues(text, phrase)) text = phrase;
    else if (continues(last, phrase)) text = text.slice(0, text.length - last.length) + phrase;
    else text = `${text} ${phrase}`;
    last = phrase;
  }
  return text;
}

const normalise = (phrase: string) => phrase.trim().replaceAll(/\s+/gu, " ");

function continues(before: string, phrase: string): boolean {
  const [first, second] = [before.toLowerCase(), phrase.toLowerCase()];
  return first === "" || second === first || second.startsWith(`${first} `);
}
