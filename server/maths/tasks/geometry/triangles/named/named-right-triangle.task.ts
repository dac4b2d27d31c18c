import { defineTask } from "../../../../task/task.ts";
import { explain, readingOf } from "./explain-named.ts";
import { prove } from "./prove-named.ts";
import { readNamedTriangle } from "./read-named.ts";
import { solve } from "./solve-named.ts";
import { vary } from "./vary-named.ts";

/** Finds sides, acute angles and trigonometric ratios of a right triangle with named vertices. */
export const namedRightTriangle = defineTask({
  name: "named-right-triangle",
  recognise: readNamedTriangle,
  reading: readingOf,
  solve,
  prove,
  explain: (problem, result) => explain(problem, result),
  vary,
  redraws: true,
  examples: [
    "In △ABC, right-angled at B, AB = 24 cm, BC = 7 cm. Determine sin A and cos A.",
    "PQR is a triangle right-angled at P. If PQ = 10 cm and PR = 24 cm, find QR.",
    "In △OPQ, right-angled at P, OP = 7 cm and OQ − PQ = 1 cm. Determine the values of sin Q and cos Q.",
    "In △ABC, right-angled at B, AB = 5 cm and ∠ACB = 30°. Determine the lengths of the sides BC and AC.",
    "In triangle ABC, right-angled at B, if tan A = 1/√3, find the value of cos A cos C + sin A sin C.",
    "ABC is an isosceles triangle right-angled at C. If AC = 5 cm, find AB.",
    "In △PQR, right-angled at Q, PQ = 3 cm and PR = 6 cm. Determine ∠QPR and ∠PRQ.",
  ],
});
