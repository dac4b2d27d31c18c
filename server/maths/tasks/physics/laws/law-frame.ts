import type { DrawLaw } from "./law-drawing.ts";

/**
 * One type of physics problem: its quantities, the wordings by which questions name them, and the laws that relate
 * them. A question is read with the wordings of one frame only; the reading fails at a word that the frame does not
 * know.
 *
 * Wordings are lists separated by ";". In each, `a|b` are alternative words for one place and `word?` is optional.
 */
export interface LawFrame {
  name: string;
  /** The chapter of the NCERT syllabus. */
  topic: string;
  /** Words of which the question must contain one; empty if quantities with units are sufficient. */
  needs: string;
  /** Additional words without effect: objects, circumstances. */
  also: string;
  facts?: readonly Fact[];
  variables: readonly Variable[];
  laws: readonly Law[];
  /** Additional wordings without effect, whose single words would have one. */
  phrases?: string;
  /** Wordings that show that another frame is meant. */
  never?: string;
  /** Variables that only wordings set and no law uses, for example that a wire is perpendicular to the field. */
  markers?: readonly string[];
  /** Whether equations alone call for the frame: "F = 20 N, m = 4 kg, a = ?". */
  isBare?: true;
  /** Unit systems other than SI in which the problem is calculated if all its data are in them: "km h km/h", "cm". */
  systems?: readonly string[];
  /** Variables of one kind that all get the value given for "each". */
  group?: readonly string[];
  /** Variables that must be given in this order, so that each value belongs to its own body. */
  order?: readonly string[];
  /** Data that may be given although the answer does not depend on them, such as the mass of a falling body. */
  spare?: readonly string[];
  /**
   * Data that may be given although no law uses them, provided they have this value: ice melts at 0 °C. "any" accepts
   * every value.
   */
  idle?: Readonly<Record<string, string>>;
  /** Data that must be given in addition to those of the laws, so that the frame matches no other kind of problem. */
  requires?: readonly string[];
  /** A property that follows from the results: that an image is real and inverted. Null if undecided. */
  tells?: (value: (name: string) => number | null) => ExtraFact | null;
  /**
   * Describes a contradiction between words and numbers to the student, such as a step-up transformer that lowers the
   * voltage; null if there is none.
   */
  contradiction?: (value: (name: string) => number | null) => string | null;
  /** Draws the given situation, or the solution. */
  draw?: DrawLaw;
  /** Whether the problem may be about any body, so that unknown nouns are accepted as its name. */
  hasBodies?: true;
  /**
   * Words that say that a body slows down, so that a given acceleration `a` is negative and the velocity never
   * reverses.
   */
  slowing?: string;
  /** A sign convention or an assumption, stated with the solution. */
  note?: string;
}

/** `fact` is appended to the answer if the question asks for it: "real and inverted"; `sentence` to the last step. */
export interface ExtraFact {
  fact: string;
  sentence: string;
}

/** A wording that sets the value of a variable: "from rest" sets u to 0. */
interface Fact {
  words: string;
  variable: string;
  value: string;
}

export interface Variable {
  /** Its name in the formulas of the frame. */
  name: string;
  latex: string;
  /** Its name in the steps: "initial velocity". */
  says: string;
  /** Its SI unit; "" for a number without a unit. */
  unit: string;
  /** The unit that is typed after its number if that is only a part of `unit`: ₹ of ₹ per kilowatt-hour. */
  typedUnit?: string;
  /** Letters by which students give or request it, case-sensitive: "u v0". */
  letters?: string;
  /** Wordings that name it, whether given or requested. */
  words?: string;
  /** Wordings that name it only where it is given, or only where it is requested. */
  givenWords?: string;
  targetWords?: string;
  /** Wordings that it shares with other variables of its kind; a cue or `isUsual` decides between them. */
  sharedWords?: string;
  /** Wordings that request it without a word such as "find": "how far". */
  asks?: string;
  /** Wordings before a value that distinguish it from others of its kind: "reaches" before the final velocity. */
  cues?: string;
  /** Wordings directly after a value: "20 cm in front of the mirror". */
  behind?: string;
  /** Never assigned to a value without a name, even if it is the only variable of its kind. */
  isNamed?: true;
  /** Assigned to a value of its kind that has no name. */
  isUsual?: true;
  /** The value of a constant that the question need not give, as a decimal in `unit`. */
  constant?: string;
  /** A temperature difference: 20 °C equal 20 K. */
  isDifference?: true;
  /** Negative by the sign convention, although questions give its magnitude. */
  isNegative?: true;
  /** A fraction of a whole that is given as a percentage. */
  isPercent?: true;
  /** The variable whose value identifies the requested one: "the current through the 10 Ω resistor". */
  partOf?: string;
  /** Only whole numbers are possible, as for the number of an orbit. */
  isWhole?: true;
  /** Whether zero and negative results are possible. */
  isSigned?: true;
}

export interface Law {
  /** Its name in school books: "First equation of motion". */
  name: string;
  equation: string;
  /** The first step of the textbook method, if that is not the equation; used as a hint, so it contains no number. */
  start?: string;
  /**
   * Solutions for variables that occur more than once in the equation; "" if the law must not be solved for that
   * variable, because two values satisfy it.
   */
  solutions?: Readonly<Record<string, string>>;
}
