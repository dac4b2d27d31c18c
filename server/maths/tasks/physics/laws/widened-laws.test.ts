import { expect, test } from "vitest";
import { solveQuestion } from "../../../solve-question.ts";
import { answerOf, solvedBy } from "../testing/answer-of.ts";

test.each([
  ["A spring stretches by 5 cm under 10 N. Find spring constant", "200 N/m"],
  [
    "A sonar signal takes 3 s to return. Speed of sound in water is 1500 m/s. Find depth of the sea",
    "2250 m",
  ],
  ["Find the momentum of a photon of wavelength 500 nm", "1.33*10^-27 kg m/s"],
  [
    "Two point charges of +3 µC and -4 µC are placed 20 cm apart in air. Find the force between them",
    "2.7 N",
  ],
  ["Two charges -2 µC and 3 µC are 10 cm apart. Find the force", "5.4 N"],
  [
    "Find the de Broglie wavelength of an electron moving with velocity 5.4 × 10^6 m/s",
    "1.35*10^-10 m",
  ],
  ["Find the de Broglie wavelength of an electron accelerated through 100 V.", "1.23*10^-10 m"],
  [
    "What is the de Broglie wavelength of an electron with kinetic energy of 120 eV",
    "1.12*10^-10 m",
  ],
  ["Find the de Broglie wavelength of a proton moving at 10^5 m/s", "3.97*10^-12 m"],
  [
    "Light of wavelength 500 nm falls on metal of work function 2 eV. Find the stopping potential.",
    "0.484 V",
  ],
  [
    "The threshold frequency of a metal is 3.3 × 10^14 Hz. If light of frequency 8.2 × 10^14 Hz is incident on the metal, find the cut-off voltage for photoelectric emission",
    "2.03 V",
  ],
  ["The stopping potential is 2 V. Find the maximum kinetic energy", "3.2*10^-19 J"],
  [
    "The half life of a radioactive substance is 20 days. What fraction remains after 60 days",
    "0.125",
  ],
  ["The half life is 10 days. How much of 80 g decays in 30 days?", "70 g"],
  ["Half life of carbon 14 is 5730 years. how much of 100 g remains after 11460 years", "25 g"],
  ["Calculate the radius of the third orbit of hydrogen atom", "4.76*10^-10 m"],
  ["Find the radius of the n = 2 orbit of hydrogen atom", "2.12*10^-10 m"],
  [
    "Find the wavelength of the photon emitted when hydrogen goes from n = 3 to n = 2.",
    "6.56*10^-7 m",
  ],
  [
    "An electron in hydrogen atom makes a transition from n = 4 to n = 2. Find the frequency of the emitted photon",
    "6.17*10^14 Hz",
  ],
  [
    "Find the energy released in the transition from second orbit to the first orbit of hydrogen",
    "10.2 eV",
  ],
  [
    "A step down transformer converts 2200 V to 220 V. The primary has 5000 turns. Find the number of turns in the secondary",
    "500",
  ],
  [
    "A transformer is connected to 220 V. It has 100 turns in primary and 10 turns in secondary. Find the output voltage",
    "22 V",
  ],
  [
    "Four bulbs of 60 W each are used 5 hours daily for 30 days. Find the cost at Rs 5 per unit.",
    "₹180",
  ],
  [
    "Two resistors of 6 ohm and 3 ohm in parallel are connected in series with a 4 ohm resistor. Find the equivalent resistance.",
    "6 ohm",
  ],
  [
    "Resistors 2 ohm, 3 ohm are in series and this combination in parallel with 5 ohm. Find equivalent resistance",
    "2.5 ohm",
  ],
  [
    "A 2 ohm resistor is connected in series with a parallel combination of 3 ohm and 6 ohm resistors. Find the equivalent resistance",
    "4 ohm",
  ],
  [
    "An electric heater of resistance 8 ohm draws 15 A from the service mains for 2 hours. Calculate the rate at which heat is developed in the heater.",
    "1800 W",
  ],
  ["Two lenses of power 3 D and -2 D are placed in contact. Find the focal length.", "1 m"],
  ["Two thin lenses of focal length 20 cm and 30 cm are in contact. Find combined power", "8.33 D"],
  [
    "A convex mirror used for rear-view on an automobile has a radius of curvature of 3.00 m. If a bus is located at 5.00 m from this mirror, find the position, nature and size of the image.",
    "v = 1.15 m, m = 0.231",
  ],
  [
    "An object 4 cm high is placed 15 cm in front of a concave mirror of focal length 10 cm. Find the size of the image",
    "-8 cm",
  ],
  [
    "concave mirror ki focal length 20 cm hai. object 30 cm dur rakha hai to image kaha banegi",
    "-60 cm",
  ],
  ["Ek gaadi 20 m/s se chal rahi hai, 5 s me ruk jati hai. retardation nikalo", "4 m/s^2"],
  [
    "Ek car rest se start hoti hai aur 2 m/s^2 se accelerate karti hai 5 s tak. final velocity kya hogi",
    "10 m/s",
  ],
  ["A 12 V battery 4 ohm resistor se judi hai. current aur power nikalo", "I = 3 A, P = 36 W"],
  ["6 ohm aur 3 ohm parallel me jude hai. equivalent resistance nikalo", "2 ohm"],
  [
    "An object of mass 100 kg is accelerated uniformly from a velocity of 5 m/s to 8 m/s in 6 s. Calculate the initial and final momentum of the object. Also, find the magnitude of the force exerted on the object.",
    "p_1 = 500 kg m/s, p_2 = 800 kg m/s, F = 50 N",
  ],
  [
    "A sonar device on a submarine sends out a signal and receives an echo 5 s later. Calculate the speed of sound in water if the distance of the object from the submarine is 3625 m",
    "1450 m/s",
  ],
  ["Find the weight of a 60 kg man on the moon where g = 1.6 m/s^2", "96 N"],
  ["Find the time period of a 1 m long pendulum on the moon where g = 1.6 m/s^2", "4.97 s"],
  ["A body weighs 60 N on earth. What will be its weight on the moon", "10 N"],
  ["A stone is dropped from 45 m. Find time to reach ground g=10", "3 s"],
  ["Convert 77 F to C", "25 °C"],
  ["98.6 F ko celsius me badlo", "37 °C"],
  ["-40 °C = ? °F", "-40 °F"],
  ["what is 25 C in F", "77 °F"],
  ["Resistors of 2 ohm, 4 ohm and 6 ohm in series with a battery of 12 V. current?", "1 A"],
  ["12 V battery, 4 ohm resistor. Current? Power?", "I = 3 A, P = 36 W"],
])("%s → %s", (question, answer) => {
  expect(answerOf(question)).toBe(answer);
});

