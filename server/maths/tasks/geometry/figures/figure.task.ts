import { defineTask } from "../../../task/task.ts";
import { explain } from "./explain-figure.ts";
import { readingOf, recogniseFigure } from "./figure-problem.ts";
import { prove } from "./prove-figure.ts";
import { vary } from "./vary-figure.ts";

/** Finds measures of one plane or solid figure from others by its formulas: areas, perimeters, volumes, costs. */
export const figureMeasures = defineTask({
  name: "figure-measures",
  recognise: recogniseFigure,
  reading: readingOf,
  solve: ({ result }) => result,
  prove,
  explain,
  vary,
  examples: [
    "Find the area of a rectangle with length 12 cm and breadth 7 cm",
    "Find the volume of a cylinder of radius 7 cm and height 10 cm",
    "The perimeter of a square is 36 m. Find its area.",
  ],
});
