import { isSymbol, type Token } from "../../read/token.ts";
import { closingBracket } from "./read-formula.ts";

/** The count of tokens of the point before a function: a number, letter, ∞, fraction or bracket. */
export function pointLength(tokens: readonly Token[]): number {
  const start = isSymbol(tokens[0], "-", "+") ? 1 : 0;
  const end = endOfUnit(tokens, start);
  if (end <= 0) return 0;
  const withPi = tokens[start]?.kind === "number" && isPi(tokens[end]) ? end + 1 : end;
  return isTightDivision(tokens[withPi], tokens[withPi + 1]) ? withPi + 2 : withPi;
}

/** The end of the number, letter, ∞, fraction or bracket that begins at `start`; 0 if there is none. */
function endOfUnit(tokens: readonly Token[], start: number): number {
  const first = tokens[start];
  if (isSymbol(first, "(")) return closingBracket(tokens, start) + 1;
  if (isSymbol(first, "frac")) {
    return closingBracket(tokens, closingBracket(tokens, start + 1) + 1) + 1;
  }
  const isSingle = first?.kind === "number" || first?.kind === "letter" || isSymbol(first, "∞");
  return isSingle ? start + 1 : 0;
}

function isPi(token: Token | undefined): boolean {
  return token?.kind === "letter" && token.text === "π";
}

/** The /2 of π/2, written without spaces. */
function isTightDivision(slash: Token | undefined, below: Token | undefined): boolean {
  const isTight = slash?.spaced !== true && below?.kind === "number" && !below.spaced;
  return isSymbol(slash, "/") && isTight;
}

const infinity = new Set(["infinity", "infinite", "inf", "oo"]);

/** "infinity" as the sign ∞. */
export function withInfinity(token: Token): Token {
  const isWritten = token.kind === "word" && infinity.has(token.text);
  return isWritten ? { ...token, kind: "symbol", text: "∞" } : token;
}
