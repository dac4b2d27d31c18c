import type { Question } from "../../../read/question.ts";
import { notSupported } from "../../../refusal.ts";
import { lesson, step } from "../../../lesson/lesson.ts";
import { pick } from "../../../variation/random.ts";
import { defineTask, type Explanation, type Proof } from "../../../task/task.ts";

/** The slope of a line from its angle with the x-axis, or the angle from the slope. */
interface Problem {
  wanted: "slope" | "angle";
  angle: number;
}

interface Slope {
  plain: string;
  latex: string;
}

const slopes: ReadonlyMap<number, Slope> = new Map([
  [0, { plain: "0", latex: "0" }],
  [30, { plain: "1/sqrt(3)", latex: "\\frac{1}{\\sqrt{3}}" }],
  [45, { plain: "1", latex: "1" }],
  [60, { plain: "sqrt(3)", latex: "\\sqrt{3}" }],
  [120, { plain: "-sqrt(3)", latex: "-\\sqrt{3}" }],
  [135, { plain: "-1", latex: "-1" }],
  [150, { plain: "-1/sqrt(3)", latex: "-\\frac{1}{\\sqrt{3}}" }],
]);

const ask = String.raw`^(?:(?:find|what is|calculate|determine|write|state)\s+)?(?:the\s+)?`;
const line = String.raw`(?:an?|the|any)?\s*(?:straight\s+)?line,?\s+(?:which\s+|that\s+)?`;
const degrees = String.raw`(?<angle>\d{1,3})\s*(?:°|º|degrees?|deg|\^\\circ|\^\{\\circ\})`;
const axis = String.raw`(?:with|to)\s+(?:the\s+)?(?:\+ve\s+|positive\s+)?(?:direction\s+of\s+(?:the\s+)?)?(?:positive\s+)?x\s*-?\s*axis(?:\s+(?:in\s+(?:the\s+)?)?(?:positive|anti-?\s?clockwise)(?:\s+direction)?)?`;
const value = String.raw`(?<slope>[-−–]?\s*(?:1\s*/\s*)?(?:√3|√\(3\)|sqrt\(?3\)?|\\sqrt\{?3\}?|[01]))`;

const wordings: readonly (readonly [RegExp, Problem["wanted"]])[] = [
  [
    new RegExp(
      String.raw`${ask}(?:slope|gradient)\s+of\s+${line}(?:makes?|making)\s+(?:an\s+)?(?:angle|inclination)\s+(?:of\s+)?${degrees}\s+${axis}[\s.?]*$`,
      "i",
    ),
    "slope",
  ],
  [
    new RegExp(
      String.raw`${ask}(?:slope|gradient)\s+of\s+${line}(?:whose\s+(?:angle\s+of\s+)?inclination\s+is|(?:with|having)\s+(?:an\s+)?(?:angle\s+of\s+)?inclination(?:\s+of)?|(?:is\s+)?inclined\s+at(?:\s+an\s+angle\s+of|\s+an\s+angle)?)\s+${degrees}(?:\s+${axis})?[\s.?]*$`,
      "i",
    ),
    "slope",
  ],
  [
    new RegExp(
      String.raw`${ask}(?:angle\s+of\s+)?inclination\s+of\s+${line}(?:whose\s+(?:slope|gradient)\s+is|(?:with|having|has)\s+(?:a\s+)?(?:slope|gradient)(?:\s+of)?)\s+${value}(?:\s+${axis})?[\s.?]*$`,
      "i",
    ),
    "angle",
  ],
];

function recognise({ text }: Question): Problem | null {
  if (!/slope|gradient/i.test(text)) return null;
  const plain = text.replaceAll("$", "");
  for (const [pattern, wanted] of wordings) {
    const groups = pattern.exec(plain)?.groups;
    const angle =
      groups && (wanted === "slope" ? Number(groups["angle"]) : angleOf(groups["slope"]));
    if (angle !== undefined) return { wanted, angle };
  }
  return null;
}

