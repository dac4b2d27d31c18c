import { expect, test } from "vitest";
import { answerOf } from "../testing/answer-of.ts";

test.each([
  ["A current of 2 A flows through a resistance of 6 ohm. Find the potential difference.", "12 V"],
  ["V = 12 V, R = 6 ohm. Find I.", "2 A"],
  [
    "A potential difference of 12 V is applied across a resistor and a current of 3 A flows. Find the resistance.",
    "4 ohm",
  ],
  [
    "A current of 20 mA flows through a resistance of 5 kΩ. Find the potential difference.",
    "100 V",
  ],
  [
    "A current of 0.5 A is drawn by a filament of an electric bulb for 10 minutes. Find the amount of electric charge that flows through the circuit.",
    "300 C",
  ],
  [
    "How much work is done in moving a charge of 2 C across two points having a potential difference 12 V?",
    "24 J",
  ],
  ["How much energy is given to each coulomb of charge passing through a 6 V battery?", "6 J"],
  [
    "An electric iron of resistance 20 Ω takes a current of 5 A. Calculate the heat developed in 30 s.",
    "15000 J",
  ],
  [
    "100 J of heat is produced each second in a 4 Ω resistance. Find the potential difference across the resistor.",
    "20 V",
  ],
  ["An electric bulb is rated 220 V and 100 W. Find the resistance of its filament.", "484 ohm"],
  [
    "An electric bulb is connected to a 220 V generator. The current is 0.50 A. What is the power of the bulb?",
    "110 W",
  ],
  [
    "Compute the heat generated while transferring 96000 coulomb of charge in one hour through a potential difference of 50 V.",
    "4.8*10^6 J",
  ],
  [
    "The potential difference between the terminals of an electric heater is 60 V when it draws a current of 4 A from the source. What current will the heater draw if the potential difference is increased to 120 V?",
    "8 A",
  ],
  [
    "Resistance of a metal wire of length 1 m is 26 ohm at 20°C. If the diameter of the wire is 0.3 mm, what will be the resistivity of the metal at that temperature?",
    "1.84*10^-6 ohm m",
  ],
])("circuits: %s → %s", (question, answer) => {
  expect(answerOf(question)).toBe(answer);
});

test.each([
  [
    "Resistors of 6 ohm and 3 ohm are connected in parallel. Find the equivalent resistance.",
    "2 ohm",
  ],
  [
    "Three resistors of 5 Ω, 10 Ω and 30 Ω are connected in parallel to a 12 V battery. Find the total current.",
    "4 A",
  ],
  [
    "Three resistors of 2 ohm, 3 ohm and 5 ohm are connected in series. Find the total resistance.",
    "10 ohm",
  ],
  [
    "An electric lamp, whose resistance is 20 Ω, and a conductor of 4 Ω resistance are connected to a 6 V battery in series. Calculate the total resistance of the circuit and the current through the circuit.",
    "R = 24 ohm, I = 0.25 A",
  ],
  [
    "Three capacitors each of capacitance 9 pF are connected in series. What is the total capacitance of the combination?",
    "3 pF",
  ],
  [
    "A battery of emf 10 V and internal resistance 3 Ω is connected to a resistor. If the current in the circuit is 0.5 A, what is the resistance of the resistor?",
    "17 ohm",
  ],
  [
    "The storage battery of a car has an emf of 12 V. If the internal resistance of the battery is 0.4 Ω, what is the maximum current that can be drawn from the battery?",
    "30 A",
  ],
  ["3 resistors of 6 ohm each are joined in parallel. find equivalent resistance", "2 ohm"],
  ["two resistors 4 ohm and 6 ohm in parallel, find equivalent", "2.4 ohm"],
  ["two resistors 4 ohm and 6 ohm in series, find the equivalent", "10 ohm"],
  [
    "two resistors 4 ohm and 6 ohm in parallel across 12 V battery. find the equivalent current",
    "5 A",
  ],
  [
    "two resistors 4 ohm and 6 ohm in parallel across 12 V battery. find the equivalent and the current",
    "R = 2.4 ohm, I = 5 A",
  ],
  ["Two capacitors of 3 µF and 6 µF are connected in parallel. Find the equivalent", "9 µF"],
  [
    "Two resistances 3 ohm and 6 ohm are connected in parallel. Find the equivalent resistance.",
    "2 ohm",
  ],
])("combinations: %s → %s", (question, answer) => {
  expect(answerOf(question)).toBe(answer);
});

