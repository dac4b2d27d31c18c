import { Refusal } from "../refusal.ts";
import { isSymbol, type Token } from "../read/token.ts";
import { multiplyUnits, noUnit, type Unit } from "./unit.ts";
import { readBase, type UnitRead } from "./read-unit-base.ts";
import { leadingPower, trailingPower } from "./read-unit-power.ts";
import { splitSymbols } from "./unit-symbols.ts";
import { unitsBySymbol } from "./unit-table.ts";

/**
 * The longest unit that starts at a token: "km/h", "m s^-1", "metres per second squared",
 * "J/(kg K)", "sq. cm", "°C", "kΩ". Null if none starts there. Symbols are case-sensitive, names are not.
 */
export function readUnit(tokens: readonly Token[], at: number): UnitRead | null {
  const first = readFactor(tokens, at);
  if (!first) return null;
  let { unit } = first;
  let length = first.length;
  let isBelow = false;
  for (;;) {
    const next = readNext(tokens, at + length, isBelow);
    if (!next) return { unit, length };
    const whole = productOrNull(unit, next.unit, next.isBelow ? -1 : 1);
    if (!whole) return null;
    unit = whole;
    length += next.length;
    isBelow = next.isBelow;
  }
}

interface NextFactor extends UnitRead {
  isBelow: boolean;
}

/** A further factor with the sign that joins it: "/ kg", "per second", "· m", "-metre", or an adjacent symbol. */
function readNext(tokens: readonly Token[], at: number, isBelow: boolean): NextFactor | null {
  const joint = jointAt(tokens, at);
  const factor =
    joint.kind === "below"
      ? readBelow(tokens, at + joint.length)
      : readFactor(tokens, at + joint.length);
  if (!factor || startsDefinition(tokens, at, factor.length)) return null;
  if (joint.kind === "none" && !mayFollow(tokens, at, isBelow)) return null;
  return {
    unit: factor.unit,
    length: joint.length + factor.length,
    // J/kg-K and J/kg·K mean joule per kilogram and kelvin.
    isBelow: joint.kind === "below" || isBelow,
  };
}

interface Joint {
  kind: "below" | "times" | "none";
  length: number;
}

function jointAt(tokens: readonly Token[], at: number): Joint {
  const token = tokens[at];
  if (isSymbol(token, "/") || isWord(token, "per")) return { kind: "below", length: 1 };
  // A hyphen or dot joins units only without spaces: 5 N - 3 N is a difference.
  const isTight = token?.spaced === false && tokens[at + 1]?.spaced === false;
  const isProduct =
    isSymbol(token, "×", "-", ".") && isTight && unitStartsWithLetter(tokens[at + 1]);
  return isProduct ? { kind: "times", length: 1 } : { kind: "none", length: 0 };
}

function unitStartsWithLetter(token: Token | undefined): boolean {
  return token?.kind === "letter" || token?.kind === "word" || token?.kind === "unknown";
}

/** After "per" or "/": one factor, or several in brackets. */
function readBelow(tokens: readonly Token[], at: number): UnitRead | null {
  if (!isSymbol(tokens[at], "(")) return readFactor(tokens, at);
  const inside = readUnit(tokens, at + 1);
  if (!inside || !isSymbol(tokens[at + 1 + inside.length], ")")) return null;
  return { unit: inside.unit, length: inside.length + 2 };
}

/**
 * "5 kg g = 10 m/s²", "g is 10": g is not a unit here, but a letter with an assigned value; not so "12 N m is applied".
 */
function startsDefinition(tokens: readonly Token[], at: number, length: number): boolean {
  const [sign, value] = tokens.slice(at + length, at + length + 2);
  return isSymbol(sign, "=") || (isWord(sign, "is") && value?.kind === "number");
}

/** Pairs of symbols that schools write next to each other without an exponent. */
const products = new Set(
  (
    "N m,kN m,N s,kg m,J s,J m,eV m,eV s,eV nm,Ω m,ohm m,Ω cm,ohm cm,V m,W h,kW h,Pa s,T m,C m,A s,A h,mA h,kg K,kg C,g C,mol C,kg °,mol K,L atm,L bar," +
    "g °,g K,mol °,m K,m °,m2 K"
  ).split(","),
);

/** Whether an adjacent factor without a sign belongs to the unit. */
function mayFollow(tokens: readonly Token[], at: number, isBelow: boolean): boolean {
  const token = tokens[at];
  if (!token || !isShortSymbol(token)) return false;
  if (hasPower(tokens, at) || hasPlainPower(tokens, at)) return true;
  if (isSymbol(token, "°") && (isBelow || isSymbol(tokens[at + 2], "^"))) return true;
  const previous = tokens[at - 1];
  return products.has(`${previous?.written ?? ""} ${token.written}`);
}

/** "m s^-1" */
function hasPower(tokens: readonly Token[], at: number): boolean {
  const after = tokens[at + 1];
  return isSymbol(after, "^") && after?.spaced === false;
}

/** "m s-1": a superscript exponent copied as plain text. */
function hasPlainPower(tokens: readonly Token[], at: number): boolean {
  const [sign, digit] = tokens.slice(at + 1, at + 3);
  const isTight = sign?.spaced === false && digit?.spaced === false;
  return isTight && isSymbol(sign, "-") && digit.kind === "number" && /^[1-3]$/.test(digit.written);
}

function isShortSymbol(token: Token): boolean {
  return isSymbol(token, "°") || (token.kind !== "symbol" && token.written.length <= 3);
}

/** One unit with its exponent: "m^2", "sq m", "cm3", "second squared", "s^-1", "s⁻¹". */
function readFactor(tokens: readonly Token[], at: number): UnitRead | null {
  const power = leadingPower(tokens, at);
  const start = at + power.length;
  const base = readBase(tokens, start);
  if (!base) return null;
  if (power.exponent > 1) {
    return {
      unit: multiplyUnits(noUnit, base.unit, power.exponent),
      length: power.length + base.length,
    };
  }
  const raised = trailingPower(tokens, start + base.length);
  if (raised === null) return base;
  const unit = raise(base, tokens[start], raised.exponent);
  return unit && { unit, length: base.length + raised.length };
}

/**
 * In "ms⁻¹" the letters are metre and second, as NCERT prints them; in "kgm⁻³" the exponent belongs to the last one.
 */
function raise(base: UnitRead, token: Token | undefined, exponent: number): Unit | null {
  const written = token?.written ?? "";
  const parts = exponent < 0 && written === "ms" ? splitSymbols("ms") : splitIfCompound(written);
  if (base.length === 1 && parts) return productOrNull(parts[0], parts[1], exponent);
  return productOrNull(noUnit, base.unit, exponent);
}

function productOrNull(a: Unit, b: Unit, exponent: number): Unit | null {
  try {
    return multiplyUnits(a, b, exponent);
  } catch (error) {
    // The u⁴ of a polynomial is not a power of the atomic mass unit: its scale would have 120 digits.
    if (error instanceof Refusal && error.kind === "too_hard") return null;
    throw error;
  }
}

function splitIfCompound(written: string): [Unit, Unit] | null {
  return unitsBySymbol.has(written) ? null : splitSymbols(written);
}

function isWord(token: Token | undefined, text: string): boolean {
  return token?.kind === "word" && token.text === text;
}
