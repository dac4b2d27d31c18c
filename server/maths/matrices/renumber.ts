import { sameSize } from "../variation/random.ts";

/** A whole number that is not a power, index, size (2 × 2), or part of a decimal, a word or a name. */
const whole =
  /(?<![\^\w.\\{(]|\^\{|\^\(|[\^][-−])(-?)(\d{1,4})(?![\d.]*[A-Za-hl-w\d_]|\s?[x×]\s?\d\b|\s*\})/g;
const inBracket = /(?<=(?<!\^)\()(-?)(\d{1,4})(?=[\s,;)])/g;

/** The question with other whole numbers of the same size; 0 and 1 stay, because they keep a question easy. */
export function renumber(text: string, random: () => number): string {
  const change = (_: string, sign: string, digits: string): string => {
    if (digits === "0" || digits === "1") return sign + digits;
    return sign + sameSize(random, BigInt(digits)).toString();
  };
  return text.replaceAll(whole, change).replaceAll(inBracket, change);
}
