import type { Term } from "../lesson/term-meanings.ts";
import type { Story } from "./story.ts";

/** One quantity of an area of chemistry, with the unit of the calculation. */
export interface LawVariable {
  /** Its name in the equations. */
  name: string;
  latex: string;
  /** In words: "initial volume". */
  says: string;
  /** The unit of the calculation; "" for a pure number. */
  unit: string;
  /** Quantities of the same group use their given unit if it is the same for all. */
  group?: string;
  isSigned?: true;
  /** Written with the sign %. */
  isPercent?: true;
}

export interface ChemistryLaw {
  name: string;
  /** "P1*V1 = P2*V2": each name occurs once. */
  equation: string;
  /** The rule in words. */
  why: string;
  /** Conditions for this law: the problem must state one of these. */
  needs?: readonly string[];
}

/** Effects of a wording besides the values of its slots. */
export interface StoryRule {
  wording: string;
  /** The variable that it requests. */
  asks?: string;
  /** Values that it gives without a number of its own, in the unit of the variable. */
  facts?: Readonly<Record<string, string>>;
  /** Facts that the wording states, for a frame that requires them. */
  says?: string;
}

/**
 * One area of chemistry with its laws. The rules read a question from left to right: every word and number
 * must be used by one of them. Slots of a wording have the names of variables and set their values.
 */
export interface ChemistryFrame {
  name: string;
  topic: string;
  needs: RegExp;
  variables: readonly LawVariable[];
  rules: readonly StoryRule[];
  /** Additional filler words. */
  also: string;
  /** For a quantity without a name: the variables of its kind, in the order in which they are given. */
  order: Readonly<Record<string, readonly string[]>>;
  laws: readonly ChemistryLaw[];
  /** Constants by name, as decimals in the unit of their variable. */
  constants?: Readonly<Record<string, string>>;
  /** The variable for the molar mass of the only substance of the problem. */
  molarMass?: string;
  /** The formula of the solvent, which is never the substance of the problem. */
  solvent?: string;
  /** Facts that must be stated (see `says`), so that no other kind of problem matches. */
  must?: readonly string[];
  /** A final check that adds values omitted because they are constant; null if the problem is ambiguous. */
  adjust?: (story: Story) => Story | null;
  idea: string;
  firstMove: string;
  terms: readonly Term[];
  followUps: readonly string[];
  examples: readonly [string, string, ...string[]];
}