test.each([
  [
    "An electric bulb of 60 W is used for 6 h per day. Calculate the units of energy consumed in one day by the bulb.",
    "0.36 kWh",
  ],
  [
    "An electric refrigerator rated 400 W operates 8 hour/day. What is the cost of the energy to operate it for 30 days at Rs 3.00 per kWh?",
    "₹288",
  ],
  ["Find the energy in kWh consumed in 10 hours by four devices of power 500 W each.", "20 kWh"],
  ["A 1000 W heater runs 2 hours daily. Find the units consumed in 30 days", "60 kWh"],
  [
    "Calculate the cost of running a 100 W bulb for 10 hours daily for 30 days at Rs 5 per unit.",
    "₹150",
  ],
  ["Calculate the electric energy consumed in kWh by a 100 W bulb in 10 hours", "1 kWh"],
])("bills: %s → %s", (question, answer) => {
  expect(answerOf(question)).toBe(answer);
});

test.each([
  [
    "What is the force between two small charged spheres having charges of 2*10^-7 C and 3*10^-7 C placed 30 cm apart in air?",
    "0.006 N",
  ],
  ["A capacitor of 10 µF is charged to 200 V. Find the energy stored.", "0.2 J"],
  [
    "A 12 pF capacitor is connected to a 50 V battery. How much electrostatic energy is stored in the capacitor?",
    "1.5*10^-8 J",
  ],
  [
    "A wire of length 50 cm carrying a current of 4 A is placed perpendicular to a magnetic field of 0.2 T. Find the force on it.",
    "0.4 N",
  ],
  [
    "A long straight wire carries a current of 35 A. What is the magnitude of the magnetic field at a point 20 cm from the wire?",
    "3.50*10^-5 T",
  ],
  [
    "A horizontal straight wire 10 m long is moving with a speed of 5 m/s at right angles to a magnetic field of 0.3*10^-4 T. Find the induced emf.",
    "0.0015 V",
  ],
  [
    "Current in a circuit falls from 5.0 A to 0.0 A in 0.1 s. If an average emf of 200 V induced, give an estimate of the self-inductance of the circuit.",
    "4 H",
  ],
  [
    "A transformer has 500 turns in the primary and 50 turns in the secondary coil. The primary voltage is 220 V. Find the secondary voltage.",
    "22 V",
  ],
])("fields: %s → %s", (question, answer) => {
  expect(answerOf(question)).toBe(answer);
});

test.each([
  [
    "Monochromatic light of frequency 6.0*10^14 Hz is produced by a laser. What is the energy of a photon?",
    "3.98*10^-19 J",
  ],
  [
    "Light of photon energy 5 eV falls on a metal of work function 2.3 eV. Find the maximum kinetic energy of the emitted electrons.",
    "2.7 eV",
  ],
  [
    "The work function of caesium metal is 2.14 eV. When light of frequency 6*10^14 Hz is incident on the metal surface, find the maximum kinetic energy of the emitted electrons.",
    "5.49*10^-20 J",
  ],
  [
    "What is the de Broglie wavelength of a ball of mass 0.12 kg moving with a speed of 20 m/s?",
    "2.76*10^-34 m",
  ],
  [
    "The half-life of a radioactive substance is 20 days. How much of 80 g will remain after 60 days?",
    "10 g",
  ],
  ["The threshold frequency of a metal is 5*10^14 Hz. Find its work function.", "3.32*10^-19 J"],
  ["Calculate the energy of an electron in the second orbit of hydrogen atom", "-3.4 eV"],
  ["Find the energy of a photon of wavelength 420 nm in eV", "2.96 eV"],
])("modern physics: %s → %s", (question, answer) => {
  expect(answerOf(question)).toBe(answer);
});

test.each(["Also the power", "And the power.", "Also, power"])(
  "a second sentence asks too: %s",
  (sentence) => {
    expect(answerOf(`Find the current when 12 V is applied to 4 ohm. ${sentence}`)).toBe(
      "I = 3 A, P = 36 W",
    );
  },
);

test("a sentence after the question that only names something is not ignored", () => {
  expect(answerOf("Find the current when 12 V is applied to 4 ohm. There is power.")).toBeNull();
});
