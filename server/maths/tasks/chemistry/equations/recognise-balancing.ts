import type { Question } from "../../../read/question.ts";
import { compoundNamed } from "../matter/compound-name.ts";
import { diatomic, elementNamed } from "../../../chemistry/elements.ts";
import { parseSpecies } from "../../../chemistry/parse-formula.ts";
import { isSameSpecies, type Species } from "../../../chemistry/species.ts";
import { findEquation, readSide } from "../reading/equation-text.ts";
import { plainChemistry } from "../reading/plain-chemistry.ts";
import type { Skeleton } from "./write-equation.ts";

const lead =
  /^\s*(?:(?:please|plz|pls|can|could|you|how|do|i|we|to|q\d*[.)]|\d+[.)]|\([a-z]+\)|[a-z]\)|write|a|the|down|correct|complete|and|balance|balanced|following|given|chemical|equation|equations|reaction|for|of|ionic|redox|skeletal|skeleton|word|in|acidic|basic|medium|using|by|hit|trial|method|algebraic|ion|electron|oxidation|number|is|this)\b[\s:.,-]*)*/i;
const tail =
  /(?:\b(?:please|plz|pls|balance|balanced|karo|kijiye|kare|it|this|the|equation|reaction|ko|by|using|in|acidic|medium|hit|and|trial|method|algebraic)\b[\s:.,?!]*)*[\s.?!]*$/i;
const asksToBalance = /\bbalanc/i;

/** "Balance: Fe + H2O -> Fe3O4 + H2", a bare equation, or one in words. Null for everything else. */
export function recogniseBalancing({ text }: Question): Skeleton | null {
  if (!/→|⟶|⇌|⇒|=|->|rightarrow|\\to\b|\bgives?\b|\bform(?:s|ing)?\b/.test(text)) return null;
  const asks = asksToBalance.test(text);
  const plain = withArrow(plainChemistry(text), asks);
  const found = findEquation(plain);
  if (!found) return wordEquation(plain);
  const rest = `${plain.slice(0, found.start)}|${plain.slice(found.end)}`;
  const isAll = rest.replace(lead, "").replace(tail, "").trim() === "|";
  if (!isAll || asksForBasic(plain)) return null;
  const { reactants, products } = found.equation;
  return distinct({
    reactants: reactants.map(({ species }) => species),
    products: products.map(({ species }) => species),
  });
}

/** In a basic medium OH⁻ and water must be added, which is another task. */
function asksForBasic(text: string): boolean {
  return /\bmedium\b|\bmethod\b/i.test(text) && !/trial|algebraic/i.test(text)
    ? /\bbasic\b|\bacidic\b/i.test(text)
    : false;
}

/** A single equals sign between formulas is read as an arrow. */
function withArrow(text: string, asks: boolean): string {
  if (text.includes("→")) return text;
  const parts = text.split("=");
  const [left = "", right = ""] = parts;
  if (parts.length !== 2) return text;
  const isChemistry =
    readSide(right) !== null &&
    /[A-Z)\d]\s*$/.test(left) &&
    /[A-Z][a-z]?\d|[A-Z][a-z]?[A-Z]/.test(text);
  return asks || isChemistry ? `${left}→${right}` : text;
}

/** The same formula twice on one side would be counted twice. */
function distinct(skeleton: Skeleton): Skeleton | null {
  const isRepeated = [skeleton.reactants, skeleton.products].some((side) =>
    side.some((one, at) => side.some((other, index) => index > at && isSameSpecies(one, other))),
  );
  return isRepeated || skeleton.reactants.length + skeleton.products.length > 12 ? null : skeleton;
}

/** "Zinc + Silver nitrate → Zinc nitrate + Silver", with names in place of formulas. */
function wordEquation(text: string): Skeleton | null {
  const [left = "", right = "", ...more] = text.split("→");
  if (right === "" || more.length > 0) return null;
  const body = left.replace(lead, "");
  const reactants = namedSide(body);
  const products = namedSide(right.replace(tail, ""));
  if (!reactants || !products) return null;
  return distinct({ reactants, products });
}

function namedSide(text: string): Species[] | null {
  const names = text.split("+");
  const species = names.flatMap((name) => speciesNamed(name.trim()) ?? []);
  return species.length === names.length ? species : null;
}

function speciesNamed(written: string): Species | null {
  const text = written
    .replace(/\s*\((?:s|l|g|aq)\)\s*$/, "")
    .replace(/\s+(?:gas|metal|vapour)$/i, "");
  const [, number = "", name = ""] = /^(\d*)\s*(.*)$/.exec(text) ?? [];
  const formula = parseSpecies(name);
  if (formula && number === "") return formula;
  const words = name.toLowerCase().replaceAll(/[()]/g, " ").trim().split(/\s+/);
  const element = elementNamed(words.join(" "));
  if (element)
    return parseSpecies(diatomic.has(element.symbol) ? `${element.symbol}2` : element.symbol);
  return compoundNamed(words);
}
