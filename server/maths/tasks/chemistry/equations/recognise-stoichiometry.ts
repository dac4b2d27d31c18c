import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { type Quantity, quantityLatex } from "../../../quantities/quantity.ts";
import type { Question } from "../../../read/question.ts";
import { unitOf, writeAmount } from "../lesson/written-amount.ts";
import { gases } from "../matter/gases.ts";
import { chemistryReading, type ChemistryReading } from "../reading/chemistry-reading.ts";
import type { GivenMasses } from "../reading/given-masses.ts";
import { balance, countSides } from "./balance.ts";
import { familiarReaction, isMeant } from "./familiar-reactions.ts";
import { type Skeleton, speciesOf } from "./write-equation.ts";

export type AmountKind = "mass" | "amount" | "volume";

/** The given amount of one species of the equation, in g, mol or L at STP. */
export interface GivenSpecies {
  /** Its index among all species of the equation. */
  at: number;
  kind: AmountKind;
  value: Rational;
  latex: string;
  conversion: string | null;
}

export interface StoichiometryProblem {
  skeleton: Skeleton;
  coefficients: readonly bigint[];
  givens: readonly GivenSpecies[];
  target: { at: number; kind: AmountKind } | { kind: "limiting" };
  masses: GivenMasses;
}

const fillers = new Set(
  (
    "a an the of is are was were be will would can could should that which and or it if when by on from for with in to at this as given according following balanced chemical equation reaction reactions " +
    "react reacts reacted reacting completely complete fully combustion burning burnt burned burns heating heated decomposition decomposed decomposes decompose produced produce produces formed form forms obtained obtain " +
    "required require requires needed need liberated liberate evolved released given off consumed used use excess sufficient enough gas calculate find what please how does do get got gives give = there " +
    "represented shown below above process thermal strongly strong heat ka ki ke se ko me hai nikalo batao karo kitna kitni kitne banega banegi hoga hogi takes take place after burn oxidation reduction prepare make prepared made air oxygen's let us suppose using consider " +
    "combustion dioxygen dinitrogen dihydrogen mixed together allowed undergo undergoes neutralise neutralize dissolved treated passed over hot plz pls"
  ).split(/\s+/),
);

const species = String.raw`(?:<species:|[a-z]+~)(\d+)>? `;
const stp = "(?:(?:at|measured at|under) (?:stp|ntp) )?";
const givenRule = new RegExp(
  String.raw`<(mass|amount|volume):(\d+)> (?:of )?(?:pure )?${species}(?:gas )?${stp}`,
  "uy",
);
const quantityWord = "(mass|weight|amount|grams|gram|moles|mole|volume|litres|liters|litre|kg|mol)";
const askRule = new RegExp(
  String.raw`(?:(?:how many|how much|what|find|calculate|determine|compute|is|will be|would be|the|number of|no of|amount in|amount of|many|much|does|do|and|also) )*${quantityWord} (?:in (?:grams|litres|g|gram|kg|moles) )?(?:of )?${species}(?:gas )?${stp}`,
  "uy",
);
/** "How much oxygen": in grams, if grams are given. */
const bareRule = new RegExp(String.raw`how much ()(?:of )?${species}(?:gas )?`, "uy");
const limitingRule =
  /(?:(?:which|what|find|identify|name|determine|is|the|one|reactant|reagent|will be|who|and) )*limiting (?:reagent|reactant) /uy;
const stpRule = /(?:at|measured at|under) (?:stp|ntp) /uy;

/** A question of amounts with its equation in it: one given amount, or two reactants of which one limits. */
export function recogniseStoichiometry(question: Question): StoichiometryProblem | null {
  const reading = chemistryReading(question);
  if (!reading || !/<equation:|<(?:mass|amount|volume):/.test(reading.line)) return null;
  return new AmountReader(reading).read();
}

class AmountReader {
  private readonly reading: ChemistryReading;
  private skeleton: Skeleton = { reactants: [], products: [] };
  private coefficients: readonly bigint[] = [];
  private readonly givens: GivenSpecies[] = [];
  private readonly targets: StoichiometryProblem["target"][] = [];

  constructor(reading: ChemistryReading) {
    this.reading = reading;
  }

  read(): StoichiometryProblem | null {
    if (!this.takeEquation() || !this.takeAll()) return null;
    const [target, ...more] = this.targets;
    const { skeleton, coefficients, givens } = this;
    if (!target || more.length > 0 || givens.length === 0 || givens.length > 2) return null;
    const isVolume = [...givens, target].some(({ kind }) => kind === "volume");
    if (isVolume && !/ (?:stp|ntp) /.test(this.reading.line)) return null;
    const problem = { skeleton, coefficients, givens, target, masses: this.reading.masses };
    return isSensible(problem) ? problem : null;
  }

