import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { unitOf } from "../lesson/written-amount.ts";
import { recogniser, type Slots } from "../reading/recogniser.ts";

/** School acids and bases that donate or accept one proton, and are only slightly ionised. */
const weakAcids = new Set(
  "CH3COOH HCOOH HF HCN HNO2 HClO HOCl HBrO HOBr C6H5COOH C2H5COOH".split(" "),
);
const weakBases = new Set("NH3 NH4OH CH3NH2 C6H5NH2 C2H5NH2 (CH3)3N (CH3)2NH".split(" "));

export interface WeakProblem {
  kind: "acid" | "base";
  /** The formula; null if the question only says "weak acid". */
  formula: string | null;
  /** In mol/L. */
  concentration: Rational;
  constant: Rational;
  target: "pH" | "ion";
}

const asked =
  "(@ask)? (the)? {t=ph|hydrogen ion concentration|hydroxide ion concentration} (value)? (of|for|in) (a|an|the)? (solution (of|containing))?";
const solution =
  "{c:molarity} (aqueous)? (solution)? (of)? (a)? (hypochlorous acid)? ({s:species} | {w=weak acid|weak base} | weak (monobasic|monoprotic) {v=acid|base}) (acid)? (solution)?";
const constant =
  "(given|with|if|whose|where|having)? (that)? (the)? (its)? ({k=ka|kb} | (ionisation|ionization|dissociation) constant) (of (the | {_x:species})? (acid|base)? | for (the | {_y:species})? (acid|base)?)? (is|=)? {n:number}";

/** Reads the pH, or the concentration of an ion, of a weak acid or base from its concentration and constant. */
export const recogniseWeakAcid = recogniser<WeakProblem>(/ (?:ka|kb|constant) /, [
  [`${asked} ${solution} ${constant}`, problemOf],
  [`${constant} (then)? ${asked} ${solution}`, problemOf],
]);

function problemOf(slots: Slots): WeakProblem | null {
  const concentration = concentrationOf(slots);
  const value = slots.number("n")?.value;
  const kind = kindOf(slots);
  const wanted = kind && askedOf(slots.word("t") ?? "", kind);
  if (!concentration || !value || !wanted || !isSensible(concentration, value)) return null;
  const formula = slots.species("s")?.species.latex ?? null;
  return { kind, formula, concentration, constant: value, target: wanted };
}

function concentrationOf(slots: Slots): Rational | null {
  const given = slots.quantity("c");
  return given && q.divide(q.multiply(given.value, given.unit.scale), unitOf("mol/L").scale);
}

/** The pH, or the ions that this kind produces; the other ions would need another method. */
function askedOf(word: string, kind: "acid" | "base"): WeakProblem["target"] | null {
  if (word === "ph") return "pH";
  return word.startsWith(kind === "acid" ? "hydrogen" : "hydroxide") ? "ion" : null;
}

/** By the formula or the word, which must agree with the name of the constant. */
function kindOf(slots: Slots): "acid" | "base" | null {
  const kind = kindBySubstance(slots);
  const sign = slots.word("k");
  return sign === null || sign === (kind === "acid" ? "ka" : "kb") ? kind : null;
}

function kindBySubstance(slots: Slots): "acid" | "base" | null {
  const plain = slots.species("s")?.species.plain ?? "";
  const words = slots.word("w") ?? slots.word("v") ?? "";
  if (weakAcids.has(plain) || words.endsWith("acid")) return "acid";
  return weakBases.has(plain) || words.endsWith("base") ? "base" : null;
}

/** At lower concentrations the ions of water count too, and a large constant does not belong to a weak acid. */
function isSensible(concentration: Rational, constant: Rational): boolean {
  const least = q.rational(1n, 10_000n);
  const isUsual =
    q.order(concentration, least) >= 0 && q.order(concentration, q.rational(10n)) <= 0;
  const isWeak = q.sign(constant) > 0 && q.order(constant, q.rational(1n, 10n)) < 0;
  return (
    isUsual &&
    isWeak &&
    q.order(q.multiply(concentration, constant), q.rational(1n, 10n ** 12n)) > 0
  );
}
