import { expect, test } from "vitest";
import { answerTo } from "../testing/answer-to.ts";

test.each([
  ["The sum of two consecutive numbers is 45. Find the numbers.", "22 and 23"],
  ["The sum of two numbers is 36 and their difference is 8. Find the numbers.", "14 and 22"],
  ["Find two consecutive even numbers whose sum is 34", "16 and 18"],
  ["The sum of three consecutive odd integers is 57. Find the integers.", "17 and 19 and 21"],
  ["Two numbers are in the ratio 5:3. If they differ by 18, what are the numbers?", "45 and 27"],
  ["The sum of two numbers is 48. One number is 3 times the other. Find the numbers.", "12 and 36"],
  ["The sum of two numbers is 95. If one exceeds the other by 15, find the numbers.", "40 and 55"],
  ["Twice a number increased by 5 is 17. Find the number.", "6"],
  ["7 less than three times a number is 20. Find the number.", "9"],
  ["If 5 is added to a number the result is 12. What is the number?", "7"],
  ["When a number is multiplied by 7, the result is 56. Find the number.", "8"],
  ["Find a number such that 3 times the number increased by 4 is 25", "7"],
  ["Three times a number exceeds 20 by 4. Find the number", "8"],
  ["the sum of twice a number and 9 is 31. find the number", "11"],
  ["One third of a number is 12. Find the number.", "36"],
  ["5 more than twice a number equals 3 times the number. What is the number", "5"],
  ["If a number is divided by 4, the result is 9. Find the number.", "36"],
  [
    "A father is 3 times as old as his son. The sum of their ages is 48 years. Find their present ages.",
    "36 years and 12 years",
  ],
  [
    "Ravi is 5 years older than Sita. The sum of their ages is 35 years. Find their present ages.",
    "20 years and 15 years",
  ],
  [
    "A man is 4 times as old as his son. After 16 years he will be twice as old as his son. Find their present ages.",
    "32 years and 8 years",
  ],
  [
    "The ages of Rahul and Haroon are in the ratio 5:7. After 4 years the sum of their ages will be 56 years. Find their present ages.",
    "20 years and 28 years",
  ],
  [
    "The present ages of A and B are in the ratio 4:5. Eight years later the ratio of their ages will be 5:6. Find their present ages.",
    "32 years and 40 years",
  ],
  ["2 pens and 3 pencils cost ₹41. 3 pens and 2 pencils cost ₹49. Find the cost of a pen.", "₹13"],
  [
    "Meena can buy 2 packets of seeds and 3 pots for $31 or 4 packets of seeds and 5 pots for $55. How much does a pot cost?",
    "$7",
  ],
  [
    "2 packets of seeds and 3 pots cost ₹31, 4 packets and 5 pots ₹55; how much does a pot cost?",
    "₹7",
  ],
  [
    "The cost of 5 oranges and 3 apples is ₹35 and the cost of 2 oranges and 4 apples is ₹28. Find the cost of an orange and an apple.",
    "₹4 and ₹5",
  ],
  ["Sum of two numbers is 50 and their difference is 10. Find the numbers", "20 and 30"],
  [
    "The difference between two numbers is 12 and their sum is 40. What are the numbers?",
    "14 and 26",
  ],
  ["Find three consecutive integers whose sum is 51", "16 and 17 and 18"],
  ["Two numbers are in the ratio 3:4 and their sum is 84. Find the numbers.", "36 and 48"],
  ["Find a number which when increased by 12 gives 30", "18"],
  ["When 7 is subtracted from a number the result is 15. Find the number.", "22"],
  ["Four times a number decreased by 3 is 25. What is the number?", "7"],
  ["If twice a number is increased by 7, the result is 31. Find the number", "12"],
  ["Sum of a number and 15 is 40. Find the number.", "25"],
  [
    "The sum of ages of a father and his son is 50 years. The father is 4 times as old as his son. Find their ages.",
    "40 years and 10 years",
  ],
  [
    "Sita is twice as old as Gita. Five years ago Sita was 3 times as old as Gita. Find their present ages.",
    "20 years and 10 years",
  ],
  [
    "A mother is 25 years older than her daughter. After 5 years she will be 2 times as old as her daughter. Find the present age of the daughter.",
    "20 years",
  ],
  [
    "5 pencils and 7 pens cost ₹50, whereas 7 pencils and 5 pens cost ₹46. Find the cost of one pencil and that of one pen.",
    "₹3 and ₹5",
  ],
])("%s gives %s", (question, answer) => {
  expect(answerTo(question)).toBe(answer);
});
