import type { Plot } from "../../../plot/plot.ts";

/** The data that a drawing of a physics question may use. */
export interface LawFigure {
  /** In the unit of the work, given or found; null if the question has no such quantity. */
  value: (name: string) => number | null;
  isGiven: (name: string) => boolean;
  isWanted: (name: string) => boolean;
  /** The given value, with its unit as typed and without a sign: "6 Ω"; "?" for other quantities. */
  text: (name: string) => string;
  /** The same for what is found. */
  result: (name: string) => string;
  /** The symbol of the unit in which a quantity is worked. */
  unit: (name: string) => string;
}

/** Draws what a frame is about; null if the data make no drawing. */
export type DrawLaw = (figure: LawFigure) => Plot | null;
