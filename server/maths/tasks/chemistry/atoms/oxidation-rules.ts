import { formulaLatex, type Species } from "../../../chemistry/species.ts";

/** A part of a formula whose oxidation number, or charge, follows from a rule. */
export interface KnownNumber {
  name: string;
  latex: string;
  count: bigint;
  value: number;
  why: string;
}

const groupOne = new Set(["Li", "Na", "K", "Rb", "Cs"]);
const groupTwo = new Set(["Be", "Mg", "Ca", "Sr", "Ba"]);
const halogens = ["F", "Cl", "Br", "I"];
/** Compounds with bonds between oxygen atoms, in which oxygen is not −2. */
const peroxides = new Set([
  "H2O2",
  "Na2O2",
  "K2O2",
  "Li2O2",
  "BaO2",
  "CaO2",
  "SrO2",
  "MgO2",
  "KO2",
  "NaO2",
  "RbO2",
  "CsO2",
  "KO3",
]);
/** Formulas for which the sum rule alone gives a number that contradicts the structure. */
const misleading = new Set([
  "CrO5",
  "H2SO5",
  "H2S2O8",
  "K2S2O8",
  "Na2S2O8",
  "S2O8",
  "HNO4",
  "K3CrO8",
  "CaOCl2",
  "NH4NO3",
  "NH4NO2",
  "HCN",
  "HNC",
]);

/** Groups with a fixed charge, if the requested element is not in them. */
const groups: readonly (readonly [string, number, readonly string[]])[] = [
  ["SO4", -2, ["S", "O"]],
  ["NO3", -1, ["N", "O"]],
  ["PO4", -3, ["P", "O"]],
  ["CO3", -2, ["C", "O"]],
  ["CN", -1, ["C", "N"]],
  ["CO", 0, ["C", "O"]],
  ["NH3", 0, ["N", "H"]],
  ["H2O", 0, ["H", "O"]],
  ["NH4", 1, ["N", "H"]],
];

/** The known numbers of all other atoms of a formula; null if a rule is missing, to avoid guesses. */
export function knownNumbers(species: Species, asked: string): KnownNumber[] | null {
  const body = species.plain.replace(/\^.*$/, "");
  if (misleading.has(body)) return null;
  const known: KnownNumber[] = [];
  const left = new Map(species.atoms);
  left.delete(asked);
  takeGroups(body, asked, left, known);
  for (const symbol of [...left.keys()].toSorted((a, b) => rankOf(a) - rankOf(b))) {
    const rule = ruleFor(symbol, species, asked);
    if (!rule) return null;
    known.push({
      name: symbol,
      latex: formulaLatex(symbol, 0),
      count: left.get(symbol) ?? 0n,
      ...rule,
    });
  }
  return isCentral(asked, species, known) ? known : null;
}

function rankOf(symbol: string): number {
  return symbol === "O" ? 1 : 0;
}

/** Takes (SO4)3 and its like out of the atoms that are left. */
function takeGroups(
  body: string,
  asked: string,
  left: Map<string, bigint>,
  known: KnownNumber[],
): void {
  for (const [group, charge, symbols] of groups) {
    const count = symbols.includes(asked) ? 0n : timesIn(group, body);
    const own = [...counts(group)];
    const isThere = count > 0n && own.every(([symbol, each]) => left.get(symbol) === each * count);
    if (!isThere) continue;
    for (const [symbol] of own) left.delete(symbol);
    const sign = charge > 0 ? "+" : "";
    const why =
      charge === 0
        ? `The neutral molecule ${group} counts 0.`
        : `The group ${group} has the charge ${sign}${charge}.`;
    known.push({ name: group, latex: formulaLatex(group, 0), count, value: charge, why });
  }
}

/** The number of a group's occurrences in brackets, or 1 at the end of the formula; 0 if it does not occur. */
function timesIn(group: string, body: string): bigint {
  if (!isWhole(group, body)) return 0n;
  const [, digits] = new RegExp(String.raw`\(${group}\)(\d*)`).exec(body) ?? [];
  if (digits !== undefined) return BigInt(digits === "" ? "1" : digits);
  return new RegExp(String.raw`(?:^|[A-Za-z\d)\]])${group}$`).test(body) ? 1n : 0n;
}

