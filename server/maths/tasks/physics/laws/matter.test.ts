import { expect, test } from "vitest";
import { answerOf } from "../testing/answer-of.ts";

test.each([
  ["A force of 200 N acts on an area of 0.05 m^2. Find the pressure.", "4000 Pa"],
  ["A force of 200 N acts on an area of 50 cm^2. Find the pressure.", "40000 Pa"],
  [
    "Calculate the pressure at a depth of 10 m in water of density 1000 kg/m^3. g = 10 m/s^2",
    "100000 Pa",
  ],
  ["Find the density of a body of mass 500 g and volume 350 cm^3.", "1.43 g/cm^3"],
  ["A body of density 2 g/cm^3 has a volume of 50 cm^3. Find its mass.", "100 g"],
  [
    "Relative density of silver is 10.8. The density of water is 1000 kg/m^3. What is the density of silver in SI unit?",
    "10800 kg/m^3",
  ],
  [
    "A body of volume 100 cm^3 is immersed fully in water of density 1000 kg/m^3. Find the buoyant force. g = 10 m/s^2",
    "1 N",
  ],
])("matter: %s → %s", (question, answer) => {
  expect(answerOf(question)).toBe(answer);
});

test.each([
  [
    "How much heat is needed to raise the temperature of 2 kg of water from 20 °C to 70 °C? The specific heat capacity of water is 4200 J/(kg K)",
    "420000 J",
  ],
  [
    "How much heat is required to raise the temperature of 500 g of water from 20°C to 80°C? Specific heat of water = 4.2 J/g°C",
    "126000 J",
  ],
  [
    "Calculate the heat required to melt 2 kg of ice at 0 °C. Latent heat of fusion of ice = 3.34*10^5 J/kg",
    "668000 J",
  ],
  [
    "A steel rod of length 1 m is heated from 0 °C to 100 °C. Find the increase in length if coefficient of linear expansion is 1.2*10^-5 /°C.",
    "0.0012 m",
  ],
  ["A heat engine absorbs 800 J of heat and rejects 600 J. Find its efficiency.", "25%"],
  [
    "2 kg of water at 80 °C is mixed with 3 kg of water at 20 °C. Find the final temperature of the mixture.",
    "44 °C",
  ],
  ["Convert 25 degrees Celsius to Fahrenheit.", "77 °F"],
  ["Convert 98.6 °F to Celsius", "37 °C"],
  [
    "Calculate the heat required to raise the temperature of 2 kg of water by 30 °C. c = 4200 J/(kg °C)",
    "252000 J",
  ],
  [
    "Find the rise in temperature when 8400 J of heat is given to 1 kg of water. Specific heat capacity of water is 4200 J/(kg °C)",
    "2 K",
  ],
  ["A Carnot engine works between 500 K and 300 K. Find its efficiency.", "40%"],
  ["What is 100 °F in Celsius?", "37.78 °C"],
])("heat: %s → %s", (question, answer) => {
  expect(answerOf(question)).toBe(answer);
});

test.each([
  [
    "Calculate the wavelength of a sound wave whose frequency is 220 Hz and speed is 440 m/s in a given medium.",
    "2 m",
  ],
  ["A sound wave has a frequency of 2 kHz and a wavelength of 35 cm. Find its speed.", "700 m/s"],
  [
    "A sound wave has a frequency of 2 kHz and wave length 35 cm. How long will it take to travel 1.5 km?",
    "2.14 s",
  ],
  ["Find the time period of a wave of frequency 50 Hz.", "0.02 s"],
  [
    "An echo is heard after 3 s. The speed of sound is 342 m/s. Find the distance of the cliff.",
    "513 m",
  ],
  [
    "A pipe 30 cm long is open at both ends. What is the fundamental frequency? Speed of sound 330 m/s",
    "550 Hz",
  ],
  [
    "A pipe 30 cm long is closed at one end. What is the fundamental frequency? Speed of sound 330 m/s",
    "275 Hz",
  ],
  ["Find the time period of a simple pendulum of length 1 m. Take g = 9.8 m/s^2", "2.01 s"],
  [
    "A car of mass 1000 kg moves on a circular track of radius 50 m with a speed of 10 m/s. Find the centripetal force.",
    "2000 N",
  ],
  ["A source produces 40 waves in 0.4 s. Find the frequency.", "100 Hz"],
  ["A pendulum makes 20 oscillations in 40 s. Find its time period.", "2 s"],
  [
    "An artificial satellite is moving in a circular orbit of radius 42250 km. Calculate its speed if it takes 24 hours to revolve around the earth.",
    "3070 m/s",
  ],
  [
    "A train with a 150 Hz horn approaches a stationary listener at 30 m/s. The speed of sound is 330 m/s. Find the frequency heard.",
    "165 Hz",
  ],
])("waves and circles: %s → %s", (question, answer) => {
  expect(answerOf(question)).toBe(answer);
});
