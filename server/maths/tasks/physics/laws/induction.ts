import type { LawFrame } from "./law-frame.ts";
import { field, perpendicular } from "./magnetism.ts";

export const flux: LawFrame = {
  name: "flux",
  topic: "Electromagnetic Induction",
  needs: "flux",
  also: "coil loop area placed perpendicular perpendicularly normal uniform through plane its linked passing what magnetic right angles in to surface held",
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
      name: "f",
      latex: "\\Phi",
      says: "magnetic flux",
      unit: "Wb",
      words: "magnetic? flux; flux through the? coil|loop|surface?",
    },
    field,
    { name: "A", latex: "A", says: "area", unit: "m^2", letters: "A", words: "area" },
  ],
  laws: [{ name: "Magnetic flux at right angles to the area", equation: "f = B*A" }],
};

export const induction: LawFrame = {
  name: "induction",
  topic: "Electromagnetic Induction",
  needs: "flux induced",
  also: "flux magnetic linked coil changes changed change changing increases decreases through induced what in average of uniformly it with loop single",
  variables: [
    {
      name: "e",
      latex: "\\varepsilon",
      says: "size of the induced emf",
      unit: "V",
      words: "average? induced? emf; induced? e.m.f; emf induced; induced emf",
    },
    {
      name: "N",
      latex: "N",
      says: "number of turns",
      unit: "",
      letters: "N",
      words: "turns; number of turns",
      constant: "1",
    },
    {
      name: "a",
      latex: "\\Phi_1",
      says: "first flux",
      unit: "Wb",
      cues: "from",
      sharedWords: "magnetic? flux",
      isSigned: true,
    },
    {
      name: "b",
      latex: "\\Phi_2",
      says: "second flux",
      unit: "Wb",
      cues: "to",
      sharedWords: "magnetic? flux",
      isSigned: true,
    },
    { name: "t", latex: "\\Delta t", says: "time", unit: "s", letters: "t", words: "time" },
  ],
  requires: ["a", "b"],
  laws: [{ name: "Faraday's law of induction (size)", equation: "e = N*abs(b - a)/t" }],
};

/** Self-induction: a changing current in a coil (NCERT class 12). */
export const selfInduction: LawFrame = {
  name: "self-induction",
  topic: "Electromagnetic Induction",
  needs: "inductance inductor coil",
  also: "current in a circuit coil inductor falls rises changes decreases increases changing average induced give estimate self of what the self-inductance through uniformly",
  variables: [
    {
      name: "e",
      latex: "\\varepsilon",
      says: "size of the induced emf",
      unit: "V",
      words: "average? induced? emf; emf induced; emf",
      isUsual: true,
    },
    {
      name: "L",
      latex: "L",
      says: "self-inductance",
      unit: "H",
      letters: "L",
      words:
        "self? inductance; self inductance of the? circuit|coil|inductor; inductor|coil of? inductance?",
    },
    {
      name: "a",
      latex: "I_1",
      says: "first current",
      unit: "A",
      cues: "from",
      isSigned: true,
      isNamed: true,
    },
    {
      name: "b",
      latex: "I_2",
      says: "second current",
      unit: "A",
      cues: "to",
      isSigned: true,
      isNamed: true,
    },
    { name: "t", latex: "\\Delta t", says: "time", unit: "s", letters: "t", words: "time" },
  ],
  requires: ["a", "b"],
  laws: [
    {
      name: "Emf of self-induction (size)",
      equation: "e = L*abs(b - a)/t",
      solutions: { a: "", b: "" },
    },
  ],
};

export const motionalEmf: LawFrame = {
  name: "motional-emf",
  topic: "Electromagnetic Induction",
  needs: "induced emf motional",
  also: "horizontal metallic metal whose edge falling rod conductor wire moves moving moved perpendicular perpendicularly right angles normal uniform magnetic what across its ends between with in to straight length induced",
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
      name: "e",
      latex: "\\varepsilon",
      says: "induced emf",
      unit: "V",
      words:
        "induced? emf; motional emf; emf induced; emf induced in|across|between the? rod|conductor|wire|ends",
    },
    field,
    { name: "l", latex: "l", says: "length", unit: "m", letters: "l", words: "length; long" },
    {
      name: "v",
      latex: "v",
      says: "speed",
      unit: "m/s",
      letters: "v",
      words: "speed|velocity; constant|uniform speed|velocity",
    },
  ],
  laws: [{ name: "Emf of a moving rod", equation: "e = B*l*v" }],
};
