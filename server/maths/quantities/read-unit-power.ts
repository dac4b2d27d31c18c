import { isSymbol, type Token } from "../read/token.ts";

/** An exponent and the count of its tokens. */
export interface PowerRead {
  exponent: number;
  length: number;
}

/** "square" or "cubic" before a unit; exponent 1 and no tokens if neither is present. */
export function leadingPower(tokens: readonly Token[], at: number): PowerRead {
  const token = tokens[at];
  const exponent = isWord(token, "square", "sq") ? 2 : isWord(token, "cubic", "cu") ? 3 : 1;
  if (exponent === 1) return { exponent, length: 0 };
  return { exponent, length: isSymbol(tokens[at + 1], ".") ? 2 : 1 };
}

/** "squared", "^2", "^-1", "⁻¹", and 2 or -1 typed without a ^ directly after a symbol. */
export function trailingPower(tokens: readonly Token[], at: number): PowerRead | null {
  const token = tokens[at];
  if (isWord(token, "squared", "square", "sq")) return { exponent: 2, length: 1 };
  if (isWord(token, "cubed", "cube")) return { exponent: 3, length: 1 };
  return isSymbol(token, "^") ? raisedPower(tokens, at + 1) : barePower(tokens, at);
}

function raisedPower(tokens: readonly Token[], at: number): PowerRead | null {
  if (!isSymbol(tokens[at], "(")) {
    const bare = signed(tokens, at);
    return bare && { ...bare, length: bare.length + 1 };
  }
  const inside = signed(tokens, at + 1);
  if (!inside || !isSymbol(tokens[at + 1 + inside.length], ")")) return null;
  return { ...inside, length: inside.length + 3 };
}

function signed(tokens: readonly Token[], at: number): PowerRead | null {
  const isNegative = isSymbol(tokens[at], "-");
  const size = smallWhole(tokens[isNegative ? at + 1 : at]);
  if (size === null) return null;
  return isNegative ? { exponent: -size, length: 2 } : { exponent: size, length: 1 };
}

/** m2, cm3, "ms-1": a superscript exponent copied as plain text. */
function barePower(tokens: readonly Token[], at: number): PowerRead | null {
  const length = isSymbol(tokens[at], "-") ? 2 : 1;
  const isTight = tokens.slice(at, at + length).every(({ spaced }) => !spaced);
  const power = isTight ? signed(tokens, at) : null;
  return power?.exponent === 1 ? null : power;
}

function smallWhole(token: Token | undefined): number | null {
  if (token?.kind !== "number" || token.places > 0) return null;
  const value = token.value.numerator;
  return value >= 1n && value <= 4n ? Number(value) : null;
}

function isWord(token: Token | undefined, ...texts: string[]): boolean {
  return token?.kind === "word" && texts.includes(token.text);
}
