/** Words to append to a text, replacing `instead` if the text still ends with it. */
export interface Heard {
  words: string;
  /** The earlier reading of these words; empty if they are new. */
  instead: string;
}

/** Appends the heard words to a text. What the student has edited meanwhile is unchanged. */
export function withHeard(text: string, { words, instead }: Heard): string {
  if (instead !== "" && text.endsWith(instead)) {
    return text.slice(0, text.length - instead.length) + words;
  }
  const fresh = instead === "" ? words : wordsBeyond(instead, words);
  if (fresh === "") return text;
  return text === "" || /\s$/u.test(text) ? text + fresh : `${text} ${fresh}`;
}

/** The words of a longer reading of the same phrase beyond the number of words of the earlier one. */
function wordsBeyond(before: string, now: string): string {
  return now.split(" ").slice(before.split(" ").length).join(" ");
}

/**
 * Joins the phrases of a session. Chrome on Android repeats: each final phrase begins with all previous ones. A phrase
 * that continues the previous text replaces it, and a repeated one is dropped.
 */
export function joinPhrases(phrases: readonly string[]): string {
  let heard = "";
  let last = "";
  for (const phrase of phrases.map(plain).filter(Boolean)) {
    if (goesOnFrom(heard, phrase)) heard = phrase;
    else if (goesOnFrom(last, phrase)) heard = heard.slice(0, heard.length - last.length) + phrase;
    else heard = `${heard} ${phrase}`;
    last = phrase;
  }
  return heard;
}

const plain = (phrase: string) => phrase.trim().replaceAll(/\s+/gu, " ");

function goesOnFrom(before: string, phrase: string): boolean {
  const [first, second] = [before.toLowerCase(), phrase.toLowerCase()];
  return first === "" || second === first || second.startsWith(`${first} `);
}
