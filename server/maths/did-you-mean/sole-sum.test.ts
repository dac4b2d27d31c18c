import { describe, expect, test } from "vitest";
import { soleSum } from "./sole-sum.ts";

describe("one calculation in text that isn't understood", () => {
  test.each([
    ["my brother says 2x + 3 = 11 is on the exam tomorrow omg", "Solve 2x + 3 = 11"],
    ["yaar teacher ne diya tha 2x + 3 = 11 kal submit karna hai", "Solve 2x + 3 = 11"],
    ["i am crying over 2x + 3 = 11 since morning", "Solve 2x + 3 = 11"],
    ["please yaar x + y = 10 and x - y = 4 teacher is angry", "Solve x + y = 10 and x - y = 4"],
    ["we got x^2 - 5x + 6 = 0 from the new sir today", "Solve x^2 - 5x + 6 = 0"],
    [
      "our sir wants us to factorise this thing x^2 + 5x + 6 in the class test",
      "Factorise x^2 + 5x + 6",
    ],
    ["bhai expand wala question (x + 2)(x + 3) dekh lo", "Expand (x + 2)(x + 3)"],
    ["my mother wants to know 3/4 + 5/6 for her recipe", "3/4 + 5/6"],
    ["the shopkeeper was asking my sister 15% of 240 today", "15% of 240"],
    ["teacher ji ne bola HCF of 24 and 36 copy me", "HCF of 24 and 36"],
    ["the new boy in class wants the square root of 144 from me", "Square root of 144"],
    ["i dont understand 45 x 12 - 30 at all, teacher is so fast", "45 x 12 - 30"],
  ])("%s", async (text, question) => {
    expect(await soleSum(text)).toBe(question);
  });
});

describe("nothing is suggested if the rest may change the calculation", () => {
  test.each([
    ["a number outside", "riya had 3 + 2 cakes and gave away 1"],
    ["a number in words", "take 3 + 4 and then twice of that"],
    ["a condition", "2x + 3 = 11 but x must be negative for my bus"],
    ["a denial", "x^2 - 5x + 6 = 0 and the answer is not 2x"],
    ["two sums", "my list was 2x + 3 = 11 or maybe 3x - 1 = 8 yaar"],
    ["another request", "my sir gave 2x + 3 = 11, draw the graph"],
    ["a statement that is asked about", "my friend says 3 + 4 = 8, is she correct"],
    ["a value that is given", "in my copy it says x = 5 at the end"],
    ["a story", "a train of 120 m runs at 60 km/h past my school"],
    ["a year", "the syllabus of 2023-24 came out"],
    ["24/7", "my brother is on his phone 24/7 yaar"],
    ["letters without a verb", "teacher wrote x^2 + 5x + 6 on the board"],
    ["two verbs", "factorise or expand, i forgot, (x + 2)(x + 3) it was"],
    ["a quantity of physics", "what is E = mc^2 in simple words"],
    ["another letter", "my sir gave 2x + 3 = 11 and wants k from it"],
    ["no sum", "who is the prime minister of india"],
    ["a statement about a formula", "who invented (3 + 4) and such things"],
  ])("%s: %s", async (_, text) => {
    expect(await soleSum(text)).toBe(null);
  });
});
