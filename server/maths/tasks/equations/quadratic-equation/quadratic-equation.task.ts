import { equationLatex } from "../../../equations/equation.ts";
import { defineTask } from "../../../task/task.ts";
import { explain } from "./explain.ts";
import { prove } from "./prove.ts";
import { recognise } from "./recognise.ts";
import { solve } from "./solve.ts";
import { vary } from "./vary.ts";

/** Quadratic equations in one variable: square roots, common factor, middle term, formula; also no real roots. */
export const quadraticEquation = defineTask({
  name: "quadratic-equation",
  takesBareMaths: true,
  recognise,
  reading: ({ equation }) => equationLatex(equation),
  solve,
  prove,
  explain,
  vary,
  examples: ["Solve x² - 5x + 6 = 0", "Solve x² - 7x + 12 = 0"],
});