  private takeEquation(): boolean {
    const found = this.reading.pieces.find((piece) => piece.kind === "equation");
    if (found?.kind !== "equation") return this.takeFamiliar();
    const { reactants, products } = found.equation;
    const terms = [...reactants, ...products];
    this.skeleton = {
      reactants: reactants.map((term) => term.species),
      products: products.map((term) => term.species),
    };
    const typed = terms.map(({ coefficient }) => coefficient ?? 1n);
    const isBalanced = countSides(this.skeleton, typed).every(({ left, right }) => left === right);
    const balanced = isBalanced ? null : balance(this.skeleton);
    this.coefficients = balanced?.kind === "balanced" ? balanced.coefficients : typed;
    return isBalanced || balanced?.kind === "balanced";
  }

  /** "How much lime is formed on heating 50 g of limestone": the equation is not in the text. */
  private takeFamiliar(): boolean {
    const { line, pieces } = this.reading;
    const named = pieces.filter((piece) => piece.kind === "species");
    const skeleton = familiarReaction(line, named);
    const balanced = skeleton && balance(skeleton);
    if (!skeleton || balanced?.kind !== "balanced") return false;
    this.skeleton = skeleton;
    this.coefficients = balanced.coefficients;
    return true;
  }

  private takeAll(): boolean {
    const { line } = this.reading;
    for (let at = 0; at < line.length;) {
      const taken = this.takeAsked(at) ?? this.takeGiven(at) ?? this.takeWord(at);
      if (taken === null) return false;
      at += taken;
    }
    return true;
  }

  private takeGiven(at: number): number | null {
    const match = matchAt(givenRule, this.reading.line, at);
    if (!match) return null;
    const place = this.placeOf(match[3]);
    const piece = this.reading.pieces[Number(match[2])];
    if (place === null || piece?.kind !== "quantity") return null;
    const given = givenSpecies(place, piece.quantity);
    if (given) this.givens.push(given);
    return given ? match[0].length : null;
  }

  private takeAsked(at: number): number | null {
    const { line } = this.reading;
    const limiting = matchAt(limitingRule, line, at);
    if (limiting) {
      this.targets.push({ kind: "limiting" });
      return limiting[0].length;
    }
    const match = matchAt(askRule, line, at) ?? this.matchBare(at);
    if (!match) return null;
    const place = this.placeOf(match[2]);
    if (place === null) return null;
    this.targets.push({ at: place, kind: kindOfWord(match[1] ?? "") });
    return match[0].length;
  }

  private matchBare(at: number): RegExpExecArray | null {
    const match = matchAt(bareRule, this.reading.line, at);
    const isMass = !/<(?:amount|volume):/.test(this.reading.line);
    return isMass ? match : null;
  }

  private takeWord(at: number): number | null {
    const { line } = this.reading;
    const atStp = matchAt(stpRule, line, at);
    if (atStp) return atStp[0].length;
    const word = line.slice(at, line.indexOf(" ", at));
    if (word.startsWith("<equation:")) return word.length + 1;
    const index = /^(?:<species:|[a-z]+~)(\d+)>?$/u.exec(word)?.[1];
    const isKnown =
      index === undefined
        ? fillers.has(word)
        : this.placeOf(index) !== null || fillers.has(word.replace(/~\d+$/, ""));
    return isKnown ? word.length + 1 : null;
  }

  /** The index of a substance in the equation; the name of an element means the form there. */
  private placeOf(index: string | undefined): number | null {
    const piece = this.reading.pieces[Number(index)];
    if (piece?.kind !== "species") return null;
    const all = speciesOf(this.skeleton);
    const places = all.flatMap((one, at) => (isMeant(piece, one) ? [at] : []));
    const [only, ...others] = places;
    return only !== undefined && others.length === 0 ? only : null;
  }
}

function matchAt(pattern: RegExp, line: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(line);
}

function kindOfWord(word: string): AmountKind {
  if (word.startsWith("mol")) return "amount";
  return /^(?:volume|lit)/.test(word) ? "volume" : "mass";
}

function givenSpecies(at: number, quantity: Quantity): GivenSpecies | null {
  const { dimension } = quantity.unit;
  const kind = dimension.amount === 1 ? "amount" : dimension.mass === 1 ? "mass" : "volume";
  const unit = unitOf({ mass: "g", amount: "mol", volume: "L" }[kind]);
  if (q.sign(quantity.value) <= 0) return null;
  const value = q.divide(q.multiply(quantity.value, quantity.unit.scale), unit.scale);
  const written = writeAmount(value, unit);
  const isSame = quantity.unit.symbol === unit.symbol;
  return {
    at,
    kind,
    value,
    latex: written.latex,
    conversion: isSame ? null : `${quantityLatex(quantity)} ${written.sign} ${written.latex}`,
  };
}

/** Two amounts must be of two reactants, and volumes of gases. */
function isSensible({ skeleton, givens, target }: StoichiometryProblem): boolean {
  const all = speciesOf(skeleton);
  const count = skeleton.reactants.length;
  const places = givens.map(({ at }) => at);
  const areGases = [...givens, ...("at" in target ? [target] : [])].every(({ at, kind }) => {
    return kind !== "volume" || gases.has(all[at]?.plain ?? "");
  });
  if (!areGases || new Set(places).size < places.length) return false;
  if (givens.length === 2)
    return places.every((at) => at < count) && (!("at" in target) || target.at >= count);
  return "at" in target && target.at !== places[0];
}
