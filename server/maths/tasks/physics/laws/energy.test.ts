import { expect, test } from "vitest";
import { answerOf } from "../testing/answer-of.ts";

test.each([
  [
    "A force of 7 N acts on an object. The displacement is 8 m in the direction of the force. What is the work done?",
    "56 J",
  ],
  ["A force of 10 N does 50 J of work. Find the displacement.", "5 m"],
  [
    "A force of 10 N acts on a body at an angle of 60° to the horizontal and moves it 5 m. Find the work done.",
    "25 J",
  ],
  ["A machine does 1000 J of work in 20 s. Find its power.", "50 W"],
  [
    "A porter lifts a luggage of 15 kg from the ground and puts it on his head 1.5 m above the ground. Calculate the work done by him on the luggage. Take g = 10 m/s^2",
    "225 J",
  ],
  [
    "An object of mass 12 kg is at a certain height above the ground. If the potential energy of the object is 480 J, find the height. Given, g = 10 m/s^2.",
    "4 m",
  ],
  [
    "A pump lifts 300 kg of water to a height of 20 m in 60 s. Find its power. Take g = 10 m/s^2",
    "1000 W",
  ],
  [
    "A boy of mass 50 kg runs up a staircase of 45 steps in 9 s. If the height of each step is 15 cm, find his power. Take g = 10 m/s^2.",
    "375 W",
  ],
  [
    "An object of mass 15 kg is moving with a uniform velocity of 4 m/s. What is the kinetic energy possessed by the object?",
    "120 J",
  ],
  ["The kinetic energy of a body of mass 2 kg is 100 J. Find its velocity.", "10 m/s"],
  ["A body moving at 36 km/h has a kinetic energy of 500 J. Find its mass.", "10 kg"],
  [
    "What is the work to be done to increase the velocity of a car from 30 km/h to 60 km/h if the mass of the car is 1500 kg?",
    "156250 J",
  ],
  [
    "Calculate the work required to be done to stop a car of 1500 kg moving at a velocity of 72 km/h.",
    "300000 J",
  ],
  [
    "A spring of spring constant 400 N/m is stretched by 5 cm. Find the energy stored in the spring.",
    "0.5 J",
  ],
  ["A force of 24 N stretches a spring by 2 cm. Find the spring constant.", "1200 N/m"],
])("work and energy: %s → %s", (question, answer) => {
  expect(answerOf(question)).toBe(answer);
});

test.each([
  [
    "Find the gravitational force between two bodies of mass 40 kg and 60 kg kept 2 m apart.",
    "4.00*10^-8 N",
  ],
  [
    "The mass of the earth is 6*10^24 kg and that of the moon is 7.4*10^22 kg. If the distance between the earth and the moon is 3.84*10^5 km, calculate the force exerted by the earth on the moon. G = 6.7*10^-11 N m^2 kg^-2",
    "2.02*10^20 N",
  ],
  [
    "Calculate the escape velocity from the earth. Mass of earth 6*10^24 kg, radius 6.4*10^6 m",
    "11200 m/s",
  ],
  [
    "The mass of a planet is 6*10^24 kg and its radius is 6.4*10^6 m. Find the acceleration due to gravity on its surface.",
    "9.77 m/s^2",
  ],
])("gravitation: %s → %s", (question, answer) => {
  expect(answerOf(question)).toBe(answer);
});
