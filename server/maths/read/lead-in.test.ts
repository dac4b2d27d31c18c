import { expect, test } from "vitest";
import { solveQuestion } from "../solve-question.ts";
import { withoutLeadIn } from "./lead-in.ts";

const cores = [
  { verb: "solve", core: "x^2 - 5x + 6 = 0", answer: "x = 2 or x = 3" },
  { verb: "solve", core: "x + y = 10, x - y = 4", answer: "x = 7, y = 3" },
  { verb: "find", core: "15% of 240", answer: "36" },
  { verb: "find", core: "the HCF of 12 and 18", answer: "6" },
  { verb: "calculate", core: "12 + 5 × 3", answer: "27" },
];

function answerTo(question: string): string {
  const outcome = solveQuestion(question);
  return outcome.kind === "solved" ? outcome.solution.answer.plain : outcome.kind;
}

test.each([
  "{core}",
  "How do I {verb} {core}?",
  "how to {verb} {core}",
  "one more: {core}",
  "ok next question - {verb} {core}",
  "another one, {verb} {core}",
  "ek aur sawal: {verb} {core}",
  "how can I {verb} {core}?",
  "how do you {verb} {core}",
  "Sir, how should we {verb} {core}?",
  "I am stuck on {core}",
  "I'm stuck on {core}.",
  "I’m stuck on this question: {core}",
  "I don't understand how to {verb} {core}",
  "i dont know how to {verb} {core}",
  "I do not understand {core}",
  "I can't {verb} {core}",
  "Explain how to {verb} {core}",
  "Please explain {core}",
  "can you {verb} {core}",
  "Could you please explain how to {verb} {core}?",
  "help me {verb} {core}",
  "Please help me with {core}",
  "doubt: {core}",
  "Doubt 2: {core}",
  "my doubt is {core}",
  "doubt - {core}",
  "I have a doubt in {core}",
  "Q5. {verb} {core}",
  "Q5 {verb} {core}",
  "Q.5 How do I {verb} {core}?",
  "Question: {core}",
  "{core} how to solve this?",
  "{core}. I am stuck",
  "{verb} {core}, please explain step by step",
  "{core} kaise {verb} kare",
  "{core} ko kaise solve karte hain?",
  "{core} kaise nikale?",
  "{core} ko hal karo",
  "{core} ko solve kare",
  "{core} samjhao",
  "mujhe {core} samajh nahi aaya",
  "{core} mujhe samajh mein nahi aa raha hai.",
])("%s has the same answer as the question alone", (wording) => {
  for (const { verb, core, answer } of cores) {
    const question = wording.replace("{verb}", verb).replace("{core}", core);
    expect([question, answerTo(question)]).toEqual([question, answer]);
  }
});

test.each([
  ["What are the roots of x^2 - 5x + 6 = 0?", "x = 2 or x = 3"],
  ["Sir, what are the zeroes of x^2 - 5x + 6?", "2, 3"],
  ["2x+3=11 me x kaise nikale", "x = 4"],
  // tasks that read the text itself
  ["How do I find the molar mass of H2O?", "18 g/mol"],
  ["H2O ka molar mass kaise nikale", "18 g/mol"],
  ["how to find the area of a circle of radius 7 cm", "154 cm^2"],
  ["I am stuck on this: A train travels 60 km in 2 hours. Find its speed.", "30 km/h"],
  // signs at either end belong to the calculation
  ["explain -5+3", "-2"],
  ["explain .5+.25", "0.75"],
  ["5! how to solve this", "120"],
])("%s gives %s", (question, answer) => {
  expect(answerTo(question)).toBe(answer);
});

test.each([
  "explain how to solve quadratic equations",
  "how do plants make food",
  "I am stuck on this chapter",
  "I'm stuck on question 5",
  "doubt in Q5",
  "stuck on exercise 5.3",
  "I don't understand class 9 maths",
  "I don't understand fractions like 3/4",
  "Explain the difference between 2^3 and 3^2",
  "explain why 2 + 2 = 4",
  "explain how 3/4 = 0.75",
  "explain - 5 + 3",
  "Explain the revolt of 1857",
  "Explain 3/4",
  "What are the roots of a tree",
  "How do you do?",
  "I am stuck",
  "how to solve",
  "explain",
])("%s asks for no result", (question) => {
  expect(answerTo(question)).toBe("not_understood");
});

test.each([
  "How many times does 5 go into 35",
  "Mujhe 240 ka 15% batao",
  "I have to divide 12 apples among 3 friends",
  "Show that √2 is irrational",
  "What are the factors of 12?",
  "  2x + 3 = 11  ",
  "I am stuck",
])("%s is not changed", (question) => {
  expect(withoutLeadIn(question)).toBe(question);
});

test("a verb that requests a result stays when the lead-in is removed", () => {
  expect(withoutLeadIn("Please, how do I factorise x^2 - 9?")).toBe("factorise x^2 - 9?");
  expect(withoutLeadIn("x^2 - 9 ko kaise simplify kare")).toBe("x^2 - 9 ko simplify karo");
});

test("a lead-in that is repeated many times is removed without delay", () => {
  const before = performance.now();
  withoutLeadIn(`${"explain ".repeat(60)}2 + 3${" ,kaise".repeat(60)}`);
  expect(performance.now() - before).toBeLessThan(200);
});
