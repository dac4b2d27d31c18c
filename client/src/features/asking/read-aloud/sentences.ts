/** Chrome falls silent in the middle of what takes longer than 15 seconds to say. */
const longest = 180;

/** A text cut into pieces that are short enough to be said in one breath: sentences, or what commas part. */
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
