import { asks, type Clause, facts, telling } from "../../../story/role-clause.ts";
import { line } from "../../../story/line.ts";
import { mustFind } from "../../../story/question-words.ts";
import { makeRule } from "../../../story/rules.ts";
import { storyTask } from "../story-kind.ts";

const bent = "bent|rebent|made|turned|formed|reshaped|bent_again";
const into = "into|to [form|make] [form_of|shape_of]";
const wire = "[piece_of] [copper|thin] wire|rope|string";

function shapeFact(role: string, shape: string): string[] {
  return [
    `${wire} [of|is] [length] {${role}:length} [long] [length] is|was ${bent} ${into} ${shape}`,
  ];
}

const clauses: readonly Clause[] = [
  ...telling(
    { to: "circle" },
    ...shapeFact("wire", "circle"),
    `[and] [it|same_wire] [is|was] ${bent} ${into} circle`,
    `if [same_wire|it] is [now] ${bent} ${into} circle`,
  ),
  ...telling(
    { to: "square" },
    ...shapeFact("wire", "square"),
    `[and] [it|same_wire] [is|was] [now] ${bent} ${into} square`,
    `if [same_wire|it] is [now] ${bent} ${into} square`,
  ),
  ...facts(
    `${wire} [is] [bent] in|into shape|form of rectangle of length {l:length} and breadth|width {b:length}`,
    `${wire} [is] [bent] in|into shape|form of rectangle of [sides] {l:length|number} by|× {b:length}`,
    `${wire} [is] [bent] in|into shape|form of circle of radius {r:length}`,
    `${wire} [is] [bent] in|into shape|form of square of side {s:length}`,
  ),
  ...asks(
    "circleArea",
    `${mustFind} area of circle`,
    `${mustFind} area enclosed by circle`,
    `${mustFind} area of circle so formed`,
    `${mustFind} its area`,
    `what is its area`,
  ),
  ...asks("radius", `${mustFind} radius of circle`, `${mustFind} its radius`, "what is its radius"),
  ...asks(
    "side",
    `${mustFind} side|length_of_side|length_of_each_side of square`,
    `${mustFind} its side`,
    `${mustFind} length of side|each_side [of_square|of_square_so_formed]`,
  ),
  ...asks(
    "squareArea",
    `${mustFind} area of square [so_formed]`,
    `${mustFind} area enclosed by square`,
  ),
];

const twoPi = "Circumference = 2πr, with π = 22/7.";

/** A wire that is bent into a circle or a square, or from one figure into another; its length is constant. */
export const bentWire = storyTask({
  name: "bent-wire",
  about: /(?:wire|rope|string) .*L\d.*(?:circle|square)/,
  clauses,
  roles: {
    wire: ["Length of the wire", "like wire l r s"],
    l: ["Length", "like l"],
    b: ["Breadth", "like b"],
    r: ["Radius at first", "like r"],
    s: ["Side at first", "like s"],
    radius: ["Radius", "like wire l s"],
    side: ["Side", "like wire l r"],
    circleArea: ["Area of the circle", "square length"],
    squareArea: ["Area of the square", "square length"],
  },
  isSound: ({ says, targets }) => {
    const isCircle = targets.some((role) => role === "circleArea" || role === "radius");
    return says["to"] === (isCircle ? "circle" : "square");
  },
  rules: [
    makeRule(
      "wire",
      "l b",
      "Find the length of the wire",
      "It is the perimeter of the rectangle: 2 × (length + breadth).",
      (v) => line`2 \times (${v("l")} + ${v("b")})`,
    ),
    makeRule(
      "wire",
      "s",
      "Find the length of the wire",
      "It is the perimeter of the square: 4 × side.",
      (v) => line`4 \times ${v("s")}`,
    ),
    makeRule(
      "wire",
      "r",
      "Find the length of the wire",
      `It is the circumference of the circle. ${twoPi}`,
      (v) => line`2 \times \frac{22}{7} \times ${v("r")}`,
    ),
    makeRule(
      "radius",
      "wire",
      "Find the radius",
      `The wire becomes the circumference. ${twoPi}`,
      (v) => line`${v("wire")} \div \left(2 \times \frac{22}{7}\right)`,
    ),
    makeRule(
      "side",
      "wire",
      "Find the side",
      "The wire becomes the perimeter of the square: divide by 4.",
      (v) => line`${v("wire")} \div 4`,
    ),
    makeRule(
      "circleArea",
      "radius",
      "Find the area",
      "Area of a circle = πr², with π = 22/7.",
      (v) => line`\frac{22}{7} \times ${v("radius")} \times ${v("radius")}`,
    ),
    makeRule(
      "squareArea",
      "side",
      "Find the area",
      "Area of a square = side × side.",
      (v) => line`${v("side")} \times ${v("side")}`,
    ),
    makeRule(
      "side",
      "squareArea",
      "Find the side again",
      "",
      (v) => line`\sqrt{${v("squareArea")}}`,
    ),
    makeRule(
      "radius",
      "circleArea",
      "Find the radius again",
      "",
      (v) => line`\sqrt{${v("circleArea")} \div \frac{22}{7}}`,
    ),
    makeRule(
      "wire",
      "side",
      "Find the length of the wire again",
      "",
      (v) => line`4 \times ${v("side")}`,
    ),
    makeRule(
      "wire",
      "radius",
      "Find the length of the wire again",
      "",
      (v) => line`2 \times \frac{22}{7} \times ${v("radius")}`,
    ),
    makeRule(
      "l",
      "wire b",
      "Find the length again",
      "",
      (v) => line`${v("wire")} \div 2 - ${v("b")}`,
    ),
    makeRule("s", "wire", "Find the side again", "", (v) => line`${v("wire")} \div 4`),
    makeRule(
      "r",
      "wire",
      "Find the radius again",
      "",
      (v) => line`${v("wire")} \div \left(2 \times \frac{22}{7}\right)`,
    ),
  ],
  lesson: {
    topic: "Mensuration: perimeter and area",
    method: "The length of the wire stays the same",
    difficulty: "intermediate",
    idea: "When a wire is bent, its length does not change: it is the perimeter of every figure made of it.",
    firstMove: "Write down how long the wire is.",
    terms: { Circumference: "The length around a circle." },
    next: [
      "Which figure made of the same wire has the largest area?",
      "What would the area be with a wire twice as long?",
    ],
  },
  examples: [
    "A wire of length 88 cm is bent into a circle. Find the area of the circle.",
    "A wire is in the shape of a circle of radius 28 cm. It is bent into a square. Find the side of the square.",
  ],
});
