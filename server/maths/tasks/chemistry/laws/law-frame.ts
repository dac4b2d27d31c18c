import type { Term } from "../lesson/term-meanings.ts";
import type { Story } from "./story.ts";

/** One quantity of a corner of chemistry, in the unit in which its laws are worked. */
export interface LawVariable {
  /** As the equations name it. */
  name: string;
  latex: string;
  /** In words: "initial volume". */
  says: string;
  /** The unit of the calculation; "" for a pure number. */
  unit: string;
  /** Quantities of the same group are worked in the unit in which all of them are given, where they agree. */
  group?: string;
  isSigned?: true;
  /** Written with the sign %. */
  isPercent?: true;
}

export interface ChemistryLaw {
  name: string;
  /** "P1*V1 = P2*V2": each name stands in it once. */
  equation: string;
  /** The rule in words. */
  why: string;
  /** What the story must have said for this law to hold: one of these. */
  needs?: readonly string[];
}

/** What a wording does besides giving its slots their values. */
export interface StoryRule {
  wording: string;
  /** The variable that it asks for. */
  asks?: string;
  /** Values that it gives without a number of its own, in the unit of the variable. */
  facts?: Readonly<Record<string, string>>;
  /** What the wording says of the story, for a frame that must hear it. */
  says?: string;
}

/**
 * One corner of chemistry with its laws. A question is read from left to right by the rules: every word and number
 * must be taken by one of them. Slots of a wording are named like variables and give them their values.
 */
export interface ChemistryFrame {
  name: string;
  topic: string;
  needs: RegExp;
  variables: readonly LawVariable[];
  rules: readonly StoryRule[];
  /** Words that change nothing, besides the usual ones. */
  also: string;
  /** For a quantity that nothing names: the variables of its kind, in the order in which they are given. */
  order: Readonly<Record<string, readonly string[]>>;
  laws: readonly ChemistryLaw[];
  /** Constants by name, as decimals in the unit of their variable. */
  constants?: Readonly<Record<string, string>>;
  /** The variable that is the molar mass of the only substance of the story. */
  molarMass?: string;
  /** The formula of the solvent, which is never the substance of the story. */
  solvent?: string;
  /** What must have been said (see `says`), so that no other story fits. */
  must?: readonly string[];
  /** A last look at a story: what it leaves out because it stays the same; null where it is not clear. */
  adjust?: (story: Story) => Story | null;
  idea: string;
  firstMove: string;
  terms: readonly Term[];
  followUps: readonly string[];
  examples: readonly [string, string, ...string[]];
}
