import type { LawFrame, Variable } from "./law-frame.ts";

export const field: Variable = {
  name: "B",
  latex: "B",
  says: "magnetic field",
  unit: "T",
  letters: "B",
  words:
    "uniform? magnetic field; magnetic field strength|intensity; magnetic flux density; magnetic induction; field",
};
/** Set by wordings only: the formulas without an angle are those for right angles. */
export const perpendicular: Variable = {
  name: "p",
  latex: "\\perp",
  says: "right angle",
  unit: "",
};

const permeability: Variable = {
  name: "m",
  latex: "\\mu_0",
  says: "permeability of free space",
  unit: "T m/A",
  letters: "μ0",
  words: "permeability of free space",
  constant: "1.25663706e-6",
};

export const forceOnCharge: LawFrame = {
  name: "force-on-charge",
  topic: "Moving Charges and Magnetism",
  needs: "magnetic",
  also: "charge proton electron particle moving moves enters perpendicular perpendicularly normal right angles uniform acting experienced experiences on it what acts travelling to with in force magnetic",
  facts: [
    {
      words: "perpendicular; perpendicularly; at? right angles; normal; normally; perpendicular to",
      variable: "p",
      value: "1",
    },
  ],
  markers: ["p"],
  requires: ["p"],
  variables: [
    perpendicular,
    {
      name: "F",
      latex: "F",
      says: "force",
      unit: "N",
      letters: "F",
      words: "force; magnetic force",
    },
    {
      name: "q",
      latex: "q",
      says: "charge",
      unit: "C",
      letters: "q e",
      words: "charge; charge of|on an?|the? electron|proton",
    },
    { name: "v", latex: "v", says: "speed", unit: "m/s", letters: "v", words: "speed|velocity" },
    field,
  ],
  laws: [
    {
      name: "Magnetic force on a moving charge, at right angles to the field",
      equation: "F = q*v*B",
    },
  ],
};

export const forceOnWire: LawFrame = {
  name: "force-on-wire",
  topic: "Moving Charges and Magnetism",
  needs: "magnetic field",
  also: "lies lying straight on is wire conductor straight carrying carries perpendicular perpendicularly normal right angles uniform placed acting experienced experiences on it what magnetic held kept of long force rod in to",
  facts: [
    {
      words: "perpendicular; perpendicularly; at? right angles; normal; normally; perpendicular to",
      variable: "p",
      value: "1",
    },
  ],
  markers: ["p"],
  requires: ["p"],
  variables: [
    perpendicular,
    {
      name: "F",
      latex: "F",
      says: "force",
      unit: "N",
      letters: "F",
      words: "force; magnetic force",
    },
    { name: "I", latex: "I", says: "current", unit: "A", letters: "I", words: "current" },
    { name: "l", latex: "l", says: "length", unit: "m", letters: "l L", words: "length; long" },
    field,
  ],
  laws: [{ name: "Force on a wire at right angles to the field", equation: "F = B*I*l" }],
};

export const fieldOfWire: LawFrame = {
  name: "field-of-wire",
  topic: "Moving Charges and Magnetism",
  needs: "magnetic",
  also: "long straight wire carrying carries current at a point distance from it due what produced infinitely very away in air free space straight north south",
  variables: [
    {
      ...field,
      words: `${field.words ?? ""}; magnitude of the magnetic field; magnetic field produced`,
    },
    { name: "I", latex: "I", says: "current", unit: "A", letters: "I", words: "current" },
    {
      name: "r",
      latex: "r",
      says: "distance",
      unit: "m",
      letters: "r",
      words: "distance",
      behind: "away; from",
    },
    permeability,
  ],
  laws: [{ name: "Field of a long straight wire", equation: "B = m*I/(2*pi*r)" }],
};

export const solenoid: LawFrame = {
  name: "solenoid",
  topic: "Moving Charges and Magnetism",
  needs: "solenoid",
  also: "solenoid long carrying carries has wound inside its centre center current near interior of length what at within per",
  variables: [
    { ...field },
    { name: "I", latex: "I", says: "current", unit: "A", letters: "I", words: "current" },
    {
      name: "N",
      latex: "N",
      says: "number of turns",
      unit: "",
      letters: "N",
      words: "turns; number of turns; total turns",
    },
    { name: "l", latex: "l", says: "length", unit: "m", letters: "l L", words: "length; long" },
    permeability,
  ],
  laws: [{ name: "Field inside a solenoid", equation: "B = m*N*I/l" }],
};
