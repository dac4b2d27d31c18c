import { expect, test } from "vitest";
import { solveQuestion } from "../solve-question.ts";

function answerTo(question: string) {
  const outcome = solveQuestion(question);
  return "solution" in outcome
    ? {
        kind: outcome.kind,
        ...outcome.solution.answer,
        detail: "detail" in outcome ? outcome.detail : null,
      }
    : outcome;
}

test.each([
  ["What is 15% of 240?\n(A) 24\n(B) 36\n(C) 40\n(D) 30", "B"],
  ["What is 15% of 240? (a) 24 (b) 36 (c) 40 (d) 30", "b"],
  ["What is 15% of 240? (a)24 (b)36 (c)40 (d)30", "b"],
  ["15% of 240 = a) 24 b) 36 c) 40 d) 30", "b"],
  ["15% of 240 is:\nA. 24\nB. 36\nC. 40", "B"],
  ["The value of 15% of 240 is (1) 24 (2) 36 (3) 40 (4) 30", "2"],
  ["What is 15% of 240?\n(i) 24\n(ii) 36\n(iii) 40", "ii"],
  ["Q.7 (b) What is 15% of 240? [1 mark] (a) 24 (b) 36 (c) 40 (d) 30", "b"],
  ["What is 15% of 240?\n1) 24\n2) 36\n3) 40", "2"],
])("%j names the option and keeps the bare value", (question, letter) => {
  expect(answerTo(question)).toMatchObject({
    kind: "solved",
    plain: "36",
    latex: expect.stringMatching(new RegExp(String.raw`^\\text\{\(${letter}\) \} .*36$`)),
    option: { letter, text: "36" },
  });
});

test.each([
  ["Solve 2x + 3 = 11. (a) x = 3 (b) x = 4 (c) x = 5", "b"],
  ["Solve 2x + 3 = 11. (a) 3 (b) 4 (c) 5", "b"],
  ["Find the area of a square of side 6 cm. (a) 36 cm² (b) 24 cm² (c) 12 cm²", "a"],
  ["Find the area of a square of side 6 cm. (a) 24 (b) 36 (c) 12", "b"],
  ["Simplify 6/8. (a) 3/4 (b) 2/3 (c) 4/3", "a"],
  ["What is 3/4 + 1/4? (a) 0.5 (b) 1.0 (c) 2", "b"],
  ["Roots of x² - 5x + 6 = 0 are (a) 2, 3 (b) -2, -3 (c) 1, 6", "a"],
  ["Solve 2x > 6. (a) x > 3 (b) x < 3 (c) x ≥ 3", "a"],
  ["The cost of 3 pens is ₹60. What is the cost of 5 pens? (a) ₹90 (b) Rs 100 (c) ₹120", "b"],
  ["What is 12 × 12? (a) 124 (b) 142 (c) 164 (d) None of these", "d"],
  ["What is 12 × 12? (a) 144 (b) 142 (c) 288/2 (d) Both (a) and (c)", "d"],
  ["What is 1/4 + 1/4? (a) 0.5 (b) 2/4 (c) 50% (d) All of these", "d"],
])("%s is compared by value", (question, letter) => {
  expect(answerTo(question)).toMatchObject({ kind: "solved", option: { letter } });
});

test.each([
  ["which of the following is the HCF of 12 and 18? (a) 6 (b) 12 (c) 3 (d) 36", "a"],
  ["Which one of these is the value of 3^4? (a) 12 (b) 81 (c) 64", "b"],
  ["All of the following are prime except (a) 2 (b) 9 (c) 11 (d) 13", "b"],
  ["Each of the following is a rational number except a) 1/2 b) √2 c) 0.3 d) 7", "b"],
  ["The matrix [[1,2],[3,4]] has determinant: (a) -2 (b) 2 (c) 10 (d) 0", "a"],
  ["1/2 = __/8 (a) 2 (b) 4 (c) 6 (d) 8", "b"],
  ["12 और 18 का म.स. है: (a) 6 (b) 12 (c) 3 (d) 36", "a"],
  ["144 का वर्गमूल होगा (क) 11 (ख) 12 (ग) 13", "ख"],
  ["निम्नलिखित में से कौन सी अभाज्य संख्या है? (a) 9 (b) 15 (c) 11 (d) 21", "c"],
  ["निम्न में से कौन सी संख्या 9 से विभाज्य है? (क) 96 (ख) 64 (ग) 32 (घ) 72", "घ"],
  ["इनमें से कौन सी संख्या सबसे बड़ी है? (a) 1/2 (b) 2/3 (c) 3/4 (d) 1/4", "c"],
  ["x + 5 = 12 में x का मान है (a) 5 (b) 7 (c) 17 (d) 12", "b"],
  ["12 aur 18 ka HCF kya hoga? a) 6 b) 36 c) 3", "a"],
])("the stem of %s is read", (question, letter) => {
  expect(answerTo(question)).toMatchObject({ kind: "solved", option: { letter } });
});

test("if no option is the answer, it is shown with a note and without a letter", () => {
  const answer = answerTo("What is 12 × 12? (a) 124 (b) 142 (c) 164");
  expect(answer).toMatchObject({
    kind: "partly_solved",
    plain: "144",
    latex: "144",
    detail: expect.stringContaining("None of the options"),
  });
  expect(answer).not.toHaveProperty("option");
});

test("if two options are the answer, none is chosen", () => {
  expect(answerTo("What is 1/2 + 1/4? (a) 3/4 (b) 0.75 (c) 1")).toMatchObject({
    kind: "partly_solved",
    plain: "3/4",
    detail: expect.stringMatching(/\(a\) and \(b\) are equal/),
  });
});

test("options are never factors of a product", () => {
  expect(answerTo("45 + 5 (a) 50 (b) 15 (c) 21 (d) 49")).toMatchObject({
    plain: "50",
    option: { letter: "a" },
  });
});

test("the options of a stem that can't be solved are not guessed", () => {
  expect(answerTo("What is the capital of 5 + 3? (a) 8 (b) 9").kind).toBe("not_understood");
});
