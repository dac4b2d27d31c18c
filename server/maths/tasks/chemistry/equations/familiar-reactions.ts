import { isSameSpecies, onlyElement, type Species } from "../../../chemistry/species.ts";
import { speciesOf } from "../../../chemistry/parse-formula.ts";
import type { SpeciesPiece } from "../reading/pieces.ts";
import type { Skeleton } from "./write-equation.ts";

/** Reactions that school books name without an equation; balanced when used. */
const known =
  "CaCO3 > CaO + CO2; MgCO3 > MgO + CO2; KClO3 > KCl + O2; H2O2 > H2O + O2; NaHCO3 > Na2CO3 + H2O + CO2; HgO > Hg + O2; " +
  "N2 + H2 > NH3; H2 + O2 > H2O; H2 + Cl2 > HCl; C + O2 > CO2; S + O2 > SO2; Mg + O2 > MgO; Al + O2 > Al2O3; " +
  "CH4 + O2 > CO2 + H2O; C2H6 + O2 > CO2 + H2O; C3H8 + O2 > CO2 + H2O; C4H10 + O2 > CO2 + H2O; C2H4 + O2 > CO2 + H2O; " +
  "C2H2 + O2 > CO2 + H2O; C6H6 + O2 > CO2 + H2O; C2H5OH + O2 > CO2 + H2O; C6H12O6 + O2 > CO2 + H2O; " +
  "Zn + HCl > ZnCl2 + H2; Mg + HCl > MgCl2 + H2; Fe + HCl > FeCl2 + H2; Zn + H2SO4 > ZnSO4 + H2; " +
  "CaCO3 + HCl > CaCl2 + CO2 + H2O; NaOH + HCl > NaCl + H2O; NaOH + H2SO4 > Na2SO4 + H2O; " +
  "AgNO3 + NaCl > AgCl + NaNO3; CaO + H2O > Ca(OH)2; Fe2O3 + CO > Fe + CO2";

/** Words that show that a reaction is described, not the composition of a compound. */
const reacting =
  / (?:burn|combust|react|heat|decompos|form|produc|obtain|need|requir|liberat|evolv|neutrali|prepar|convert)/;
const burning = / (?:burn|combust)/;

let reactions: readonly Skeleton[] | null = null;

function allReactions(): readonly Skeleton[] {
  reactions ??= known.split(";").map((text) => {
    const [left = "", right = ""] = text.split(">");
    return { reactants: left.split("+").map(read), products: right.split("+").map(read) };
  });
  return reactions;
}

function read(formula: string): Species {
  const species = speciesOf(formula.trim());
  if (!species) throw new Error(`Not a formula: ${formula}`);
  return species;
}

/**
 * The only familiar reaction that contains all the substances of a problem; if several do, the one whose reactants
 * the problem names (a combustion does not mention oxygen). Null if there is none or more than one.
 */
export function familiarReaction(line: string, pieces: readonly SpeciesPiece[]): Skeleton | null {
  if (pieces.length < 2 || !reacting.test(` ${line}`)) return null;
  const fitting = allReactions().filter(({ reactants, products }) => {
    return pieces.every((piece) => [...reactants, ...products].some((one) => isMeant(piece, one)));
  });
  const isBurnt = burning.test(` ${line}`);
  const named = fitting.filter(({ reactants }) => {
    return reactants.every((one) => {
      return (isBurnt && one.plain === "O2") || pieces.some((piece) => isMeant(piece, one));
    });
  });
  const chosen = named.length > 0 ? named : fitting;
  const [only] = chosen;
  return chosen.length === 1 && only ? only : null;
}

/** The name of an element means the form in the equation. */
export function isMeant(piece: SpeciesPiece, one: Species): boolean {
  const isElement = piece.origin === "element" && onlyElement(one) === onlyElement(piece.species);
  return isElement || isSameSpecies(piece.species, one);
}
