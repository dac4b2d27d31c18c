import { isSymbol, type Token } from "../../read/token.ts";
import { readNumber, readNumbers, type WrittenNumber } from "../../wording/written-number.ts";

/** One of the numbers of a multiple-choice question, with its letter, or null where the question gives a plain list. */
export interface Choice {
  letter: string | null;
  number: WrittenNumber;
}

const longestList = 12;

/** Reads "(a) 18 (b) -45", "a) 18 b) -45" or a plain list of at least two numbers; null for any other text. */
export function readChoices(tokens: readonly Token[]): Choice[] | null {
  const lettered = readLettered(tokens);
  if (lettered) return lettered;
  const numbers = readNumbers(tokens);
  if (!numbers || numbers.length < 2) return null;
  return numbers.map((number) => ({ letter: null, number }));
}

function readLettered(tokens: readonly Token[]): Choice[] | null {
  const starts = tokens.flatMap((_, at) => (isLetterMark(tokens, at) ? [at] : []));
  if (starts[0] !== 0 || starts.length < 2 || starts.length > longestList) return null;
  const choices = starts.map((start, index) => {
    const end = starts[index + 1] ?? tokens.length;
    const isBracketed = isSymbol(tokens[start], "(");
    const letter = tokens[isBracketed ? start + 1 : start];
    const value = withoutSeparators(tokens.slice(start + (isBracketed ? 3 : 2), end));
    const number = readNumber(value);
    const expected = "abcdefghijkl".charAt(index);
    return letter?.kind === "letter" && letter.text === expected && number
      ? { letter: expected, number }
      : null;
  });
  const known = choices.filter((choice) => choice !== null);
  return known.length === choices.length ? known : null;
}

/** Whether "(a)" starts here, or "a)" or "a." that no bracket precedes. */
function isLetterMark(tokens: readonly Token[], at: number): boolean {
  if (isSymbol(tokens[at], "(")) {
    return tokens[at + 1]?.kind === "letter" && isSymbol(tokens[at + 2], ")");
  }
  const isBare = tokens[at]?.kind === "letter" && isSymbol(tokens[at + 1], ")", ".");
  return isBare && !isSymbol(tokens[at - 1], "(");
}

function withoutSeparators(tokens: readonly Token[]): readonly Token[] {
  const end = tokens.findLastIndex((token) => {
    return (
      !isSymbol(token, ",", ";", "newline", ".") && !(token.kind === "word" && token.text === "or")
    );
  });
  return tokens.slice(0, end + 1);
}

/** Formats a choice as the answer: by its letter if it has one, otherwise by its number. */
export function choiceAnswer({ letter, number }: Choice): { latex: string; plain: string } {
  if (letter === null) return { latex: number.latex, plain: number.plain };
  return { latex: `\\text{(${letter}) } ${number.latex}`, plain: `(${letter})` };
}
