import { asks, type Clause, facts, telling } from "../../../story/role-clause.ts";
import { line } from "../../../story/line.ts";
import { mustFind } from "../../../story/question-words.ts";
import { makeRule } from "../../../story/rules.ts";
import { storyTask } from "../story-kind.ts";
import { drawPath } from "./draw-story-figures.ts";
import { places, rectangleFacts } from "./figures.ts";

const path =
  "path|footpath|road|track|border|verandah|walkway|gravel_path|walking_path|cemented_path|pathway";
const wide = ["[of] [uniform] [width|breadth] {w:length} [wide|broad|in_width]"];
const runs =
  "[runs|is|is_built|is_made|is_constructed|goes|was_built|has_been_built|is_to_be_built|built|constructed|laid|is_laid] [all] [around|round|along] [it|boundary|its_boundary|field|park|garden|lawn|plot|room]";

const clauses: readonly Clause[] = [
  ...facts(
    ...rectangleFacts(),
    `square ${places} [is|has] [of] [side] {s:length} [long]`,
    `side of square ${places} is {s:length}`,
    `square ${places} of|with|whose side [of|is] {s:length}`,
  ),
  ...telling(
    { side: "outside" },
    ...wide.map(
      (w) =>
        `[has] ${path} ${w} ${runs} [around] [it] [on] outside|outside_it|its_outside|all_around_outside`,
    ),
    ...wide.map((w) => `[has] ${path} ${w} ${runs} [on] [the] outside [of] [it|${places}]`),
    ...wide.map(
      (w) =>
        `[has] ${path} ${w} outside|surrounds|surrounding [it|${places}] [all_around|all_round]`,
    ),
    ...wide.map((w) => `[it] is|was surrounded by ${path} ${w}`),
    "[has|there_is] {w:length} wide PATH ${runs} outside [it]"
      .replace("PATH", path)
      .replace("${runs}", runs),
    `[has|there_is] {w:length} wide ${path} outside it|${places} [all_around]`,
    `[has|there_is] {w:length} wide ${path} all_around|around outside [of_it]`,
  ),
  ...telling(
    { side: "inside" },
    `${path} {w:length} wide is built|made|laid [along] [border|boundary] [and] inside square ${places} of side {s:length}`,
    `${path} {w:length} wide is built|made|laid [along] [border|boundary] [and] inside rectangular ${places} of length {l:length} and breadth|width {b:length}`,
    `${path} {w:length} wide is built|made|laid [along] [border|boundary] [and] inside rectangular ${places} {l:length} long and {b:length} wide|broad`,
    ...wide.map(
      (w) => `[has] ${path} ${w} ${runs} [around] [it] [on] inside|inside_it|its_inside|within_it`,
    ),
    ...wide.map((w) => `[has] ${path} ${w} ${runs} [on] [the] inside [of] [it|${places}]`),
    ...wide.map(
      (w) =>
        `[has] ${path} ${w} inside [it|${places}] [along_its_boundary|along_boundary|all_around]`,
    ),
    `[has|there_is] {w:length} wide ${path} inside it|${places} [all_around|along_its_boundary]`,
    `[has|there_is] {w:length} wide ${path} all_around|around inside [of_it]`,
  ),
  ...asks("area", `${mustFind} area of ${path}`, `what is area of ${path}`, `${mustFind} its area`),
];

