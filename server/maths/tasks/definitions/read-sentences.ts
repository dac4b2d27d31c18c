import type { NumberStyle } from "../../numbers/written.ts";
import { isSymbol, type Token } from "../../read/token.ts";
import { type Definitions, readDefinitions } from "../calculus/functions/clauses.ts";
import { isWord } from "../calculus/read-formula.ts";

/** The sentences that define letters and functions, and the question that follows. */
export interface Sentences extends Definitions {
  question: readonly Token[];
  /** "decimal" if the sentences contain decimals. */
  style: NumberStyle;
}

/** Splits "Let …. Suppose …. Is k prime?"; null if the sentences at the start are not plain definitions. */
export function readSentences(tokens: readonly Token[]): Sentences | null {
  if (!defines(tokens)) return null;
  const sentences = inSentences(tokens);
  const first = sentences.findIndex((sentence) => !defines(sentence));
  const rest = sentences.slice(first);
  if (first < 1 || rest.some(defines)) return null;
  // In "Suppose f(z) = 0. What is z?" the last equation belongs to the question.
  const from = asksForLetter(rest) ? first - 1 : first;
  const read = from < 1 ? null : readDefinitions(sentences.slice(0, from).flat());
  const hasDecimals = tokens.some((token) => token.kind === "number" && token.places > 0);
  const style = hasDecimals ? "decimal" : "fraction";
  return read && { ...read, question: sentences.slice(from).flat(), style };
}

function defines([first]: readonly Token[]): boolean {
  return isWord(first, "let", "suppose");
}

function inSentences(tokens: readonly Token[]): Token[][] {
  const sentences: Token[][] = [[]];
  for (const token of tokens) {
    sentences.at(-1)?.push(token);
    if (isSymbol(token, ".", "?", "newline")) sentences.push([]);
  }
  return sentences.filter((sentence) => sentence.some((token) => !isSymbol(token, "newline")));
}

const askingWords = new Set("what is the value of find calculate determine give then".split(" "));

/** Whether the question is only "What is z?" */
function asksForLetter(sentences: readonly (readonly Token[])[]): boolean {
  const [sentence = [], more] = sentences;
  const said = sentence.filter((token) => !isSymbol(token, ".", "?", "newline"));
  return (
    more === undefined &&
    said.at(-1)?.kind === "letter" &&
    said.slice(0, -1).every((token) => token.kind === "word" && askingWords.has(token.text))
  );
}
