import * as q from "../../../numbers/rational.ts";
import { rationalLatex } from "../../../numbers/written.ts";
import { asks, facts } from "../../../story/role-clause.ts";
import { line } from "../../../story/line.ts";
import { mustFind } from "../../../story/question-words.ts";
import { makeRule } from "../../../story/rules.ts";
import { wholeOfPartBar } from "./fraction-bars.ts";
import { storyTask } from "../story-kind.ts";

const vessel = "tank|cistern|drum|jug|bucket|pool";

/** A whole from one of its fractions. */
export const wholeFromPart = storyTask({
  name: "whole-from-its-part",
  about: /N\d+ of .*(?:tank|cistern|drum|jug|bucket|pool).*(?:capacity|how)/,
  clauses: [
    ...facts(
      `{f:number} of [capacity_of] ${vessel} is|= {v:volume}`,
      `{f:number} of ${vessel} is|can_be filled in {v:time}`,
      `${vessel} holds {v:volume} [of_water] when [it_is] {f:number} full`,
    ),
    ...asks(
      "w",
      `${mustFind} capacity of ${vessel}`,
      `${mustFind} [total|full] capacity [of_tank]`,
      `how_long|how_much_time will it|pipe take to fill whole|full|entire|complete ${vessel}`,
      `[in] how_much time will whole|full|entire ${vessel} be filled`,
      `how_much water can full|whole ${vessel} hold`,
    ),
  ],
  roles: { f: ["Fraction", "fraction"], v: ["Part", "like v"], w: ["Whole", "like v"] },
  makesSense: (value) => q.order(value("f") ?? q.zero, q.one) < 0,
  adjectives: ["whole", "full", "entire", "complete"],
  rules: [
    makeRule(
      "w",
      "v f",
      "Find the whole",
      "So much of the whole is told: divide by the fraction.",
      (v) => line`${v("v")} \div ${rationalLatex(v("f"))}`,
    ),
    makeRule(
      "v",
      "w f",
      "Find the part again",
      "“Of” means multiply.",
      (v) => line`${rationalLatex(v("f"))} \times ${v("w")}`,
    ),
  ],
  draw: wholeOfPartBar,
  lesson: {
    topic: "Fractions",
    method: "Dividing by the fraction",
    difficulty: "beginner",
    idea: "First think how much one of the equal parts is; the whole is all of these parts.",
    firstMove: "Divide what is told by the fraction.",
    terms: { Capacity: "How much a vessel can hold." },
    next: ["How much is the rest of the tank?", "How do you check the answer by multiplying?"],
  },
  examples: [
    "3/5 of a tank is 45 litres. Find the capacity of the tank.",
    "Two-thirds of a tank can be filled in 18 minutes. How long will it take to fill the whole tank?",
  ],
});
