import { expect, test } from "vitest";
import { answerTo } from "../testing/answer-to.ts";

test.each([
  ["A car travels 150 km in 3 hours. Find its speed.", "50 km/h"],
  [
    "A train covers 240 km in 4 hours. How far will it travel in 7 hours at the same speed?",
    "420 km",
  ],
  ["A train travels 60 km in 2 hours. Find its speed.", "30 km/h"],
  ["A car travels at 60 km/h for 2 hours 30 minutes. How far does it go?", "150 km"],
  ["A car moves at a speed of 45 km/h. How much time will it take to cover 180 km?", "4 hours"],
  ["A boy walks 1.5 km in 20 minutes. Find his speed in km/h", "4.5 km/h"],
  ["A man cycles 12 km in 45 min. what is his speed in m/s?", "40/9 m/s"],
  ["A train 150 m long passes a pole in 10 seconds. Find the speed of the train.", "15 m/s"],
  [
    "A train 120 m long is running at 54 km/h. How long will it take to cross a platform 180 m long?",
    "20 seconds",
  ],
  ["A train 180 m long crosses a pole in 9 seconds. Find its speed in km/h.", "72 km/h"],
  [
    "A train running at 72 km/h crosses a platform 250 m long in 26 seconds. Find the length of the train",
    "270 m",
  ],
  [
    "A car travels 60 km at 30 km/h and the next 60 km at 60 km/h. Find its average speed.",
    "40 km/h",
  ],
  [
    "A man goes to his office at 40 km/h and returns at 60 km/h. Find his average speed.",
    "48 km/h",
  ],
  [
    "Two ships leave the same port, one east at five miles per hour, the other west at seven. How long until they are 30 miles apart?",
    "2.5 hours",
  ],
  [
    "Two buses leave the same town. One heads east at thirty miles per hour while the other heads west at fifty miles per hour. How long will it take them to be 200 miles apart?",
    "2.5 hours",
  ],
  [
    "Two cars start from the same place and travel in opposite directions at 40 km/h and 50 km/h. How long until they are 270 km apart?",
    "3 hours",
  ],
  [
    "Two trains are 300 km apart. They travel towards each other at 60 km/h and 40 km/h. After how many hours will they meet?",
    "3 hours",
  ],
  [
    "The speed of a boat in still water is 12 km/h and the speed of the stream is 3 km/h. Find the speed downstream.",
    "15 km/h",
  ],
  [
    "A boat goes 30 km downstream in 2 hours and 18 km upstream in 2 hours. Find the speed of the boat in still water.",
    "12 km/h",
  ],
  [
    "A boat goes 30 km downstream in 2 hours and 18 km upstream in 2 hours. Find the speed of the boat in still water and the speed of the stream.",
    "12 km/h and 3 km/h",
  ],
  ["A bus covers 200 km in 5 hours. What is its speed?", "40 km/h"],
  ["How long will a train take to cover 360 km at a speed of 60 km/h?", "6 hours"],
  ["Ravi walks at 5 km/h. How far will he walk in 3 hours?", "15 km"],
  ["A car runs 90 km in 1.5 hours. find speed of car", "60 km/h"],
  ["A train 280 m long crosses a pole in 14 seconds. find its speed in km/hr", "72 km/h"],
  ["A train 100 m long moving at 36 km/h. How long will it take to pass a pole?", "10 seconds"],
  [
    "Ravi goes to school at 4 km/h and returns at 6 km/h. Find his average speed for the whole journey.",
    "4.8 km/h",
  ],
  [
    "Two cyclists start from the same point and ride in opposite directions at 12 km/h and 15 km/h. After how many hours will they be 81 km apart?",
    "3 hours",
  ],
  [
    "A boat covers 24 km upstream in 6 hours and 36 km downstream in 6 hours. Find the speed of the stream",
    "1 km/h",
  ],
  ["A boy walks 1500 m in 20 minutes. Find his speed in km/h", "4.5 km/h"],
  [
    "A cyclist covers a distance of 750 m in 2 min 30 sec. What is the speed of the cyclist in km/h?",
    "18 km/h",
  ],
  ["Find the speed of a car which covers 180 km in 3 hours.", "60 km/h"],
])("%s gives %s", (question, answer) => {
  expect(answerTo(question)).toBe(answer);
});
