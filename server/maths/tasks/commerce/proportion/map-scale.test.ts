import { expect, test } from "vitest";
import { answerTo } from "../testing/answer-to.ts";

test.each([
  [
    "On a map, 1 cm represents 15 km. Two towns are 6.4 cm apart on the map. What is the actual distance between them?",
    "96 km",
  ],
  [
    "The scale of a map is 1 cm = 50 km. The distance between two cities on the map is 6 cm. Find the actual distance.",
    "300 km",
  ],
  [
    "The scale of a map is 1 : 50000. Two villages are 8 cm apart on the map. Find the actual distance in km.",
    "4 km",
  ],
  [
    "On a map, 2 cm represents 15 km. The actual distance between two towns is 60 km. Find the distance on the map.",
    "8 cm",
  ],
  [
    "A car leaves a town at 40 km/h. Two hours later another car leaves the same town at 60 km/h in the same direction. After how many hours will the second car overtake the first?",
    "4 hours",
  ],
])("%s gives %s", (question, answer) => {
  expect(answerTo(question)).toBe(answer);
});

test.each([
  "On a map, 1 cm represents 15 km. Two towns are 6.4 km apart on the map. What is the actual distance between them?",
  "The scale of a map is 2 : 50000. Two villages are 8 cm apart on the map. Find the actual distance in km.",
  "The scale of a map is 1 : 50000. Two villages are 8 km apart. Find the distance on the map.",
  "On a map, 1 cm represents 15 km. Two towns are 6.4 cm apart on the map. Find the actual distance in metres.",
  "A car leaves a town at 40 km/h. Two hours later another car leaves the same town at 60 km/h in the opposite direction. After how many hours will the second car overtake the first?",
  "A car leaves a town at 60 km/h. Two hours later another car leaves the same town at 40 km/h in the same direction. After how many hours will the second car overtake the first?",
])("not answered: %s", (question) => {
  expect(answerTo(question)).toBeNull();
});
