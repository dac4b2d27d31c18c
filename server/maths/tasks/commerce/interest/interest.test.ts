import { expect, test } from "vitest";
import { answerTo } from "../testing/answer-to.ts";

test.each([
  ["Find the simple interest on ₹5000 at 8% per annum for 3 years.", "₹1200"],
  ["SI on 1000 at 5% for 2 years", "100"],
  ["Find the simple interest and amount on Rs 2500 at 6% per annum for 2 years", "₹300 and ₹2800"],
  ["Ravi borrowed ₹ 6000 from a bank at 9% per annum for 8 months. Find the interest.", "₹360"],
  ["What sum of money will amount to ₹ 3300 in 2 years at 5% per annum simple interest?", "₹3000"],
  ["At what rate of simple interest will ₹2000 amount to ₹2480 in 4 years?", "6%"],
  ["In how many years will ₹ 800 amount to ₹ 1000 at 5% per annum simple interest?", "5 years"],
  [
    "In how many years will a sum of money double itself at 10% per annum simple interest?",
    "10 years",
  ],
  ["In how many years will ₹5000 double itself at 8% simple interest?", "12.5 years"],
  ["At what rate will ₹5000 double itself in 10 years at simple interest?", "10%"],
  ["P = 5000, R = 6%, T = 2 years, find SI", "600"],
  ["If principal is ₹4000, rate is 5% p.a. and time is 3 years, find the simple interest.", "₹600"],
  ["Find the simple interest on Rs 7300 at 10% p.a. for 73 days", "₹146"],
  ["find the rate of interest if simple interest on ₹500 for 2 years is ₹80", "8%"],
  ["Find the compound interest on ₹10000 at 10% per annum for 2 years.", "₹2100"],
  ["Find the amount on ₹8000 at 10% per annum for 1 year compounded half-yearly.", "₹8820"],
  [
    "Find the compound interest on Rs 10,000 for 1 1/2 years at 10% p.a. compounded half yearly",
    "₹1576.25",
  ],
  [
    "Calculate the amount and compound interest on ₹ 10800 for 3 years at 12.5% per annum compounded annually.",
    "₹15377.34 and ₹4577.34",
  ],
  [
    "At what rate percent per annum will ₹4000 amount to ₹4840 in 2 years compounded annually?",
    "10%",
  ],
  ["The compound interest on ₹4000 for 2 years is ₹840. Find the rate.", "10%"],
  ["find CI on 5000 at 8% for 2 years", "832"],
  [
    "The population of a town is 20000. It increases at 5% per annum. Find the population after 2 years.",
    "22050",
  ],
  [
    "A machine was bought for ₹50000. Its value depreciates at 10% per annum. Find its value after 2 years.",
    "₹40500",
  ],
  [
    "The difference between compound interest and simple interest on a certain sum at 10% per annum for 2 years is ₹50. Find the sum.",
    "₹5000",
  ],
  [
    "Find the difference between the compound interest and simple interest on ₹5000 for 2 years at 8% per annum.",
    "₹32",
  ],
  ["A sum amounts to ₹1331 in 3 years at 10% compound interest. find the sum", "₹1000"],
  [
    "Find the compound interest on ₹16000 at 20% per annum for 9 months compounded quarterly",
    "₹2522",
  ],
  ["Calculate the simple interest on ₹3000 for 4 years at 6% p.a.", "₹720"],
  ["What is the simple interest on ₹1500 at 12% per annum for 6 months?", "₹90"],
  [
    "Find the amount to be paid at the end of 3 years on ₹1200 at 12% per annum simple interest.",
    "₹1632",
  ],
  ["Find the interest on ₹1200 at 5% per annum for 3 years.", "₹180"],
  ["In how many years will ₹6250 amount to ₹7500 at 5% per annum simple interest?", "4 years"],
  ["If Rs 5000 becomes Rs 6000 in 4 years at simple interest, find the rate.", "5%"],
  [
    "Sita deposited ₹2000 in a bank at 5% per annum simple interest for 3 years. How much amount will she get?",
    "₹2300",
  ],
  ["Find CI on ₹12600 for 2 years at 10% per annum compounded annually.", "₹2646"],
  ["What will be the compound interest on ₹ 8000 at 5% p.a. for 2 years?", "₹820"],
  [
    "Find the compound interest on Rs 1000 for 2 years at 10 % per annum when compounded half-yearly",
    "₹215.51",
  ],
  [
    "A car bought for ₹400000 depreciates at 10% per year. Find its value after 3 years.",
    "₹291600",
  ],
  [
    "The value of a machine depreciates at 10% per annum. Its present value is ₹162000. What was its value 2 years ago?",
    "₹200000",
  ],
])("%s gives %s", (question, answer) => {
  expect(answerTo(question)).toBe(answer);
});

test.each([
  "In how many years will the interest on ₹5000 double itself at 8% simple interest?",
  "In how many years will ₹5000 double itself at 8% compound interest?",
  "In how many years will ₹5000 amount to ₹8000 and double itself at 8% simple interest?",
])("a doubling of another quantity is not answered: %s", (question) => {
  expect(answerTo(question)).toBeNull();
});
