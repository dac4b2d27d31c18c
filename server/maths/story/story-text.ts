import * as q from "../numbers/rational.ts";
import type { Question } from "../read/question.ts";
import { isSymbol, type Token } from "../read/token.ts";
import type { Amount, AmountKind } from "./amount.ts";
import { readAmount, textOf } from "./read-amount.ts";
import { readSpeedUnit } from "./speed-units.ts";
import { stopWords } from "./stop-words.ts";

/**
 * A question as a line of atoms, each followed by a space: amounts as a letter and an index (`M0` money, `N1_2` the
 * whole number 2), words in lower case without articles, with `~` before words that may name a thing or a person.
 */
export interface StoryText {
  text: string;
  amounts: readonly Amount[];
}

/** The letter of each kind of amount in the line of atoms: `M0` for money, `N1_2` for a number. */
export const amountLetters: Readonly<Record<AmountKind, string>> = {
  money: "M",
  percent: "P",
  time: "T",
  length: "L",
  speed: "S",
  mass: "W",
  volume: "V",
  number: "N",
  ratio: "R",
};

const read = new WeakMap<Question, StoryText>();

/** The atoms of a question; cached, because many kinds of word problem read the same question. */
export function storyText(question: Question): StoryText {
  const known = read.get(question);
  if (known) return known;
  const made = readAtoms(question.tokens);
  read.set(question, made);
  return made;
}

function readAtoms(tokens: readonly Token[]): StoryText {
  const amounts: Amount[] = [];
  const atoms: string[] = [];
  for (let at = 0; at < tokens.length;) {
    const found = readAmount(tokens, at);
    const unit = found ? null : readSpeedUnit(tokens, at);
    if (found) atoms.push(amountAtom(found.amount, amounts.length));
    else if (unit) atoms.push(`#${unit.symbol}`);
    else atoms.push(...wordAtoms(tokens, at, atoms.at(-1)));
    if (found) amounts.push(found.amount);
    at += found?.length ?? unit?.length ?? 1;
  }
  return { text: atoms.map((atom) => `${atom} `).join(""), amounts };
}

function amountAtom({ kind, value }: Amount, index: number): string {
  const isNamed = kind === "number" && q.isInteger(value) && value.numerator < 100n;
  return `${amountLetters[kind]}${index}${isNamed ? `_${value.numerator}` : ""}`;
}

const words: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "what's": "what is",
    whats: "what is",
    wat: "what",
    percent: "%",
    percentage: "%",
  }),
);

/** The words that may follow A if A is a name: "A can do …", "A, B and C", "A alone". */
const afterName =
  /^(?:can|and|alone|is|does|takes|take|finishes|completes|or|to|fills|has|gets|start|starts|started|begins|began|invests|invested|joins|joined|sells|sold|buys|bought)$/;

function wordAtoms(tokens: readonly Token[], at: number, before: string | undefined): string[] {
  const token = tokens[at];
  if (!token) return [];
  if (token.kind === "symbol") return symbolAtoms(tokens, at);
  if (token.kind === "letter") return letterAtoms(tokens, at, before);
  if (token.kind === "word") return plainWord(token.text, before);
  return ["¤"];
}

function plainWord(text: string, before: string | undefined): string[] {
  if (text === "the") return [];
  if (text === "an") return isAmountAtom(before) ? ["per"] : [];
  // "B's share" is the share of B.
  if (/^[a-z]'s$/.test(text)) return [text.slice(0, 1).toUpperCase()];
  const spelled = words.get(text);
  if (spelled !== undefined) return spelled.split(" ");
  return [stopWords.has(text) ? text : `~${text}`];
}

function letterAtoms(tokens: readonly Token[], at: number, before: string | undefined): string[] {
  const text = textOf(tokens[at]);
  if (text.length !== 1) return ["¤"];
  if (text !== "a" || isNameA(tokens, at)) return [text.toUpperCase()];
  return isAmountAtom(before) && !persons.test(textOf(tokens[at + 1])) ? ["per"] : [];
}

/** Things that are never a "for each" unit of payment: "by selling it for ₹720 a man loses 10%". */
const persons =
  /^(?:man|woman|boy|girl|person|shopkeeper|dealer|trader|merchant|vendor|seller|farmer|milkman|retailer|student|lady|train|car|bus)$/;

/** Whether an A is the name of a person, not an article. */
function isNameA(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  if (!next || isSymbol(next, ",", "'", ".", ":") || afterName.test(textOf(next))) return true;
  return tokens[at]?.written === "A" && at > 0 && !startsSentence(tokens[at - 1]);
}

/** After an amount, "a" and "an" mean "for each": ₹10 a pen. */
function isAmountAtom(atom: string | undefined): boolean {
  return atom !== undefined && /^[MTLWV]\d/.test(atom);
}

function startsSentence(before: Token | undefined): boolean {
  return isSymbol(before, ".", "?", "newline", ",", ":");
}

const symbolTexts: Partial<Record<string, string>> = {
  "?": ".",
  ";": ".",
  newline: ".",
  "'": "¤",
};

function symbolAtoms(tokens: readonly Token[], at: number): string[] {
  const token = tokens[at];
  if (token?.kind !== "symbol") return [];
  if (token.text === "-" && isHyphen(tokens, at)) return [];
  return [symbolTexts[token.text] ?? token.text];
}

/** A hyphen inside a word, as in two-digit, or a dash between sentences. */
function isHyphen(tokens: readonly Token[], at: number): boolean {
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  const isWord = (token: Token | undefined): boolean => token?.kind === "word";
  return isWord(after) && (isWord(before) || before?.kind === "number") && after?.spaced === false;
}