/** The carbonyl group only in metal carbonyls such as Ni(CO)4. */
function isWhole(group: string, body: string): boolean {
  return ["CO", "H2O", "NH3", "NH4"].includes(group) ? body.includes(`(${group})`) : true;
}

function counts(group: string): Map<string, bigint> {
  const found = new Map<string, bigint>();
  for (const [, symbol = "", digits = ""] of group.matchAll(/([A-Z][a-z]?)(\d*)/g)) {
    found.set(symbol, digits === "" ? 1n : BigInt(digits));
  }
  return found;
}

interface Rule {
  value: number;
  why: string;
}

function ruleFor(symbol: string, species: Species, asked: string): Rule | null {
  if (groupOne.has(symbol)) return { value: 1, why: `${symbol} of group 1 is +1.` };
  if (groupTwo.has(symbol)) return { value: 2, why: `${symbol} of group 2 is +2.` };
  const fixed = fixedNumbers.get(symbol);
  if (fixed) return fixed;
  if (symbol === "H") return hydrogenRule(species);
  return symbol === "O" ? oxygenRule(species) : withoutOxygen(symbol, species, asked);
}

const fixedNumbers: ReadonlyMap<string, Rule> = new Map([
  ["F", { value: -1, why: "Fluorine is always −1." }],
  ["Al", { value: 3, why: "Aluminium is +3." }],
  ["Zn", { value: 2, why: "Zinc is +2." }],
  ["Ag", { value: 1, why: "Silver is +1." }],
]);

function oxygenRule({ atoms, plain }: Species): Rule | null {
  const isUnusual = atoms.has("F") || peroxides.has(plain.replace(/\^.*$/, ""));
  return isUnusual
    ? null
    : { value: -2, why: "Oxygen is −2 (except in peroxides and with fluorine)." };
}

/** Halides and sulphides. */
function withoutOxygen(symbol: string, { atoms }: Species, asked: string): Rule | null {
  if (atoms.has("O")) return null;
  if (halogens.includes(symbol) && !isMoreNegative(asked, symbol)) {
    return { value: -1, why: `${symbol} without oxygen is −1.` };
  }
  const isSulphide = symbol === "S" && isMetalLike(asked);
  return isSulphide ? { value: -2, why: "Sulphur in a sulphide is −2." } : null;
}

/** +1, but −1 with nothing but metals, as in NaH. */
function hydrogenRule({ atoms }: Species): { value: number; why: string } | null {
  const others = [...atoms.keys()].filter((symbol) => symbol !== "H");
  const isHydride =
    others.length > 0 && others.every((symbol) => isActive(symbol) || symbol === "B");
  return isHydride
    ? { value: -1, why: "Hydrogen in a metal hydride is −1." }
    : { value: 1, why: "Hydrogen with non-metals is +1." };
}

function isActive(symbol: string): boolean {
  return groupOne.has(symbol) || groupTwo.has(symbol) || symbol === "Al";
}

function isMoreNegative(asked: string, symbol: string): boolean {
  const [a, b] = [halogens.indexOf(asked), halogens.indexOf(symbol)];
  return asked === "O" || asked === "N" || (a >= 0 && a < b);
}

const nonMetals = new Set([
  "H",
  "B",
  "C",
  "N",
  "O",
  "F",
  "Si",
  "P",
  "S",
  "Cl",
  "As",
  "Se",
  "Br",
  "I",
  "Xe",
]);

function isMetalLike(symbol: string): boolean {
  return !nonMetals.has(symbol) || symbol === "C" || symbol === "As";
}

/** Hydrogen and oxygen follow from the sum only if the rules for the others are certain. */
function isCentral(asked: string, species: Species, known: readonly KnownNumber[]): boolean {
  if (asked !== "O" && asked !== "H" && asked !== "F") return true;
  return (
    known.every(
      ({ name }) =>
        groupOne.has(name) || groupTwo.has(name) || ["H", "F", "Al", "Zn", "Ag"].includes(name),
    ) || species.atoms.size === 1
  );
}
