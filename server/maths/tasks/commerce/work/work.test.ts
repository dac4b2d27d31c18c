import { expect, test } from "vitest";
import { answerTo } from "../testing/answer-to.ts";

test.each([
  [
    "A can do a piece of work in 10 days and B can do it in 15 days. In how many days will they finish it together?",
    "6 days",
  ],
  [
    "A can do a work in 10 days, B in 15 days. Working together, how long will they take?",
    "6 days",
  ],
  [
    "A and B can do a piece of work in 10 days and 15 days respectively. In how many days can they complete the work together?",
    "6 days",
  ],
  [
    "A pipe can fill a tank in 12 minutes and another pipe can fill it in 6 minutes. How long will they take together to fill the tank?",
    "4 minutes",
  ],
  [
    "A and B together can do a work in 6 days. A alone can do it in 10 days. In how many days can B alone do it?",
    "15 days",
  ],
  [
    "Two pipes can fill a tank in 20 minutes and 30 minutes respectively. If both pipes are opened together, how long will it take to fill the tank?",
    "12 minutes",
  ],
  [
    "A pipe fills a tank in 4 hours and another empties it in 6 hours. If both are opened together, in how many hours will the tank be full?",
    "12 hours",
  ],
  [
    "Ravi can paint a house in 6 days and Sita can paint it in 3 days. How many days will they take together?",
    "2 days",
  ],
  [
    "A and B can do a work in 8 days and 12 days. How many days will they take to do it together?",
    "4.8 days",
  ],
])("%s gives %s", (question, answer) => {
  expect(answerTo(question)).toBe(answer);
});
