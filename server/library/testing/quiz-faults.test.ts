import { expect, test } from "vitest";
import type { Concept } from "../concept.ts";
import { drawingFaults, quizFaults } from "./quiz-faults.ts";

const question: Concept["quiz"][number] = {
  classes: [4, 6],
  question: "Which animal is a mammal?",
  options: ["A crow", "A bat", "A frog", "A carp"],
  key: 1,
  why: "A bat has hair and feeds its young with milk, which makes it a mammal.",
};
const faultsOf = (changes: Partial<typeof question>) =>
  quizFaults({ ...question, ...changes }, { subject: "Biology", grades: [4, 8] });

test.each([
  "The first option shares only its flight with the bat, which says nothing of the class.",
  "The first two answers live in the air and in water, and both of them lay eggs.",
  "The second and third choices are animals without hair, so that they are no mammals.",
  "The crow is tempting because it flies like a bat, but the option above has feathers.",
  "Option (b) is right, since a bat has hair and feeds its young with its own milk.",
  "Of the pictures that were shown to you, the last pair lays eggs in the water of a pond.",
  "चमगादड़ के बाल होते हैं और वह दूध पिलाता है, जबकि पहला विकल्प पक्षी है और अंडे देता है।",
  "चमगादड़ बच्चों को दूध पिलाता है, इसलिए वह स्तनधारी है; अंतिम दो विकल्प पानी में अंडे देते हैं।",
])("an explanation that refers to an option by its position is a fault: %s", (why) => {
  expect(faultsOf({ why })).toEqual([expect.stringContaining("by its place")]);
});

test.each([
  "The answer 4 counts the legs of a frog, and a bat has two legs beside its two wings.",
  "A bat has hair. The first mammals lived beside the dinosaurs, and the last of those died out.",
  "A crow is the usual wrong choice, because both of them fly in the air above the fields.",
])("an explanation may count and point elsewhere: %s", (why) => {
  expect(faultsOf({ why })).toEqual([]);
});

test.each(["None of these", "Both of the above", "उपर्युक्त सभी"])(
  "an option that refers to the others is a fault: %s",
  (option) => {
    expect(faultsOf({ options: ["A crow", "A bat", "A frog", option] })).toEqual([
      expect.stringContaining("refers to the others"),
    ]);
  },
);

test.each([
  [[4, 8], []],
  [[4, 9], [expect.stringContaining("beyond")]],
  [[3, 6], [expect.stringContaining("beyond")]],
] as const)("a question for classes %j of a concept for 4 to 8", ([lowest, highest], faults) => {
  expect(faultsOf({ classes: [lowest, highest] })).toEqual(faults);
});

test("each class of a concept has a complete quiz that suits it", () => {
  const quiz = (
    [
      [4, 8],
      [4, 6],
      [6, 8],
      [6, 8],
    ] as [number, number][]
  ).map((classes) => ({
    ...question,
    classes,
  }));
  expect(drawingFaults({ quiz, grades: [4, 8] })).toEqual([
    "quiz: class 4 has 2 questions that suit it",
    "quiz: class 5 has 2 questions that suit it",
  ]);
});

test("a quiz whose questions suit every class has at least as many as are drawn", () => {
  expect(drawingFaults({ quiz: [question, question, question], grades: [4, 6] })).toEqual([]);
});