test.each([
  ["Two charges -2 µC and 3 µC are 10 cm apart. Find the force", "attract"],
  ["Two charges -2 µC and -3 µC are 10 cm apart. Find the force", "repel"],
  ["A lens has a power of -2.5 D. find focal length and nature", "diverging"],
  ["A lens has a power of +2.5 D. find focal length and nature", "converging"],
])("the meaning of the signs is stated: %s (%s)", (question, word) => {
  expect(solvedBy(question)?.solution.steps.at(-1)?.why).toContain(word);
});

test.each([
  "What fraction of a radioactive sample has decayed after 30 days if its half-life is 10 days",
  "6 ohm in series with 3 ohm, 2 ohm in parallel. Find the equivalent resistance",
  "Find the de Broglie wavelength of an alpha particle moving at 10^5 m/s",
  "Find the de Broglie wavelength of an electron and a proton moving at 10^5 m/s",
  "Find the radius of the third orbit of a helium ion",
  "Find the wavelength when an electron in a hydrogen atom jumps from n = 3 to n = 3",
  "A convex lens of power 3 D and a concave lens of power 2 D are in contact. Find the power of the combination",
  "Two lenses of power 3 D and 2 D are separated by 10 cm. Find the power of the combination",
  "Find the wavelength of the shortest line in the Balmer series of hydrogen",
  "A stone is dropped from 45 m. Find time to reach ground g=25",
  "Find the radius of the n = 2.5 orbit of hydrogen atom",
  "Find the energy of the electron in the n = 2.5 level of hydrogen atom",
  "Find the wavelength of the photon emitted when electron jumps from n = 3.5 to n = 2 in hydrogen atom",
  "A body weighs 60 kg on earth. What will be its weight on the moon",
  "Find the weight of a 60 kg man on the moon",
  "Find the time period of a 1 m long pendulum on the moon",
  "An object is 20 cm in front of a convex mirror of focal length 10 cm. Find the size of the image",
])("no answer for: %s", (question) => {
  expect(answerOf(question)).toBeNull();
});

test("nothing is colder than absolute zero", () => {
  expect(() => answerOf("convert -300 C to K")).toThrow("colder than 0 K");
});

test("a capital F after a temperature is not farad, also if conversions of units come first", () => {
  const outcome = solveQuestion("Convert 77 F to C");
  expect(outcome.kind === "solved" && outcome.solution.answer.plain).toBe("25 °C");
});
