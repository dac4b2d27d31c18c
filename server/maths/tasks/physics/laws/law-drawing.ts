import type { Plot } from "../../../plot/plot.ts";

/** The data of a physics question that a drawing may use; `name` is that of a variable. */
export interface LawFigure {
  /** The value in the unit of the calculation, given or computed; null if the question has no such quantity. */
  value: (name: string) => number | null;
  isGiven: (name: string) => boolean;
  isWanted: (name: string) => boolean;
  /** The given value as typed with its unit and without its sign: "6 Ω"; "?" for other quantities. */
  text: (name: string) => string;
  /** The same for a computed value. */
  result: (name: string) => string;
  /** The symbol of the unit of the calculation. */
  unit: (name: string) => string;
}

/** Draws the situation of a frame; null if the data are not sufficient or unsuitable for a drawing. */
export type DrawLaw = (figure: LawFigure) => Plot | null;
