import type { LawFrame, Variable } from "./law-frame.ts";

/** The horizontal and vertical components of a velocity or force (NCERT class 11). */
function components(
  whole: Pick<Variable, "name" | "says" | "unit" | "letters" | "words">,
): LawFrame {
  const { name } = whole;
  const of = `of the? its? ${whole.words ?? ""}|ball|projectile|arrow|force|velocity?`;
  return {
    name: `components-of-${whole.says}`,
    topic: "Motion in a Plane",
    needs: "component components",
    also: "projectile ball arrow fired thrown launched kicked shot leaves directed acts acting applied pulls pulled pushes pushed rope with at an angle to above the horizontal of is what horizontal velocity speed initial its making makes takes off plane",
    never:
      "below; downward; vertical direction; with the vertical; to the vertical; incline; inclined; slope; after; north; south; east; west; time; seconds; weight",
    facts: [
      {
        words:
          "above the? horizontal; with the? horizontal; to the? horizontal; from the? horizontal; above the horizontal ground",
        variable: "p",
        value: "1",
      },
    ],
    markers: ["p"],
    requires: ["p", "theta"],
    variables: [
      { name: "p", latex: "", says: "", unit: "", isNamed: true },
      { latex: name, isUsual: true, ...whole },
      {
        name: "theta",
        latex: "\\theta",
        says: "angle above the horizontal",
        unit: "°",
        letters: "θ",
        words: "angle; angle of",
      },
      {
        name: `${name}x`,
        latex: `${name}_x`,
        says: "horizontal component",
        unit: whole.unit,
        targetWords: `horizontal component; horizontal component ${of}; x component`,
        isNamed: true,
      },
      {
        name: `${name}y`,
        latex: `${name}_y`,
        says: "vertical component",
        unit: whole.unit,
        targetWords: `vertical component; vertical component ${of}; y component`,
        isNamed: true,
      },
    ],
    laws: [
      { name: "Horizontal component", equation: `${name}x = ${name}*cos(theta)` },
      { name: "Vertical component", equation: `${name}y = ${name}*sin(theta)` },
    ],
  };
}

export const componentFrames: readonly LawFrame[] = [
  components({
    name: "v",
    says: "velocity",
    unit: "m/s",
    letters: "v u",
    words: "initial? velocity|speed",
  }),
  components({ name: "F", says: "force", unit: "N", letters: "F", words: "force" }),
];
