import { type Expression, integerLeaf } from "../expressions/expression.ts";
import { readUnit } from "../quantities/read-unit.ts";
import type { Unit } from "../quantities/unit.ts";
import { tokenise } from "../read/tokenise.ts";
import { type LatexCursor, unread } from "./latex-cursor.ts";
import { isClose, isOpen } from "./latex-token.ts";

/** Letters of an expression that represent units and counted things. */
const unitPrefix = "unit:";
const nounPrefix = "noun:";

export function isUnitLetter(part: Expression): boolean {
  return part.kind === "variable" && part.name.startsWith(unitPrefix);
}

export function isNounLetter(part: Expression): boolean {
  return part.kind === "variable" && part.name.startsWith(nounPrefix);
}

/** The unit that a letter represents. */
export function unitOfLetter(name: string): Unit | null {
  return unitNamed(name.slice(unitPrefix.length));
}

const known = new Map<string, Unit | null>();

function unitNamed(text: string): Unit | null {
  const found = known.get(text);
  if (found !== undefined) return found;
  const tokens = tokenise(text);
  const read = readUnit(tokens, 0);
  const unit = read !== null && read.length === tokens.length ? read.unit : null;
  // Lines come from untrusted input, so the cache has a size limit.
  if (known.size < 500) known.set(text, unit);
  return unit;
}

/** Whether the next token may be a unit or a noun. */
export function takesUnit(cursor: LatexCursor): boolean {
  const [token, next] = [cursor.peek(), cursor.peek(1)];
  if (token?.kind === "text") return token.text !== "of";
  if (token?.kind !== "letter") return false;
  return (token.name === "Ω" && token.spaced) || (token.name === "μ" && next?.kind === "text");
}

const countedTens = [
  ["ones", 1n],
  ["tens", 10n],
  ["hundred", 100n],
  ["hundreds", 100n],
  ["thousand", 1000n],
  ["thousands", 1000n],
  ["lakh", 100_000n],
  ["lakhs", 100_000n],
  ["million", 1_000_000n],
  ["crore", 10_000_000n],
  ["crores", 10_000_000n],
  ["dozen", 12n],
  ["dozens", 12n],
] as const;
const scales: ReadonlyMap<string, bigint> = new Map(countedTens);

/** Words that make a preceding number part of a sentence. */
const sentence =
  /\b(?:is|are|was|has|have|had|not|no|more|less|fewer|than|remainder|quotient|left|each|lies|at|when|if|for|to|from|by|in|on|with|digits?|divisible|times|equal|so|then|tenths?|hundredths?|thousandths?|half|halves|thirds?|quarters?|fifths?|ones?|units? digit|pairs?|score|ways|per ?cent|approx.*)\b/i;

/** The unit or noun at the cursor as a factor; null, with the cursor unchanged, if there is none. */
export function readUnitFactor(cursor: LatexCursor): Expression | null {
  const start = cursor.place;
  const symbol = takeSymbols(cursor);
  if (unitNamed(symbol)) return { kind: "variable", name: unitPrefix + symbol };
  cursor.reset(start);
  const token = cursor.next();
  if (token?.kind !== "text") throw unread();
  const scale = scales.get(token.text);
  if (scale !== undefined) return integerLeaf(scale);
  const isNoun = /^[a-zA-Z]+(?:[ -][a-zA-Z]+)?$/.test(token.text) && !sentence.test(token.text);
  const next = cursor.peek();
  const isLast = next === undefined || next.kind === "sign" || next.kind === "close";
  if (!isNoun || !isLast) throw unread();
  return { kind: "variable", name: nounPrefix + token.text };
}

/** The symbols that form one unit, as plain text: kg m/s^2. */
function takeSymbols(cursor: LatexCursor): string {
  let text = takeOne(cursor);
  for (;;) {
    const place = cursor.place;
    const joint = jointAt(cursor);
    if (joint === null) return text;
    const next = takeOne(cursor);
    if (next === "" || !unitNamed(text + joint + next)) {
      cursor.reset(place);
      return text;
    }
    text += joint + next;
  }
}

function jointAt(cursor: LatexCursor): string | null {
  if (!cursor.isSign("/", "×", "·")) return takesUnit(cursor) ? " " : null;
  const next = cursor.peek(1);
  if (next?.kind !== "text" && next?.kind !== "letter" && !isOpen(next, "(")) return null;
  const joint = cursor.isSign("/") ? "/" : " ";
  cursor.next();
  return joint;
}

/** One symbol with its exponent, or several in brackets. */
function takeOne(cursor: LatexCursor): string {
  if (isOpen(cursor.peek(), "(")) return takeBracket(cursor);
  const prefix = takeLetter(cursor, "μ") ? "µ" : "";
  if (prefix === "" && takeLetter(cursor, "Ω")) return `Ω${takeExponent(cursor)}`;
  const token = cursor.peek();
  if (token?.kind !== "text") return prefix;
  cursor.next();
  const text = prefix + token.text;
  const ohm = /^[kMGm]$/.test(text) && takeLetter(cursor, "Ω") ? "Ω" : "";
  return text + ohm + takeExponent(cursor);
}

function takeLetter(cursor: LatexCursor, name: string): boolean {
  const token = cursor.peek();
  const isIt = token?.kind === "letter" && token.name === name;
  if (isIt) cursor.next();
  return isIt;
}

/** Empty if the bracket contains something else. */
function takeBracket(cursor: LatexCursor): string {
  cursor.next();
  let inner = takeOne(cursor);
  while (takesUnit(cursor)) inner += ` ${takeOne(cursor)}`;
  if (!isClose(cursor.peek(), "(")) return "";
  cursor.next();
  return `(${inner})`;
}

/** `^{2}`, `^2`, `^{-1}` */
function takeExponent(cursor: LatexCursor): string {
  if (!cursor.isSign("^")) return "";
  const place = cursor.place;
  cursor.next();
  const isBraced = isOpen(cursor.peek(), "{");
  if (isBraced) cursor.next();
  const isNegative = cursor.isSign("-");
  if (isNegative) cursor.next();
  const token = cursor.next();
  if (token?.kind !== "number" || (isBraced && !isClose(cursor.next(), "{"))) {
    cursor.reset(place);
    return "";
  }
  return `^${isNegative ? "-" : ""}${token.value.numerator}`;
}
