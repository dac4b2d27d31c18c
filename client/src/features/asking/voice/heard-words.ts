/** Words to put at the end of a text, in place of `instead` where the text still ends with that. */
export interface Heard {
  words: string;
  /** What was taken for these words before; empty where they are new. */
  instead: string;
}

/** A text with what was heard at its end. What the student has changed by hand meanwhile stays as she left it. */
export function withHeard(text: string, { words, instead }: Heard): string {
  if (instead !== "" && text.endsWith(instead)) {
    return text.slice(0, text.length - instead.length) + words;
  }
  const fresh = instead === "" ? words : wordsBeyond(instead, words);
  if (fresh === "") return text;
  return text === "" || /\s$/u.test(text) ? text + fresh : `${text} ${fresh}`;
}

/** Of a longer reading of the same phrase, the words that are new by their number. */
function wordsBeyond(before: string, now: string): string {
  return now.split(" ").slice(before.split(" ").length).join(" ");
}

/**
 * The phrases of a session as one text. Chrome on Android repeats itself: each final phrase begins with all those before
 * it. One that goes on from what was heard replaces it, and one that says the same again is dropped.
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
