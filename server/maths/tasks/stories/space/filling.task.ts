import { asks, type Clause, facts } from "../../../story/role-clause.ts";
import { singular } from "../../../story/nouns.ts";
import { line } from "../../../story/line.ts";
import { makeRule } from "../../../story/rules.ts";
import { storyTask } from "../story-kind.ts";

const big = "bottle|tank|drum|can|jar|jug|barrel|container|vessel|bucket|pot|tanker|cask";
const vessels = new Set(big.split("|"));
const small =
  "glasses|cups|bottles|packets|mugs|jars|cans|pouches|jugs|glass|tumblers|buckets|bottles_of_juice|pieces|bags|parts";
const liquids =
  "[water|milk|juice|oil|tea|lemonade|kerosene|petrol|sugar|rice|wheat|flour|salt|ghee]";
const any = "volume|mass|length";

const clauses: readonly Clause[] = [
  ...facts(
    `[each] {v:word} [can] holds|hold|contains|has {whole:${any}} [of] ${liquids}`,
    `capacity of [each] {v:word} is {whole:${any}}`,
    `[there_is|there_are] {whole:${any}} of milk|water|juice|oil|sugar|rice|wheat|flour|salt|tea`,
    `each glass|cup|bottle|packet|mug|can|bag|pouch|jug [can] holds|hold|contains|has {one:${any}} [of] ${liquids}`,
    `capacity of each|one glass|cup|bottle|packet|mug|can|bag|jug is {one:${any}}`,
    `ribbon|rope|wire|cloth|ribbon_roll|string [is] {whole:length} long is|was cut into pieces of|each [length] {one:length} [each|long]`,
    `ribbon|rope|wire|cloth|string is {whole:length} long`,
    "ribbon|rope|wire|cloth|string [of] [length] {whole:length} [long] is|was cut into [equal] pieces of|each [length] {one:length} [each|long]",
  ),
  ...asks(
    "count",
    `how_many [such] ${small} [each] [of] [capacity] {one:${any}} [each|capacity] can be filled [from_it|with_it]`,
    `how_many [such] ${small} of {one:${any}} [each] can [be] [you|we|he|she|it] filled|fill|made|make [from_it|with_it|out_of_it]`,
    `how_many [such] ${small} can [be] [it|we|you|he] filled|fill [with_it|from_it|from_this]`,
    `how_many pieces [of] [length] {one:length} [each|long] can [be] [we|you|he|she] cut|made|get [from_it|out_of_it]`,
    `how_many pieces are there|obtained`,
    `how_many [such] ${small} of {one:${any}} [each] can be filled from [full] ${big} of [capacity] {whole:${any}} [of] ${liquids}`,
    `how_many [such] ${small} of {one:${any}} [each] can be filled from [full] ${big} containing|holding {whole:${any}} [of] ${liquids}`,
    `how_many [such] pieces can be cut|made [from_it]`,
  ),
  ...asks(
    "all",
    `how_many [such] ${small} [each] [of] [capacity] {one:${any}} [each|capacity] can be filled from|with {n:number} [such] {v:word}`,
    `how_many [such] ${small} can be filled from|with {n:number} [such] {v:word}`,
  ),
];

/** The number of small vessels that a large one fills. */
export const filling = storyTask({
  name: "filling-small-measures",
  about: /[VWL]\d.*[VWL]\d.*/,
  clauses,
  roles: {
    whole: ["Whole", "like whole"],
    one: ["One small measure", "like one"],
    n: ["Number of large ones", ""],
    total: ["All together", "like whole"],
    count: ["How many", ""],
    all: ["How many", ""],
  },
  whole: ["n", "count", "all"],
  isSound: ({ amounts, words }) => {
    const vessel = words.get("v");
    const isVessel = vessel === undefined || vessels.has(singular(vessel));
    return isVessel && amounts.get("whole")?.kind === amounts.get("one")?.kind;
  },
  units: { volume: "mL", mass: "g", length: "cm" },
  rules: [
    makeRule(
      "count",
      "whole one",
      "Divide by one small measure",
      "How often does the small measure go into the large one? Divide.",
      (v) => line`${v("whole")} \div ${v("one")}`,
    ),
    makeRule(
      "total",
      "whole n",
      "Find all there is",
      "Multiply by the number of large ones.",
      (v) => line`${v("n")} \times ${v("whole")}`,
    ),
    makeRule(
      "all",
      "total one",
      "Divide by one small measure",
      "How often does the small measure go into all? Divide.",
      (v) => line`${v("total")} \div ${v("one")}`,
    ),
    makeRule(
      "whole",
      "count one",
      "Find the whole again",
      "",
      (v) => line`${v("count")} \times ${v("one")}`,
    ),
    makeRule("total", "all one", "Find all again", "", (v) => line`${v("all")} \times ${v("one")}`),
    makeRule(
      "n",
      "total whole",
      "Find the number again",
      "",
      (v) => line`${v("total")} \div ${v("whole")}`,
    ),
  ],
  lesson: {
    topic: "Measurement: capacity, weight and length",
    method: "Same unit, then divide",
    difficulty: "beginner",
    idea: "Write both measures in the same unit, then see how often the small one goes into the large one.",
    firstMove: "Write everything in the smaller unit.",
    terms: { Capacity: "How much a vessel can hold." },
    next: [
      "What would be left over if the glasses were a little larger?",
      "How many would half of it fill?",
    ],
  },
  examples: [
    "A bottle holds 1.5 litres. How many glasses of 250 ml can be filled from 6 bottles?",
    "A jug contains 2 litres of juice. How many cups of 200 ml can be filled from it?",
  ],
});
