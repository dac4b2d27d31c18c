import { expect, test } from "vitest";
import { tokenise } from "../read/tokenise.ts";
import { quantityLatex, quantityPlain, toBase } from "./quantity.ts";
import { readQuantity } from "./read-quantity.ts";

function reading(text: string): string | null {
  const tokens = tokenise(text);
  const read = readQuantity(tokens, 0);
  return read && read.length === tokens.length ? quantityPlain(read.quantity) : null;
}

test.each([
  ["5 kg", "5 kg"],
  ["5kgs", "5 kg"],
  ["5-kg", "5 kg"],
  ["1,500 kg", "1500 kg"],
  ["five metres", "5 m"],
  ["twenty-five metres", "25 m"],
  ["3 lakh m", "300000 m"],
  ["3 1/2 hours", "3.5 h"],
  ["half an hour", "0.5 h"],
  ["2 hours 30 minutes", "150 min"],
  ["2.4*10^4 m/s^2", "24000 m/s^2"],
  ["1.5 × 10⁻³ C", "0.0015 C"],
  ["3.0 x 10^8 m/s", "3.0*10^8 m/s"],
  ["1.6e-19 C", "1.6*10^-19 C"],
  ["10^-7 m", "1*10^-7 m"],
  ["10 ms^-1", "10 m/s"],
  ["10 ms-1", "10 m/s"],
  ["9.8 m s⁻²", "9.8 m/s^2"],
  ["9.8 metres per second squared", "9.8 m/s^2"],
  ["2 m/s/s", "2 m/s^2"],
  ["1000 kg/m3", "1000 kg/m^3"],
  ["7.8 kgm^-3", "7.8 kg/m^3"],
  ["4200 J/kg°C", "4200 J/(kg °C)"],
  ["4200 J/(kg C)", "4200 J/(kg °C)"],
  ["4200 J/(kg K)", "4200 J/(kg K)"],
  ["4200 Jkg^-1K^-1", "4200 J/(kg K)"],
  ["6.67×10⁻¹¹ N m²/kg²", "6.67*10^-11 N m^2/kg^2"],
  ["4200 J/kg-K", "4200 J/(kg K)"],
  ["4.2 J g^-1 °C^-1", "4.2 J/(g °C)"],
  ["10 m s-1", "10 m/s"],
  ["9.8 m s-2", "9.8 m/s^2"],
  ["1.2*10^-5 /°C", "1.2*10^-5 °C^-1"],
  ["1.2*10^-5 per K", "1.2*10^-5 K^-1"],
  ["1240 eV nm", "1240 eV nm"],
  ["5 Nm", "5 N m"],
  ["5 kΩ", "5 kohm"],
  ["20 μF", "20 µF"],
  ["2 milli ampere", "2 mA"],
  ["20 kilo watt hour", "20 kWh"],
  ["760 mm of Hg", "760 mmHg"],
  ["100 sq. cm", "100 cm^2"],
  ["25 degrees Celsius", "25 °C"],
  ["-40°F", "-40 °F"],
  ["30°", "30°"],
  ["Rs. 240", "₹240"],
])("%s is read as %s", (text, plain) => {
  expect(reading(text)).toBe(plain);
});

test.each(["5", "5 apples", "5 in a row", "kg", "5 - kg", "5 kg 3", "10 m 20 m", "1/0 m"])(
  "%s is no quantity as a whole",
  (text) => {
    expect(reading(text)).toBeNull();
  },
);

test.each([
  ["5 mW", "5 MW"],
  ["5 g", "5 G"],
  ["5 Mg", "5 mg"],
  ["5 nm", "5 Nm"],
])("case distinguishes %s from %s", (one, other) => {
  expect(reading(one)).not.toBe(reading(other));
});

test.each(["5 mw", "5 mev", "5 NM"])("%s could be two units and is not parsed", (text) => {
  expect(reading(text)).toBeNull();
});

test("a letter with an assigned value ends the unit before it", () => {
  const tokens = tokenise("5 kg m = 3");
  expect(readQuantity(tokens, 0)?.length).toBe(2);
});

test.each([
  ["36 km/h", 10, 1],
  ["27 °C", 6003, 20],
  ["32 °F", 5463, 20],
  ["1 kWh", 3_600_000, 1],
  ["1 litre", 1, 1000],
  ["2 mL", 1, 500_000],
])("%s in SI units", (text, numerator, denominator) => {
  const read = readQuantity(tokenise(text), 0);
  expect(read && toBase(read.quantity)).toEqual({
    numerator: BigInt(numerator),
    denominator: BigInt(denominator),
  });
});

test("significant digits are counted as typed", () => {
  const digits = ["5.00 kg", "0.057 kg", "1500 kg", "1/2 kg", "2.40*10^4 m"].map((text) => {
    return readQuantity(tokenise(text), 0)?.quantity.significant;
  });
  expect(digits).toEqual([3, 2, 2, null, 3]);
});

test("LaTeX is upright and never contains a unit without \\mathrm", () => {
  const read = readQuantity(tokenise("400 J/(kg °C)"), 0);
  expect(read && quantityLatex(read.quantity)).toBe(
    "400\\,\\mathrm{J}/(\\mathrm{kg}\\,{}^{\\circ}\\mathrm{C})",
  );
});