function angleOf(typed = ""): number | undefined {
  const said = typed
    .replaceAll(/\s/g, "")
    .replaceAll(/[−–]/g, "-")
    .replace(/√\(?3\)?|\\?sqrt[({]?3[)}]?/, "sqrt(3)");
  return [...slopes].find(([, { plain }]) => plain === said)?.[0];
}

function solve({ angle }: Problem): Slope {
  if (angle === 90) {
    throw notSupported("A line at 90° to the x-axis goes straight up. Its slope is not defined.");
  }
  const slope = slopes.get(angle);
  if (!slope) {
    throw notSupported("I know the slope for angles such as 30°, 45°, 60°, 120°, 135° and 150°.");
  }
  return slope;
}

/** Compares the tangent of the angle in decimals with the value of the slope. */
function prove({ angle }: Problem, { plain, latex }: Slope): Proof | null {
  const [, minus, over, root] = /^(-?)(1\/)?(sqrt\(3\)|\d)$/.exec(plain) ?? [];
  const size = root === "sqrt(3)" ? Math.sqrt(3) : Number(root);
  const written = (minus === "-" ? -1 : 1) * (over === undefined ? size : 1 / size);
  const tangent = Math.tan((angle * Math.PI) / 180);
  if (!(Math.abs(written - tangent) < 1e-9)) return null;
  return {
    method: "The tangent of the angle on a calculator",
    lines: [`\\tan ${angle}^{\\circ} = ${latex}`],
  };
}

function explain({ wanted, angle }: Problem, { plain, latex }: Slope): Explanation {
  const isSlope = wanted === "slope";
  const tangent = `\\tan ${angle}^{\\circ}`;
  const acute = 180 - angle;
  const turned =
    angle > 90
      ? [
          step(
            "Use the acute angle",
            "$\\tan (180^{\\circ} - \\theta) = -\\tan \\theta$.",
            `m = -\\tan ${acute}^{\\circ}`,
            `m = ${tangent}`,
          ),
        ]
      : [];
  const rule = "The slope of a line is the tangent of its angle with the positive x-axis.";
  const steps = isSlope
    ? [
        step("Write the slope as a tangent", rule, `m = ${tangent}`),
        ...turned,
        step(
          "Put in the value of the tangent",
          "It is one of the standard angles.",
          `m = ${latex}`,
        ),
      ]
    : [
        step("Write the slope as a tangent", rule, `\\tan \\theta = ${latex}`),
        step(
          "Find the angle from 0° up to 180° with this tangent",
          angle > 90
            ? "The tangent is negative, so the angle is obtuse."
            : "No other angle between 0° and 180° has this tangent.",
          `\\theta = ${angle}^{\\circ}`,
        ),
      ];
  return lesson({
    topic: "Straight Lines",
    method: "Slope as a tangent",
    answer: isSlope
      ? { latex: `m = ${latex}`, plain }
      : { latex: `\\theta = ${angle}^{\\circ}`, plain: `${angle}°` },
    steps,
    idea: rule,
    firstMove: "Write $m = \\tan \\theta$ with what is given.",
    finalMove: isSlope ? `What is $${tangent}$?` : "Which angle has this tangent?",
    terms: { Inclination: "The angle that a line makes with the positive x-axis." },
    next: ["What is the slope of a line at right angles to this one?"],
  });
}

/** Finds the slope and the angle of inclination of a line. */
export const inclination = defineTask<Problem, Slope>({
  name: "inclination-of-a-line",
  recognise,
  reading: ({ wanted, angle }) =>
    wanted === "slope"
      ? `\\text{slope of a line at } ${angle}^{\\circ}`
      : `\\text{inclination of a line of slope } ${slopes.get(angle)?.latex ?? ""}`,
  solve,
  prove,
  explain,
  vary: (_, random) =>
    `Find the slope of the line whose inclination is ${pick(random, [30, 45, 60, 120, 135, 150])}°`,
  examples: [
    "Find the slope of a line which makes an angle of 60° with the positive x-axis",
    "Find the slope of the line whose inclination is 45°",
    "Find the inclination of a line whose slope is -1",
  ],
});
