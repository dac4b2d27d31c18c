import { superscripts } from "./symbols.ts";

const raised = new Map([...superscripts].map(([sign, digit]) => [digit, sign]));

/** A text as LaTeX text, for a question that can't be parsed as mathematics: raised digits are kept. */
export function inWords(text: string): string {
  const plain = text
    .replaceAll(/\^\{?(-?\d+)\}?\^?/g, (_, digits: string) =>
      Array.from(digits, (digit) => raised.get(digit) ?? digit).join(""),
    )
    .replaceAll(/[\\{}$#%&_^~]/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  return `\\text{${plain}}`;
}
