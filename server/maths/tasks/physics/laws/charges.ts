import type { LawFrame, Variable } from "./law-frame.ts";

const coulombConstant: Variable = {
  name: "k",
  latex: "k",
  says: "Coulomb's constant",
  unit: "N m^2/C^2",
  letters: "k K",
  words: "coulomb's? constant",
  constant: "9e9",
};

export const coulomb: LawFrame = {
  name: "coulomb",
  topic: "Electric Charges and Fields",
  needs: "charge charges charged",
  also: "small sphere spheres balls ball pith apart each charged two point charges charge small spheres sphere apart placed separated having between them each other air vacuum kept acting exert exerts carrying electrostatic repulsion attraction on distance in what electric carry",
  variables: [
    {
      name: "F",
      latex: "F",
      says: "force",
      unit: "N",
      letters: "F",
      words:
        "repulsive|attractive|electric|electrostatic|electrical force; magnitude of the? electric|electrostatic? force; force; electrostatic|electric? force; force of attraction|repulsion; electrostatic force of attraction|repulsion; coulomb force",
    },
    {
      name: "q",
      latex: "q_1",
      says: "first charge",
      unit: "C",
      letters: "q1 Q1 q Q",
      words: "charge|charges",
      isUsual: true,
    },
    {
      name: "Q",
      latex: "q_2",
      says: "second charge",
      unit: "C",
      letters: "q2 Q2",
      words: "charge|charges",
      isUsual: true,
    },
    {
      name: "r",
      latex: "r",
      says: "distance",
      unit: "m",
      letters: "r d",
      words: "distance; apart; separation; separated by",
    },
    coulombConstant,
  ],
  group: ["q", "Q"],
  requires: [],
  laws: [{ name: "Coulomb's law", equation: "F = k*q*Q/r^2" }],
};

/** Coulomb's law for charges with signs: the law gives the magnitude of the force, the signs its direction. */
export const unlikeCharges: LawFrame = {
  ...coulomb,
  name: "unlike-charges",
  also: `${coulomb.also} its nature and magnitude`,
  variables: coulomb.variables.map((variable) =>
    /^q$/i.test(variable.name) ? { ...variable, isSigned: true } : variable,
  ),
  requires: ["q", "Q", "r"],
  laws: [{ name: "Coulomb's law", equation: "F = k*abs(q*Q)/r^2" }],
  tells: (value) => {
    const product = (value("q") ?? 0) * (value("Q") ?? 0);
    if (product === 0) return null;
    return product < 0
      ? { fact: "attractive", sentence: "The charges are unlike, so they attract each other." }
      : { fact: "repulsive", sentence: "The charges are alike, so they repel each other." };
  },
};

export const coulombRatio: LawFrame = {
  name: "coulomb-ratio",
  topic: "Electric Charges and Fields",
  needs: "charge charges charged",
  also: "two point charges charged small spheres sphere apart placed separated exert each other they when what now then moved each force new becomes distance changed on is held experience",
  variables: [
    {
      name: "F",
      latex: "F_1",
      says: "first force",
      unit: "N",
      givenWords: "force; repulsive|attractive|electric|electrostatic force",
    },
    {
      name: "r",
      latex: "r_1",
      says: "first distance",
      unit: "m",
      words: "distance; apart; separation",
      isUsual: true,
    },
    {
      name: "R",
      latex: "r_2",
      says: "second distance",
      unit: "m",
      words: "distance; apart; separation",
    },
    { name: "f", latex: "F_2", says: "second force", unit: "N", targetWords: "force; new force" },
  ],
  requires: ["F", "r", "R"],
  laws: [{ name: "Coulomb's law as a ratio", equation: "f = F*(r/R)^2" }],
};

export const electricField: LawFrame = {
  name: "electric-field",
  topic: "Electric Charges and Fields",
  needs: "field potential",
  also: "away created charge point placed electric experiences experience acting acts uniform in due from at away a distance on test intensity strength what magnitude of",
  variables: [
    {
      name: "E",
      latex: "E",
      says: "electric field",
      unit: "N/C",
      letters: "E",
      words:
        "electric? field; electric field intensity|strength; uniform? electric field; field strength|intensity",
    },
    { name: "F", latex: "F", says: "force", unit: "N", letters: "F", words: "force" },
    {
      name: "q",
      latex: "q",
      says: "charge",
      unit: "C",
      letters: "q Q",
      words: "charge; point|test charge",
    },
    {
      name: "r",
      latex: "r",
      says: "distance",
      unit: "m",
      letters: "r",
      words: "distance",
      behind: "away; from",
    },
    {
      name: "V",
      latex: "V",
      says: "potential",
      unit: "V",
      letters: "V",
      words: "electric? potential",
    },
    coulombConstant,
  ],
  laws: [
    { name: "Definition of the electric field", equation: "E = F/q" },
    { name: "Field of a point charge", equation: "E = k*q/r^2" },
    { name: "Potential of a point charge", equation: "V = k*q/r" },
  ],
};

export const fieldBetweenPlates: LawFrame = {
  name: "field-between-plates",
  topic: "Electrostatic Potential and Capacitance",
  needs: "plates plate",
  also: "electric strength uniform metal two parallel plates plate separated apart between uniform difference metal connected have has a what in are",
  variables: [
    {
      name: "E",
      latex: "E",
      says: "electric field",
      unit: "V/m",
      letters: "E",
      words: "electric? field; electric field strength|intensity",
    },
    {
      name: "V",
      latex: "V",
      says: "potential difference",
      unit: "V",
      letters: "V",
      words: "potential difference; voltage; battery",
    },
    {
      name: "d",
      latex: "d",
      says: "separation",
      unit: "m",
      letters: "d",
      words: "separation; distance; apart; separated by",
    },
  ],
  laws: [{ name: "Field between parallel plates", equation: "E = V/d" }],
};

export const capacitor: LawFrame = {
  name: "capacitor",
  topic: "Electrostatic Potential and Capacitance",
  needs: "capacitor capacitance",
  phrases: "parallel plate|plates capacitor?",
  also: "applied apply applies put defibrillator heart camera flash empty plates when parallel capacitor charged connected battery supply stored stores store across to holds on plates its has what by plate each electrostatic potential charging a in",
  variables: [
    {
      name: "C",
      latex: "C",
      says: "capacitance",
      unit: "F",
      letters: "C",
      words: "capacitance; capacitor",
    },
    {
      name: "V",
      latex: "V",
      says: "voltage",
      unit: "V",
      letters: "V",
      words: "potential difference; voltage; potential; battery; supply",
    },
    {
      name: "Q",
      latex: "Q",
      says: "charge",
      unit: "C",
      letters: "Q q",
      words: "charge; charge stored|on",
    },
    {
      name: "U",
      latex: "U",
      says: "energy stored",
      unit: "J",
      letters: "U E",
      words: "energy; electrostatic? energy stored?; potential energy",
    },
  ],
  laws: [
    { name: "Definition of capacitance", equation: "Q = C*V" },
    { name: "Energy of a capacitor", equation: "U = 1/2*C*V^2" },
    { name: "Energy of a capacitor by its charge", equation: "U = Q^2/(2*C)" },
  ],
};
