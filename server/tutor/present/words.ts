/** Words that say nothing by themselves: an answer is not given away by them. */
const fillers = new Set(
  "a an and are as at be because by for from has have in is it its of on or so than that the their there these they this to was were which with".split(
    " ",
  ),
);

/** Words and numbers of a text in lower case, without LaTeX commands and fillers. */
export function tellingWords(text: string): string[] {
  const words = text
    .toLowerCase()
    .replaceAll(/\\[a-z]+/gu, " ")
    .match(/\d+(?:[.,]\d+)*|\p{L}[\p{L}\p{M}]*/gu);
  return (words ?? []).filter((word) => !fillers.has(word));
}
