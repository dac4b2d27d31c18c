import type { DrawLaw } from "./law-drawing.ts";

/**
 * One corner of physics: its quantities, the words by which a question names them, and the laws that link them.
 * A question is read with the words of one frame only; a word that the frame does not know ends the reading.
 *
 * Wordings are lists parted by ";". In each, `a|b` offers words for one place and `word?` may be missing.
 */
export interface LawFrame {
  name: string;
  /** As the NCERT syllabus names it. */
  topic: string;
  /** Words of which the question must have one; empty if the quantities alone are certain. */
  needs: string;
  /** Words of its own that change nothing: objects, circumstances. */
  also: string;
  facts?: readonly Fact[];
  variables: readonly Variable[];
  laws: readonly Law[];
  /** Wordings of its own that change nothing, where the single words would. */
  phrases?: string;
  /** Wordings that say that this frame is not meant. */
  never?: string;
  /** Facts that only wordings state and no law uses: that a wire is perpendicular to the field. */
  markers?: readonly string[];
  /** Whether letters alone call for it: "F = 20 N, m = 4 kg, a = ?". */
  isBare?: true;
  /** Units in which a question may be worked if all it gives is in them: "km h km/h", "cm". */
  systems?: readonly string[];
  /** Quantities of one kind that "each" gives one value. */
  group?: readonly string[];
  /** Quantities that must be named in this order, so that each goes with its own body. */
  order?: readonly string[];
  /** Data that may be given although the answer does not depend on them: the mass of a falling body. */
  spare?: readonly string[];
  /**
   * Data that may be given although no law needs them, if they have this value: ice melts at 0 °C. "any" accepts every
   * value.
   */
  idle?: Readonly<Record<string, string>>;
  /** Data required in addition to those of the laws, so that no other kind of problem matches. */
  requires?: readonly string[];
  /** The meaning of the results beyond their numbers: that an image is real and inverted. Null if undecided. */
  tells?: (value: (name: string) => number | null) => Told | null;
  /**
   * A contradiction between words and numbers, as a sentence for the student: a step-up transformer that steps down.
   */
  contradiction?: (value: (name: string) => number | null) => string | null;
  /** A drawing of what is given, or of the solution. */
  draw?: DrawLaw;
  /** Whether any body may do what it tells, so that a word problem can name one that no list has. */
  hasBodies?: true;
  /** Words that say that a body gets slower, so that a given acceleration `a` is negative and no velocity turns round. */
  slowing?: string;
  /** Said with the answer: a sign convention, an assumption. */
  note?: string;
}

/** `fact` stands in the answer where the question asks for it: "real and inverted"; the sentence stands in the last step. */
export interface Told {
  fact: string;
  sentence: string;
}

/** A wording that sets the value of a quantity: "from rest" sets u to 0. */
interface Fact {
  words: string;
  variable: string;
  value: string;
}

export interface Variable {
  /** As the formulas of the frame name it. */
  name: string;
  latex: string;
  /** Its name in the steps: "initial velocity". */
  says: string;
  /** Its SI unit, or "" for a pure number. */
  unit: string;
  /** What is typed behind its number, where that is not all of its unit: ₹ of ₹ per kilowatt-hour. */
  typedUnit?: string;
  /** Letters by which students give or ask it, in their own case: "u v0". */
  letters?: string;
  /** Wordings that name it, given or asked. */
  words?: string;
  /** Wordings that name it only where it is given, or only where it is asked. */
  given?: string;
  asked?: string;
  /** Wordings that it shares with others of its kind; a cue or `isUsual` tells which one is given. */
  shared?: string;
  /** Wordings that ask it all by themselves: "how far". */
  asks?: string;
  /** Wordings before its quantity that tell it from others of its kind: "reaches" before the final velocity. */
  cues?: string;
  /** Wordings directly after its quantity: "20 cm in front of the mirror". */
  behind?: string;
  /** Never assigned to an unnamed quantity, even if it is the only one of its kind. */
  isNamed?: true;
  /** Takes a quantity of its kind that nothing names. */
  isUsual?: true;
  /** Its value where the question does not say; a fraction or decimal in its unit. */
  constant?: string;
  /** A rise or fall of temperature: 20 °C of it are 20 K. */
  isDifference?: true;
  /** Negative by the sign convention, though questions give its size. */
  isNegative?: true;
  /** A part of a whole, given in percent. */
  isPercent?: true;
  /** The quantity whose value tells which of several is asked: "the current through the 10 Ω resistor". */
  partOf?: string;
  /** Counts something, so that no other value is possible: the number of an orbit. */
  isWhole?: true;
  /** Whether it may be zero or negative; else such a result is none. */
  isSigned?: true;
}

export interface Law {
  /** As a school names it: "First equation of motion". */
  name: string;
  equation: string;
  /** How the book begins with it, where it does not begin with the equation; a hint, so without a number. */
  start?: string;
  /** Formulas for names that stand in more than one place of the equation; "" where two values would fit. */
  solved?: Readonly<Record<string, string>>;
}
