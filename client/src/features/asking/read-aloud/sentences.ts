/** Longest text of one utterance, in characters: Chrome stops in the middle of an utterance longer than 15 seconds. */
const longest = 180;

/** Splits a text into sentences, or at commas, so that each piece is short enough for one utterance. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?।])\s+|\n+/u)
    .flatMap(short)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

function short(sentence: string): string[] {
  if (sentence.length <= longest) return [sentence];
  const room = sentence.slice(0, longest);
  const comma = room.lastIndexOf(", ");
  const cut = comma > 0 ? comma + 1 : room.lastIndexOf(" ");
  const end = cut > 0 ? cut : longest;
  return [sentence.slice(0, end), ...short(sentence.slice(end))];
}
