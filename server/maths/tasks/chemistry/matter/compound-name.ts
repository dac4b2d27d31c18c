import { greatestCommonDivisor } from "../../../numbers/integers.ts";
import { elementNamed } from "../../../chemistry/elements.ts";
import { anions, cations, type Ion } from "../../../chemistry/known-ions.ts";
import { namedCompounds } from "./named-compounds.ts";
import { speciesOf } from "../../../chemistry/parse-formula.ts";
import type { Species } from "../../../chemistry/species.ts";

/** The longest name in words: "iron ii sulphate heptahydrate". */
export const longestName = 5;

/**
 * The compound of a name given as words in lower case: "carbon dioxide", "calcium hydroxide", "iron iii oxide",
 * "copper sulphate pentahydrate". Null for a name that is unknown or could mean two compounds, as "iron oxide".
 */
export function compoundNamed(words: readonly string[]): Species | null {
  const formula = formulaNamed(words);
  return formula === null ? null : speciesOf(formula);
}

/** The formula of a name, as `compoundNamed` reads it; null if there is none. */
export function formulaNamed(words: readonly string[]): string | null {
  const known = namedCompounds.get(words.join(" "));
  if (known !== undefined) return known;
  const waters = hydrates.get(words.at(-1) ?? "");
  if (waters !== undefined) {
    const dry = formulaNamed(words.slice(0, -1));
    return dry === null || dry.includes(".") ? null : `${dry}.${waters === 1 ? "" : waters}H2O`;
  }
  return saltNamed(words);
}

const hydrates: ReadonlyMap<string, number> = new Map(
  ["mono", "di", "tri", "tetra", "penta", "hexa", "hepta", "octa", "nona", "deca"].map(
    (prefix, at) => [`${prefix}hydrate`, at + 1],
  ),
);

const romans: ReadonlyMap<string, number> = new Map([
  ["i", 1],
  ["ii", 2],
  ["iii", 3],
  ["iv", 4],
  ["v", 5],
  ["vi", 6],
]);

function saltNamed(words: readonly string[]): string | null {
  const [metal = "", ...rest] = words;
  const valency = romans.get(rest[0] ?? "");
  const name = (valency === undefined ? rest : rest.slice(1)).join(" ");
  const positive = valency === undefined ? cations.get(metal) : withValency(metal, valency);
  const negative = anions.get(name) ?? anions.get(name.replace("hydrogen ", "hydrogen"));
  if (!positive || !negative || !isPossible(positive, negative)) return null;
  return crissCross(positive, negative);
}

function withValency(metal: string, size: number): Ion | undefined {
  const element = elementNamed(metal);
  return element && { formula: element.symbol, size };
}

/** Hydrogen names its gases only: hydrogen chloride, hydrogen sulphide. */
function isPossible(positive: Ion, negative: Ion): boolean {
  if (positive.formula !== "H") return true;
  return ["F", "Cl", "Br", "I", "S", "CN"].includes(negative.formula);
}

/** Valencies crossed over: Al and SO4 with 3 and 2 give Al2(SO4)3. */
function crissCross(positive: Ion, negative: Ion): string {
  const divisor = Number(greatestCommonDivisor(BigInt(positive.size), BigInt(negative.size)));
  const first = times(positive.formula, negative.size / divisor);
  const second = times(negative.formula, positive.size / divisor);
  return negative.formula === "CH3COO" ? second + first : first + second;
}

function times(formula: string, count: number): string {
  if (count === 1) return formula;
  return /^[A-Z][a-z]?$/.test(formula) ? `${formula}${count}` : `(${formula})${count}`;
}
