import { equationLatex } from "../../../equations/equation.ts";
import { defineTask } from "../../../task/task.ts";
import { explain } from "./explain.ts";
import { prove } from "./prove.ts";
import { recognise } from "./recognise.ts";
import { solve } from "./solve.ts";
import { vary } from "./vary.ts";

/** Linear equations in one variable, by doing the same to both sides. */
export const linearEquation = defineTask({
  name: "linear-equation",
  takesBareMaths: true,
  recognise,
  reading: ({ equation }) => equationLatex(equation),
  solve,
  prove,
  explain,
  vary,
  examples: ["Solve 2x + 1 = 7", "Solve 3x + 2 = 14"],
});
