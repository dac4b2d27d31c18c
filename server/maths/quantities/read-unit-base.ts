import { isSymbol, type Token } from "../read/token.ts";
import type { Unit } from "./unit.ts";
import { anyCase, compound } from "./unit-symbols.ts";
import { prefixes, unitsByName, unitsBySymbol } from "./unit-table.ts";

export interface UnitRead {
  unit: Unit;
  /** The count of its tokens. */
  length: number;
}

/** One unit of the table, or two or three symbols written as one word. */
export function readBase(tokens: readonly Token[], at: number): UnitRead | null {
  return (
    readDegree(tokens, at) ??
    readSpelledOut(tokens, at) ??
    readPrefixed(tokens, at) ??
    readBareDegree(tokens, at) ??
    readSingle(tokens, at)
  );
}

/** °C, "degrees Celsius", "degree F", "deg C", and a bare degree of angle. */
function readDegree(tokens: readonly Token[], at: number): UnitRead | null {
  const token = tokens[at];
  if (!isSymbol(token, "°") && !isWord(token, "degree", "degrees", "deg")) return null;
  const scale = temperatureScale(tokens[at + 1], token?.written === "°");
  return scale ? found(unitsBySymbol.get(scale), 2) : found(unitsBySymbol.get("°"), 1);
}

const scaleNames: ReadonlyMap<string, string> = new Map([
  ["celsius", "°C"],
  ["celcius", "°C"],
  ["centigrade", "°C"],
  ["fahrenheit", "°F"],
]);

/** A lower-case c or f after a space may be a name, but directly after the sign it is the scale. */
function temperatureScale(token: Token | undefined, isSign: boolean): string | undefined {
  if (token?.kind === "word") return scaleNames.get(token.text);
  if (token?.kind !== "letter") return undefined;
  const isScale = token.written === "C" || token.written === "F" || (isSign && !token.spaced);
  return isScale
    ? new Map([
        ["c", "°C"],
        ["f", "°F"],
      ]).get(token.text)
    : undefined;
}

/** Names of two or three words: "electron volt", "kilowatt-hour", "milli ampere", "mm of Hg". */
function readSpelledOut(tokens: readonly Token[], at: number): UnitRead | null {
  const words = wordsFrom(tokens, at);
  for (const count of [3, 2]) {
    const texts = words.slice(0, count).map(({ text }) => text);
    if (texts.length < count) continue;
    const unit = joined(texts);
    if (unit) return { unit, length: (words[count - 1]?.at ?? at) - at + 1 };
  }
  return null;
}

/** Up to three consecutive words, with or without hyphens between them. */
function wordsFrom(tokens: readonly Token[], at: number): { text: string; at: number }[] {
  const words: { text: string; at: number }[] = [];
  for (let next = at; words.length < 3; next += 1) {
    const token = tokens[next];
    if (token?.kind !== "word") {
      if (words.length === 0 || !isSymbol(token, "-")) break;
      continue;
    }
    words.push({ text: token.text, at: next });
  }
  return words;
}

function joined(texts: readonly string[]): Unit | undefined {
  const [first = "", second = "", third] = texts;
  if (texts.join(" ") === "mm of hg" || texts.join(" ") === "mm hg")
    return unitsBySymbol.get("mmHg");
  const isPrefix = prefixNames.has(first);
  if (third !== undefined) {
    const short = isPrefix ? unitsByName.get(`${first}${second}-${third}`) : undefined;
    return unitsByName.get(texts.join("-")) ?? short;
  }
  return (
    unitsByName.get(`${first}-${second}`) ??
    (isPrefix ? unitsByName.get(first + second) : undefined)
  );
}

const prefixNames = new Set([
  ...prefixes.map(({ name }) => name),
  "electron",
  "horse",
  "kiloelectron",
  "megaelectron",
]);

/** "J/(kg C)", "J/kg·C": after a mass in the denominator a C is not a coulomb. */
function readBareDegree(tokens: readonly Token[], at: number): UnitRead | null {
  const joint = isSymbol(tokens[at - 1], "×", "-", ".", "/") ? 1 : 0;
  const [mass, ...before] = tokens.slice(Math.max(0, at - joint - 3), at - joint).toReversed();
  const isBelow = before.some((token) => isSymbol(token, "/"));
  if (tokens[at]?.written !== "C" || !isBelow || !/^(?:kg|g|mol)$/.test(mass?.written ?? "")) {
    return null;
  }
  return found(unitsBySymbol.get("°C"), 1);
}

const prefixSigns = new Set(["µ", "μ", "k", "K", "m", "M", "G"]);

/** Characters that are not Latin letters are separate tokens: µF, kΩ, μm. */
function readPrefixed(tokens: readonly Token[], at: number): UnitRead | null {
  const [first, second] = [tokens[at], tokens[at + 1]];
  const isPair = first && second && !second.spaced && prefixSigns.has(first.written);
  if (!isPair || second.kind === "symbol" || second.kind === "number") return null;
  const prefix = first.written === "K" ? "k" : first.written;
  return found(unitsBySymbol.get(prefix + second.written), 2);
}

function readSingle(tokens: readonly Token[], at: number): UnitRead | null {
  const token = tokens[at];
  if (!token || token.kind === "symbol" || token.kind === "number") return readRupee(token);
  if (isWord(token, "in")) return isInch(tokens, at) ? found(unitsBySymbol.get("in"), 1) : null;
  const written = token.written.replace(/\.$/, "");
  const named = token.kind === "word" ? unitsByName.get(token.text) : undefined;
  return found(unitsBySymbol.get(written) ?? named ?? compound(written) ?? anyCase(written), 1);
}

function readRupee(token: Token | undefined): UnitRead | null {
  return isSymbol(token, "₹") ? found(unitsBySymbol.get("₹"), 1) : null;
}

/** "12 in" at the end, or before "to" or a sign; elsewhere "in" is the preposition. */
function isInch(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return next === undefined || next.kind === "symbol" || isWord(next, "to", "into");
}

function found(unit: Unit | undefined, length: number): UnitRead | null {
  return unit ? { unit, length } : null;
}

function isWord(token: Token | undefined, ...texts: string[]): boolean {
  return token?.kind === "word" && texts.includes(token.text);
}
