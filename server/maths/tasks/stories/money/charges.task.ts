import * as q from "../../../numbers/rational.ts";
import { asks, type Clause, facts } from "../../../story/role-clause.ts";
import { line } from "../../../story/line.ts";
import { mustFind } from "../../../story/question-words.ts";
import { makeRule } from "../../../story/rules.ts";
import { storyTask } from "../story-kind.ts";

const after = "after_that|thereafter|after_it|afterwards";
const km =
  "per_km|for_each_km|for_every_km|for_each_additional_km|for_every_additional_km|for_each_extra_km|for_each_subsequent_km|for_every_subsequent_km";

const clauses: readonly Clause[] = [
  ...facts(
    `{who:person} charges {first:money} for first {free:length} and {rate:money} ${km} ${after}`,
    `{who:person} charges {first:money} for first km and {rate:money} ${km} ${after}`,
    `{who:person} charges {first:money} for first km and {rate:money} for_each_additional_km|for_every_additional_km|for_each_extra_km|for_each_subsequent_km|for_every_subsequent_km`,
    `{_w:goods} fare is {first:money} for first km and {rate:money} ${km} ${after}`,
    `{who:person} has|charges [a] fixed charge|charges|fee of {fixed:money} +|and {rate:money} per_km|for_each_km|for_every_km`,
    `{who:person} charges {fixed:money} fixed and {rate:money} per km`,
    `fixed charge|charges of|for {who:person} is {fixed:money} and charge|charges per km is {rate:money}`,
  ),
  ...asks(
    "fare",
    `${mustFind} [total] fare|charge|charges for [a] [journey_of|distance_of|ride_of|trip_of] {d:length}`,
    `how_much will|does {who:person} charge|pay|cost for [a] [journey_of|distance_of|ride_of] {d:length}`,
    `how_much has|does {_q:person} have to pay for [journey_of|distance_of|ride_of|travelling] {d:length}`,
    `what will|would be [total] fare for [journey_of|distance_of|ride_of] {d:length}`,
  ),
];

/** A fixed charge plus a price per kilometre, or a separate price for the first kilometre. */
export const charges = storyTask({
  name: "fixed-charge-and-rate",
  about: /M\d.*M\d.* km.*(?:fare|charges?|pay) /,
  clauses,
  roles: {
    first: ["Charge for the first part", "money"],
    free: ["First part", "unit km"],
    fixed: ["Fixed charge", "money"],
    rate: ["Charge for a kilometre", "money"],
    d: ["Distance", "unit km"],
    beyond: ["Kilometres after the first part", ""],
    running: ["Charge for the kilometres", "money"],
    byKm: ["Charge for the distance", "money"],
    fare: ["Fare", "money"],
  },
  units: { length: "km" },
  extra: ({ amounts }) => (amounts.has("first") && !amounts.has("free") ? { free: q.one } : {}),
  makesSense: (value) => {
    const [d, free] = [value("d"), value("free")];
    return !d || !free || q.order(d, free) > 0;
  },
  rules: [
    makeRule(
      "beyond",
      "d free",
      "Find how many kilometres come after the first part",
      "The first part has a price of its own.",
      (v) => line`${v("d")} - ${v("free")}`,
    ),
    makeRule(
      "running",
      "beyond rate",
      "Find the charge for them",
      "Number of kilometres × charge for one.",
      (v) => line`${v("beyond")} \times ${v("rate")}`,
    ),
    makeRule(
      "fare",
      "first running",
      "Add both charges",
      "The fare is all that is paid.",
      (v) => line`${v("first")} + ${v("running")}`,
    ),
    makeRule(
      "byKm",
      "d rate",
      "Find the charge for the distance",
      "Number of kilometres × charge for one.",
      (v) => line`${v("d")} \times ${v("rate")}`,
    ),
    makeRule(
      "fare",
      "fixed byKm",
      "Add the fixed charge",
      "It is paid however far one goes.",
      (v) => line`${v("fixed")} + ${v("byKm")}`,
    ),
    makeRule(
      "first",
      "fare running",
      "Go back to the first charge",
      "",
      (v) => line`${v("fare")} - ${v("running")}`,
    ),
    makeRule(
      "fixed",
      "fare byKm",
      "Go back to the fixed charge",
      "",
      (v) => line`${v("fare")} - ${v("byKm")}`,
    ),
  ],
  lesson: {
    topic: "Linear expressions: fixed charge and rate",
    method: "Fixed part and running part",
    difficulty: "beginner",
    idea: "The fare has a part that is always the same, and a part that grows with the distance.",
    firstMove: "How many kilometres are charged by the kilometre?",
    terms: {},
    next: [
      "What is the fare for one kilometre more?",
      "How would you write the fare for x kilometres?",
    ],
  },
  examples: [
    "A taxi charges ₹60 for the first km and ₹14 for each km after that. What is the fare for 12 km?",
    "A taxi has a fixed charge of ₹50 plus ₹16 per km. What is the fare for 15 km?",
  ],
});
