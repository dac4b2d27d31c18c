import { asks, facts } from "../../../story/role-clause.ts";
import { line } from "../../../story/line.ts";
import { mustFind } from "../../../story/question-words.ts";
import { makeRule } from "../../../story/rules.ts";
import { storyTask } from "../story-kind.ts";

const deep = "deep|high|in_depth|in_height";

/** The volume of a cuboid tank in litres. */
export const tankLitres = storyTask({
  name: "litres-in-a-tank",
  about: /tank .*L\d.*(?:litre|litres|l|capacity|water)/,
  clauses: [
    ...facts(
      `[water|rectangular|cuboidal] tank [is] {l:length} long , {b:length} wide|broad and {h:length} ${deep}`,
      "[water|rectangular|cuboidal] tank [is] {l:length} by|× {b:length} by|× {h:length}",
      "[water|rectangular|cuboidal] tank measures {l:length} by|× {b:length} by|× {h:length}",
      `[water|cuboidal|rectangular] tank has length {l:length} , breadth|width {b:length} and height|depth {h:length}`,
    ),
    ...asks(
      "litres",
      "how_many litres|liters of water can it|tank hold|contain|store",
      "how_many litres|liters of water will|does it|tank hold|contain",
      `${mustFind} [its] capacity in litres|liters`,
      `${mustFind} capacity of tank in litres|liters`,
    ),
  ],
  roles: {
    l: ["Length", "unit m"],
    b: ["Breadth", "unit m"],
    h: ["Depth", "unit m"],
    volume: ["Volume", "cube length"],
    litres: ["Capacity", "of litres"],
  },
  units: { length: "m" },
  rules: [
    makeRule(
      "volume",
      "l b h",
      "Find the volume",
      "Volume of a cuboid = length × breadth × height.",
      (v) => line`${v("l")} \times ${v("b")} \times ${v("h")}`,
    ),
    makeRule(
      "litres",
      "volume",
      "Write it in litres",
      "1 cubic metre is 1000 litres.",
      (v) => line`${v("volume")} \times 1000`,
    ),
    makeRule("volume", "litres", "Back to cubic metres", "", (v) => line`${v("litres")} \div 1000`),
    makeRule(
      "l",
      "volume b h",
      "Find the length again",
      "",
      (v) => line`${v("volume")} \div (${v("b")} \times ${v("h")})`,
    ),
  ],
  lesson: {
    topic: "Mensuration: volume and capacity",
    method: "Volume of a cuboid, then litres",
    difficulty: "intermediate",
    idea: "Find the volume in cubic metres; every cubic metre holds 1000 litres.",
    firstMove: "Write all lengths in metres and multiply them.",
    terms: { Capacity: "How much a vessel can hold." },
    next: [
      "How many litres are in it when it is half full?",
      "How many buckets of 10 litres is that?",
    ],
  },
  examples: [
    "A tank is 3 m long, 2 m wide and 1 m deep. How many litres of water can it hold?",
    "A water tank is 2 m long, 1.5 m wide and 80 cm deep. Find its capacity in litres.",
  ],
});

/** The number of turns of a wheel on a given distance. */
export const wheelTurns = storyTask({
  name: "turns-of-a-wheel",
  about: /wheel .*(?:revolution|rotation|turns|rounds)/,
  clauses: [
    ...facts(
      "diameter of wheel [of_car|of_bicycle|of_cycle|of_bus] is {d:length}",
      "radius of wheel [of_car|of_bicycle|of_cycle|of_bus] is {r:length}",
      "wheel [of_car|of_bicycle|of_cycle] has diameter|diameter_of {d:length}",
      "wheel [of_car|of_bicycle|of_cycle] has radius|radius_of {r:length}",
      "wheel of diameter {d:length}",
      "wheel of radius {r:length}",
    ),
    ...asks(
      "n",
      "how_many complete|full [revolutions|rotations] will|does|must it|wheel make to|in cover|travel|covering|travelling|go [distance_of] {s:length}",
      "how_many revolutions|rotations|turns will|does|must it|wheel make to|in cover|travel|covering|travelling|go [distance_of] {s:length}",
      `${mustFind} number_of revolutions|rotations [made|it_makes] [by_wheel] to|in cover|travel|covering|travelling [distance_of] {s:length}`,
    ),
    ...asks(
      "way",
      "how_far|how_much_distance will|does it|wheel travel|go|cover in {k:number} revolutions|rotations|turns",
      `${mustFind} distance covered|travelled [by_it|by_wheel] in {k:number} revolutions|rotations`,
    ),
  ],
  roles: {
    d: ["Diameter", "unit cm"],
    r: ["Radius", "unit cm"],
    round: ["Circumference", "unit cm"],
    s: ["Distance", "unit cm"],
    k: ["Turns told", ""],
    n: ["Turns", "of revolutions"],
    way: ["Distance", "unit cm"],
  },
  units: { length: "cm" },
  rules: [
    makeRule(
      "round",
      "d",
      "Find the circumference",
      "Circumference = π × diameter, with π = 22/7.",
      (v) => line`\frac{22}{7} \times ${v("d")}`,
    ),
    makeRule(
      "round",
      "r",
      "Find the circumference",
      "Circumference = 2 × π × radius, with π = 22/7.",
      (v) => line`2 \times \frac{22}{7} \times ${v("r")}`,
    ),
    makeRule(
      "n",
      "s round",
      "Divide the distance by one turn",
      "In one turn the wheel goes as far as its circumference.",
      (v) => line`${v("s")} \div ${v("round")}`,
    ),
    makeRule(
      "way",
      "k round",
      "Multiply one turn by the number of turns",
      "In one turn the wheel goes as far as its circumference.",
      (v) => line`${v("k")} \times ${v("round")}`,
    ),
    makeRule(
      "s",
      "n round",
      "Find the distance again",
      "",
      (v) => line`${v("n")} \times ${v("round")}`,
    ),
    makeRule(
      "k",
      "way round",
      "Find the turns again",
      "",
      (v) => line`${v("way")} \div ${v("round")}`,
    ),
  ],
  whole: ["k", "n"],
  lesson: {
    topic: "Mensuration: circumference of a circle",
    method: "Distance = turns × circumference",
    difficulty: "intermediate",
    idea: "In one full turn a wheel rolls forward by its circumference.",
    firstMove: "Find the circumference of the wheel.",
    terms: { Circumference: "The length around a circle." },
    next: [
      "How many turns would a wheel of half the size make?",
      "How far does it go in 1000 turns?",
    ],
  },
  examples: [
    "The diameter of a wheel is 70 cm. How many revolutions will it make to cover 11 km?",
    "The radius of a wheel is 35 cm. How many revolutions will it make to cover 4.4 km?",
  ],
});
