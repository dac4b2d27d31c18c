import type { Variable } from "./law-frame.ts";

export const gravityAcceleration: Variable = {
  name: "g",
  latex: "g",
  says: "acceleration due to gravity",
  unit: "m/s^2",
  letters: "g",
  words:
    "acceleration due to gravity; gravity; acceleration of gravity; acceleration of free fall; gravitational acceleration",
  constant: "9.8",
};
