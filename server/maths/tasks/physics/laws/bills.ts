import { power } from "./electricity.ts";
import type { LawFrame } from "./law-frame.ts";

const billWords =
  "monthly used uses use is for operates operated runs run daily day costs month consumed consumes consume refrigerator fan bulb tv heater iron appliance electric charged charge rate bill electricity operate its in what per of rated works energy commercial charges total fridge geyser motor switched on a tube light television";

export const electricityBill: LawFrame = {
  name: "electricity-bill",
  topic: "Electricity",
  needs: "cost bill price units unit kwh energy",
  also: billWords,
  variables: [
    { ...power, unit: "kW" },
    { name: "t", latex: "t", says: "time", unit: "h", letters: "t", words: "time" },
    {
      name: "E",
      latex: "E",
      says: "energy",
      unit: "kWh",
      letters: "E",
      words:
        "energy; energy consumed|used; electrical|electric energy; number of units; units; units of? electricity? consumed?; energy consumption",
    },
    {
      name: "r",
      latex: "r",
      says: "price of a unit",
      unit: "₹/kWh",
      typedUnit: "₹",
      words: "per unit|kwh; a unit; per kw h; for one unit; for each unit",
      isUsual: true,
    },
    {
      name: "c",
      latex: "C",
      says: "cost",
      unit: "₹",
      targetWords:
        "cost; price; bill; total? cost; cost of the? energy|electricity|electrical? energy?; electricity bill; cost of operating|running",
      asks: "how much will it cost",
    },
  ],
  requires: [],
  laws: [
    { name: "Electric energy", equation: "E = P*t" },
    { name: "Cost of the units", equation: "c = r*E" },
  ],
};

/** Several identical devices. */
export const devices: LawFrame = {
  ...electricityBill,
  name: "devices",
  needs: "devices bulbs fans lamps tubelights heaters",
  also: `${billWords} devices bulbs fans lamps tubelights heaters each consumed`,
  facts: ["two", "three", "four", "five", "six"].map((word, at) => ({
    words: `${word} devices|bulbs|fans|lamps|tubelights|heaters`,
    variable: "n",
    value: String(at + 2),
  })),
  variables: [
    {
      name: "n",
      latex: "n",
      says: "number of devices",
      unit: "",
      behind: "devices; bulbs; fans; lamps; tubelights; heaters",
      isNamed: true,
    },
    ...electricityBill.variables,
  ],
  group: ["P"],
  requires: ["n", "P"],
  laws: [
    { name: "Electric energy of n devices", equation: "E = n*P*t" },
    { name: "Cost of the units", equation: "c = r*E" },
  ],
};

export const monthlyBill: LawFrame = {
  ...electricityBill,
  name: "monthly-bill",
  variables: electricityBill.variables.flatMap((variable) => {
    if (variable.name !== "t") return [variable];
    return [
      { name: "t", latex: "t", says: "time each day", unit: "h/day" },
      { name: "d", latex: "d", says: "number of days", unit: "day" },
    ];
  }),
  laws: [
    { name: "Electric energy", equation: "E = P*t*d" },
    { name: "Cost of the units", equation: "c = r*E" },
  ],
};

/** Several identical devices, each used for a given number of hours per day. */
export const devicesMonthlyBill: LawFrame = {
  ...devices,
  name: "devices-monthly-bill",
  variables: [...devices.variables.filter(({ name }) => name === "n"), ...monthlyBill.variables],
  requires: ["n", "P", "d"],
  laws: [
    { name: "Electric energy of n devices", equation: "E = n*P*t*d" },
    { name: "Cost of the units", equation: "c = r*E" },
  ],
};
