import type { UnitEntry } from "./unit-entry.ts";

const length = { length: 1 };
const area = { length: 2 };
const volume = { length: 3 };
const mass = { mass: 1 };
const time = { time: 1 };
const speed = { length: 1, time: -1 };

/**
 * Lengths, areas, volumes, masses, times, speeds, angles and money. A year is 365¼ days and a month one twelfth of a
 * year, so years and months convert exactly into each other, and into days only on average. Imperial units by the
 * Weights and Measures Act 1985, which India used too.
 */
export const everydayUnits: readonly UnitEntry[] = [
  {
    symbol: "m",
    names: "metre metres meter meters mtr mtrs",
    dimension: length,
    also: "mt",
    prefixes: "f p n µ m c d da h k",
  },
  {
    symbol: "Å",
    names: "angstrom angstroms",
    dimension: length,
    scale: "1/10000000000",
    latex: "\\text{Å}",
  },
  { symbol: "ft", names: "foot feet", dimension: length, scale: "3048/10000" },
  { symbol: "in", names: "inch inches", dimension: length, scale: "254/10000" },
  { symbol: "yd", names: "yard yards", dimension: length, scale: "9144/10000", also: "yds" },
  { symbol: "mi", names: "mile miles", dimension: length, scale: "1609344/1000" },
  { symbol: "ly", names: "light-year light-years", dimension: length, scale: "9460730472580800" },
  { symbol: "cc", names: "cc", dimension: volume, scale: "1/1000000" },
  {
    symbol: "L",
    prefixesForAll: true,
    names: "litre litres liter liters lit ltr ltrs ltrs",
    dimension: volume,
    scale: "1/1000",
    also: "l",
    prefixes: "µ m c d da h k",
  },
  { symbol: "gal", names: "gallon gallons", dimension: volume, scale: "454609/100000000" },
  { symbol: "ha", names: "hectare hectares", dimension: area, scale: "10000" },
  { symbol: "acre", names: "acre acres", dimension: area, scale: "316160658/78125", also: "ac" },
  {
    symbol: "g",
    names: "gram grams gramme grammes",
    dimension: mass,
    scale: "1/1000",
    also: "gm gms",
    prefixes: "n µ m c d da h k",
  },
  { symbol: "q", names: "quintal quintals", dimension: mass, scale: "100" },
  { symbol: "t", names: "tonne tonnes ton tons", dimension: mass, scale: "1000" },
  {
    symbol: "lb",
    names: "pound pounds",
    dimension: mass,
    scale: "45359237/100000000",
    also: "lbs",
  },
  { symbol: "oz", names: "ounce ounces", dimension: mass, scale: "45359237/1600000000" },
  {
    symbol: "u",
    names: "atomic-mass-unit atomic-mass-units",
    dimension: mass,
    scale: "166053906660/100000000000000000000000000000000000000",
    also: "amu",
  },
  {
    symbol: "s",
    names: "second seconds",
    dimension: time,
    also: "sec secs",
    prefixes: "f p n µ m",
  },
  { symbol: "min", names: "minute minutes", dimension: time, scale: "60", also: "mins" },
  { symbol: "h", names: "hour hours", dimension: time, scale: "3600", also: "hr hrs" },
  { symbol: "day", names: "day days", dimension: time, scale: "86400" },
  { symbol: "week", names: "week weeks", dimension: time, scale: "604800" },
  { symbol: "fortnight", names: "fortnight fortnights", dimension: time, scale: "1209600" },
  { symbol: "month", names: "month months", dimension: { time: 1 }, scale: "2629800" },
  { symbol: "year", names: "year years", dimension: time, scale: "31557600", also: "yr yrs" },
  { symbol: "decade", names: "decade decades", dimension: time, scale: "315576000" },
  { symbol: "century", names: "century centuries", dimension: time, scale: "3155760000" },
  {
    symbol: "millennium",
    names: "millennium millennia millenniums",
    dimension: time,
    scale: "31557600000",
  },
  {
    symbol: "kmph",
    names: "kmph kmph",
    dimension: speed,
    scale: "5/18",
    also: "kmh kph kmhr",
    latex: "\\mathrm{km/h}",
  },
  { symbol: "mph", names: "mph mph", dimension: speed, scale: "1397/3125" },
  { symbol: "mps", names: "mps mps", dimension: speed, latex: "\\mathrm{m/s}" },
  { symbol: "knot", names: "knot knots", dimension: speed, scale: "463/900" },
];
