import { asks, type Clause, facts } from "../../../story/role-clause.ts";
import { line } from "../../../story/line.ts";
import { mustFind } from "../../../story/question-words.ts";
import { makeRule } from "../../../story/rules.ts";
import { storyTask } from "../story-kind.ts";

const paint =
  "whitewashing|white_washing|painting|papering|plastering|colour_washing|distempering|colouring";
const rate =
  "[at_rate_of|at_cost_of|at|if_rate_is] {rate:money} per_square_metre|per_square_meter|per_sq_metre|per_sq_M|per_sq_m|per_M_^_(_2_)";
const room = "[rectangular] room|hall|cuboidal_room";
const walls = "[its] [4|all] [4] walls [of] [it|this_room|room]";
const size =
  "{l:length} [long|in_length] , {b:length} [wide|broad|in_breadth] and {h:length} [high|in_height]";

const clauses: readonly Clause[] = [
  ...facts(
    `${room} is|measures|has ${size}`,
    `length , breadth and height of ${room} are {l:length} , {b:length} and {h:length} [respectively]`,
    `${room} is|measures {l:length|number} by|× {b:length|number} by|× {h:length}`,
    `dimensions of ${room} are {l:length|number} by|× {b:length|number} by|× {h:length}`,
  ),
  ...asks(
    "area",
    `${mustFind} [total] area of 4 walls [of_room|of_it]`,
    `${mustFind} [total] area of its 4 walls`,
  ),
  ...asks(
    "cost",
    `${mustFind} [total] cost of ${paint} ${walls} ${rate}`,
    `${mustFind} [total] cost of ${paint} ${walls} of ${room} ${size} ${rate}`,
  ),
  ...asks(
    "costAll",
    `${mustFind} [total] cost of ${paint} ${walls} and ceiling|its_ceiling [of] [it|room|this_room] ${rate}`,
  ),
];

/** The cost of whitewashing or painting the four walls of a room, with or without its ceiling. */
export const fourWalls = storyTask({
  name: "walls-of-a-room",
  about: /L\d.*L\d.* walls |L\d.*L\d.* ~walls | ~?walls .*L\d.*L\d/,
  clauses,
  roles: {
    l: ["Length", "unit m"],
    b: ["Breadth", "unit m"],
    h: ["Height", "unit m"],
    p: ["Perimeter of the floor", "unit m"],
    area: ["Area of the walls", "square length"],
    ceiling: ["Area of the ceiling", "square length"],
    all: ["Area of walls and ceiling", "square length"],
    rate: ["Cost of 1 square metre", "money"],
    cost: ["Cost", "money"],
    costAll: ["Cost", "money"],
  },
  units: { length: "m" },
  rules: [
    makeRule(
      "p",
      "l b",
      "Find the perimeter of the floor",
      "Perimeter of a rectangle = 2 × (length + breadth).",
      (v) => line`2 \times (${v("l")} + ${v("b")})`,
    ),
    makeRule(
      "area",
      "p h",
      "Find the area of the four walls",
      "The four walls make a rectangle: perimeter of the floor × height.",
      (v) => line`${v("p")} \times ${v("h")}`,
    ),
    makeRule(
      "cost",
      "area rate",
      "Find the cost",
      "Cost = area × cost of 1 square metre.",
      (v) => line`${v("area")} \times ${v("rate")}`,
    ),
    makeRule(
      "ceiling",
      "l b",
      "Find the area of the ceiling",
      "Area of a rectangle = length × breadth.",
      (v) => line`${v("l")} \times ${v("b")}`,
    ),
    makeRule(
      "all",
      "area ceiling",
      "Find the area of walls and ceiling",
      "Add the areas.",
      (v) => line`${v("area")} + ${v("ceiling")}`,
    ),
    makeRule(
      "costAll",
      "all rate",
      "Find the cost",
      "Cost = area × cost of 1 square metre.",
      (v) => line`${v("all")} \times ${v("rate")}`,
    ),
    makeRule(
      "area",
      "cost rate",
      "Find the area again",
      "",
      (v) => line`${v("cost")} \div ${v("rate")}`,
    ),
    makeRule(
      "all",
      "costAll rate",
      "Find the area again",
      "",
      (v) => line`${v("costAll")} \div ${v("rate")}`,
    ),
    makeRule(
      "area",
      "all ceiling",
      "Find the walls again",
      "",
      (v) => line`${v("all")} - ${v("ceiling")}`,
    ),
    makeRule("h", "area p", "Find the height again", "", (v) => line`${v("area")} \div ${v("p")}`),
  ],
  lesson: {
    topic: "Mensuration: surface area of a cuboid",
    method: "Area of the four walls = 2 × (length + breadth) × height",
    difficulty: "intermediate",
    idea: "Unfolded, the four walls make one long rectangle: as long as the perimeter of the floor, as high as the room.",
    firstMove: "Find the perimeter of the floor.",
    terms: { "Lateral surface area": "The area of the side faces, without top and bottom." },
    next: ["How much less would it cost with a door and a window left out?"],
  },
  examples: [
    "A room is 5 m long, 4 m wide and 3 m high. Find the cost of whitewashing the four walls at ₹12 per square metre.",
    "The length, breadth and height of a room are 6 m, 5 m and 3 m respectively. Find the cost of whitewashing the walls of the room and the ceiling at ₹7.50 per square metre.",
  ],
});
