import * as q from "../numbers/rational.ts";
import type { Rational } from "../numbers/rational.ts";
import { elementTable } from "./element-table.ts";

export interface Element {
  symbol: string;
  /** In lower case, in the spelling of NCERT. */
  name: string;
  /** The number of protons. */
  atomicNumber: number;
  /** In u, with the rounding of schools; null if they use none. */
  mass: Rational | null;
}

/** "35.5" as an exact number. */
export function decimalOf(text: string): Rational {
  const [whole = "0", decimals = ""] = text.split(".");
  return q.rational(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
}

export const elements: readonly Element[] = elementTable
  .trim()
  .split("\n")
  .map((line) => {
    const [atomicNumber = "", symbol = "", name = "", mass] = line.split(" ");
    return {
      symbol,
      name,
      atomicNumber: Number(atomicNumber),
      mass: mass === undefined ? null : decimalOf(mass),
    };
  });

const bySymbol = new Map(elements.map((element) => [element.symbol, element]));
const otherSpellings: readonly (readonly [string, string])[] = [
  ["sulfur", "S"],
  ["aluminum", "Al"],
  ["cesium", "Cs"],
  ["phosphorous", "P"],
];
const byName = new Map<string, Element | undefined>([
  ...elements.map((element) => [element.name, element] as const),
  ...otherSpellings.map(([name, symbol]) => [name, bySymbol.get(symbol)] as const),
]);

export function elementOf(symbol: string): Element | undefined {
  return bySymbol.get(symbol);
}

/** By its English name in lower case, in British or American spelling. */
export function elementNamed(name: string): Element | undefined {
  return byName.get(name);
}

/** Elements that are gases or liquids of two-atom molecules: "oxygen" may mean O or O₂. */
export const diatomic: ReadonlySet<string> = new Set(["H", "N", "O", "F", "Cl", "Br", "I"]);
