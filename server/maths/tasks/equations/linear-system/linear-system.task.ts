import { defineTask } from "../../../task/task.ts";
import { explain } from "./explain.ts";
import { prove } from "./prove.ts";
import { recognise, systemLatex } from "./recognise.ts";
import { solve } from "./solve.ts";
import { vary } from "./vary.ts";

/** Two linear equations in two variables, by elimination. */
export const linearSystem = defineTask({
  name: "linear-system",
  takesBareMaths: true,
  recognise,
  reading: ({ equations }) => systemLatex(equations),
  solve,
  prove,
  explain,
  vary,
  examples: ["Solve x + y = 7 and x - y = 1", "Solve x + y = 9 and x - y = 3"],
});
