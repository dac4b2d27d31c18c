import type { LawFrame, Variable } from "./law-frame.ts";

export const heat: Variable = {
  name: "Q",
  latex: "Q",
  says: "heat",
  unit: "J",
  letters: "Q H",
  words:
    "heat; heat|thermal energy; energy; amount|quantity of heat; heat|energy required|needed|supplied|absorbed|released|lost|gained; quantity of heat energy",
};
export const mass: Variable = {
  name: "m",
  latex: "m",
  says: "mass",
  unit: "kg",
  letters: "m",
  words: "mass",
};

/** The reason why differences in °C and K are equal. */
export const rise = "A rise of 1 °C is a rise of 1 K.";

const warming =
  "added adds add gain gains transferred transfer raised raise raises raised rises rise raising heated heating warm warms increases increase increased supplied absorbs absorb absorbed needed required necessary garam";
const cooling =
  "cools cool cooled cooling falls fall fell drops drop dropped lost loses lose released releases decreases decrease decreased given down thanda";
const things =
  "aluminum tea coffee alcohol pot cup person body kilogram container ethanol rock glass wood concrete bath required change changes does object cookware its water iron copper aluminium block piece sample substance liquid oil when given temperature by up heat metal energy much lead brass hot takes cold get ball steel gold silver of whose must mercury glass in cooking vessel pan kettle to upto until from pani through se tak ko chahiye kitni karne liye ke";
const never = (words: string): string =>
  words
    .split(" ")
    .filter((word) => word !== "given" && word !== "down")
    .join("; ");

const capacity: Variable = {
  name: "c",
  latex: "c",
  says: "specific heat capacity",
  unit: "J/(kg K)",
  letters: "c s",
  words:
    "specific heat capacity?; specific heat capacity? of the? water|iron|copper|aluminium|lead|brass|oil|substance|metal|liquid|material|aluminum|steel|gold|silver|glass|mercury|alcohol?; specific heat capacity? of it?; heat capacity",
};

const firstTemperature: Variable = {
  name: "T",
  latex: "T_1",
  says: "first temperature",
  unit: "°C",
  letters: "T1",
  words: "initial temperature",
  cues: "from; at; initially at",
  isSigned: true,
};
const secondTemperature: Variable = {
  name: "t",
  latex: "T_2",
  says: "second temperature",
  isUsual: true,
  unit: "°C",
  letters: "T2",
  words: "final temperature",
  cues: "to; upto; up to; until; down to",
  isSigned: true,
};

const difference = (side: string): Variable => ({
  name: "d",
  latex: "\\Delta T",
  says: `${side} in temperature`,
  unit: "K",
  letters: "ΔT",
  words: `rise|increase|change|difference|fall|drop in temperature; temperature rise|change|difference`,
  cues: "by; through; temperature by; temperature through; rises by; temperature rises by; falls by; temperature falls by; drops by",
  isDifference: true,
});

/** Heat that raises a temperature (NCERT class 11, "Thermal properties of matter"). */
const heating: LawFrame = {
  name: "heating",
  topic: "Thermal Properties of Matter",
  needs: "heat temperature heated",
  also: `${warming} ${things}`,
  never: never(cooling),
  phrases: "to heat; heat up; to warm",
  variables: [heat, mass, capacity, difference("rise"), firstTemperature, secondTemperature],
  laws: [
    { name: "Heat and temperature", equation: "Q = m*c*d" },
    { name: "Rise in temperature", equation: "d = t - T" },
  ],
  note: rise,
};

/** Heat that a body gives off while its temperature falls. */
const coolingDown: LawFrame = {
  ...heating,
  name: "cooling-down",
  also: `${cooling} ${things}`,
  never: never(warming),
  variables: [heat, mass, capacity, difference("fall"), firstTemperature, secondTemperature],
  laws: [
    { name: "Heat and temperature", equation: "Q = m*c*d" },
    { name: "Fall in temperature", equation: "d = T - t" },
  ],
  note: rise.replace("rise", "fall").replace("rise", "fall"),
};

/** Refuses temperatures outside 0 °C to 100 °C: water freezes or boils there, which needs latent heat. */
function freezesOrBoils(value: (name: string) => number | null): string | null {
  const told = [value("T"), value("t"), value("d")].filter((one) => one !== null);
  return told.every((one) => one >= 0 && one <= 100)
    ? null
    : "Water is liquid only from 0 °C to 100 °C. Outside of that it freezes or boils, which takes heat of its own. Check the temperatures.";
}

/** The frame for water, with its specific heat capacity (NCERT: 4200 J/(kg °C)). */
const withWater = (frame: LawFrame): LawFrame => ({
  ...frame,
  name: `${frame.name}-of-water`,
  needs: "water pani",
  never: `${frame.never ?? ""}; specific|thermal heat; capacity; ice; steam; vapour; boil; boils; boiling; melt; melts; freeze; freezes; vessel; pan; kettle; heater; calorimeter; mixed; salt; sea; oil; iron; copper; aluminium; metal; steel; ball; block; gold; silver; lead; brass; mercury; glass`,
  variables: frame.variables.map((variable) =>
    variable.name === "c"
      ? {
          name: "c",
          latex: "c",
          says: "specific heat capacity of water",
          unit: "J/(kg K)",
          isNamed: true,
          constant: "4200",
        }
      : variable,
  ),
  contradiction: freezesOrBoils,
  note: `${frame.note ?? ""} NCERT takes $c = 4200\\,\\mathrm{J/(kg\\,^{\\circ}C)}$ for water.`,
});

/** All frames of heat that changes a temperature without a change of state. */
export const heatingFrames: readonly LawFrame[] = [
  heating,
  coolingDown,
  withWater(heating),
  withWater(coolingDown),
];