/** A path of constant width around or inside a rectangle or square. */
export const paths = storyTask({
  name: "path-around-rectangle",
  about:
    /^(?=.*L\d)(?=.*(?:path|road|track|border|verandah|walkway)).*(?:inside|outside|within|surround)/,
  clauses,
  roles: {
    l: ["Length", "like w"],
    b: ["Breadth", "like w"],
    s: ["Side", "like w"],
    w: ["Width of the path", "like w"],
    s2: ["Side with the path", "like w"],
    s3: ["Side without the path", "like w"],
    wo: ["Width of the path", "like w"],
    wi: ["Width of the path", "like w"],
    l2: ["Length with the path", "like w"],
    b2: ["Breadth with the path", "like w"],
    l3: ["Length without the path", "like w"],
    b3: ["Breadth without the path", "like w"],
    bigger: ["Area with the path", "square length"],
    own: ["Area of the field", "square length"],
    smaller: ["Area inside the path", "square length"],
    area: ["Area of the path", "square length"],
  },
  units: { length: "m" },
  rename: ({ says }) => (says["side"] === "outside" ? { w: "wo" } : { w: "wi" }),
  isSound: ({ says, amounts }) =>
    says["side"] !== undefined &&
    amounts.has("w") &&
    amounts.has("s") !== (amounts.has("l") && amounts.has("b")),
  rules: [
    makeRule(
      "s2",
      "s wo",
      "Find the side with the path",
      "The path adds its width on both sides.",
      (v) => line`${v("s")} + 2 \times ${v("wo")}`,
    ),
    makeRule(
      "bigger",
      "s2",
      "Find the area with the path",
      "Area of a square = side × side.",
      (v) => line`${v("s2")} \times ${v("s2")}`,
    ),
    makeRule(
      "own",
      "s",
      "Find the area of the field",
      "Area of a square = side × side.",
      (v) => line`${v("s")} \times ${v("s")}`,
    ),
    makeRule(
      "s3",
      "s wi",
      "Find the side without the path",
      "The path takes its width on both sides.",
      (v) => line`${v("s")} - 2 \times ${v("wi")}`,
    ),
    makeRule(
      "smaller",
      "s3",
      "Find the area inside the path",
      "Area of a square = side × side.",
      (v) => line`${v("s3")} \times ${v("s3")}`,
    ),
    makeRule(
      "s",
      "area wo",
      "Find the side again from the four strips",
      "",
      (v) => line`${v("area")} \div (4 \times ${v("wo")}) - ${v("wo")}`,
    ),
    makeRule(
      "s",
      "area wi",
      "Find the side again from the four strips",
      "",
      (v) => line`${v("area")} \div (4 \times ${v("wi")}) + ${v("wi")}`,
    ),
    makeRule(
      "l2",
      "l wo",
      "Find the length with the path",
      "The path adds its width on both sides.",
      (v) => line`${v("l")} + 2 \times ${v("wo")}`,
    ),
    makeRule(
      "b2",
      "b wo",
      "Find the breadth with the path",
      "The path adds its width on both sides.",
      (v) => line`${v("b")} + 2 \times ${v("wo")}`,
    ),
    makeRule(
      "bigger",
      "l2 b2",
      "Find the area with the path",
      "Area of a rectangle = length × breadth.",
      (v) => line`${v("l2")} \times ${v("b2")}`,
    ),
    makeRule(
      "own",
      "l b",
      "Find the area of the field",
      "Area of a rectangle = length × breadth.",
      (v) => line`${v("l")} \times ${v("b")}`,
    ),
    makeRule(
      "l3",
      "l wi",
      "Find the length without the path",
      "The path takes its width on both sides.",
      (v) => line`${v("l")} - 2 \times ${v("wi")}`,
    ),
    makeRule(
      "b3",
      "b wi",
      "Find the breadth without the path",
      "The path takes its width on both sides.",
      (v) => line`${v("b")} - 2 \times ${v("wi")}`,
    ),
    makeRule(
      "smaller",
      "l3 b3",
      "Find the area inside the path",
      "Area of a rectangle = length × breadth.",
      (v) => line`${v("l3")} \times ${v("b3")}`,
    ),
    makeRule(
      "area",
      "bigger own",
      "Take the difference",
      "Area of the path = larger area − smaller area.",
      (v) => line`${v("bigger")} - ${v("own")}`,
    ),
    makeRule(
      "area",
      "own smaller",
      "Take the difference",
      "Area of the path = larger area − smaller area.",
      (v) => line`${v("own")} - ${v("smaller")}`,
    ),
    makeRule(
      "l",
      "area wi b",
      "Find the length again from the four strips",
      "",
      (v) =>
        line`(${v("area")} + 2 \times ${v("wi")} \times (2 \times ${v("wi")} - ${v("b")})) \div (2 \times ${v("wi")})`,
    ),
    makeRule(
      "l",
      "area wo b",
      "Find the length again from the four strips",
      "",
      (v) =>
        line`(${v("area")} - 4 \times ${v("wo")} \times ${v("wo")} - 2 \times ${v("wo")} \times ${v("b")}) \div (2 \times ${v("wo")})`,
    ),
  ],
  draw: drawPath,
  lesson: {
    topic: "Mensuration: area of paths",
    method: "Larger area − smaller area",
    difficulty: "intermediate",
    idea: "The path is what is between two rectangles. Find both areas and subtract.",
    firstMove: "Draw the field and the path, and write the length and breadth of both rectangles.",
    terms: { Area: "How much surface a figure covers." },
    next: [
      "Why is twice the width added or subtracted?",
      "What would the path cost at ₹10 per square metre?",
    ],
  },
  examples: [
    "A rectangular field is 50 m long and 30 m wide. A path 2 m wide runs around it outside. Find the area of the path.",
    "A rectangular park is 40 m long and 25 m wide. A path 3 m wide runs inside it. Find the area of the path.",
  ],
});
