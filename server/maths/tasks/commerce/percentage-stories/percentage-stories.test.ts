import { expect, test } from "vitest";
import { answerTo } from "../testing/answer-to.ts";

test.each([
  ["15% of 240 rupees", "₹36"],
  ["In a class of 40 students, 30% are girls. How many girls are there?", "12"],
  ["In a class of 50 students, 40% are girls. How many boys are there?", "30"],
  ["The price of rice rises from ₹40 to ₹50. Find the percentage increase.", "25%"],
  ["Find the percentage change from 80 to 60", "25%"],
  ["Ravi scored 36 marks out of 40. What is his percentage?", "90%"],
  ["Out of 25 children, 15 are boys. What percentage are boys?", "60%"],
  ["what is 20% off ₹500", "₹400"],
  ["5% more than 200", "210"],
  ["What is 20% off 500", "400"],
  [
    "In a school 40% of the students are girls. If the number of girls is 200, find the total number of students",
    "500",
  ],
  ["Ravi earns ₹20000 per month. He spends 75% of his income. How much does he spend?", "₹15000"],
  ["15 percent of 240 rupees", "₹36"],
  ["what is 25% of 8 km", "2 km"],
  ["If 15% of a number is 36, find the number", "240"],
  ["₹20 is what percent of ₹80", "25%"],
  ["In a school of 800 students, 45% are boys. Find the number of boys.", "360"],
  ["Out of 40 students, 10 are absent. What percent of students are absent?", "25%"],
  ["A number increases from 50 to 65. Find the percentage increase.", "30%"],
  [
    "Population of a village increased from 5000 to 5500. Find the percentage increase in population.",
    "10%",
  ],
  ["240 ka 15% kitna hoga", "36"],
  ["₹240 ka 15% kitna hoga", "₹36"],
])("%s gives %s", (question, answer) => {
  expect(answerTo(question)).toBe(answer);
});
