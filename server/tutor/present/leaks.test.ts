import { expect, test } from "vitest";
import { solveQuestion } from "@sawaal/maths/testing";
import type { Secret } from "./answer-forms.ts";
import { leakTests, leakTestsBeyond, withhold, withoutLeaks } from "./leaks.ts";

function secret(question: string, answer: string): Secret {
  const outcome = solveQuestion(question);
  return { question, answer, computed: outcome.kind === "solved" ? outcome.solution.answer : null };
}

function tells(question: string, answer: string, text: string): boolean {
  return leakTests(secret(question, answer)).tells(text);
}

test.each(["4", "4.0", "four", "x=4", "$\\frac{8}{2}$", "8/2", "**4**", "The answer is 4"])(
  "%s reveals the root 4",
  (text) => {
    expect(tells("Solve 2x + 3 = 11", "$x = 4$", text)).toBe(true);
  },
);

test("a number of the question leaks only where it is called the answer", () => {
  const question = "Solve x + 4 = 8";
  expect(tells(question, "$x = 4$", "Subtract 4 from both sides")).toBe(false);
  expect(tells(question, "$x = 4$", "Then x = 4")).toBe(true);
});

test("a number that was shown before leaks only where it is called the answer", () => {
  const { tells } = leakTests(secret("Solve 2x + 3 = 11", "$x = 4$"));
  expect(tells("Divide by 4", "4x = 16")).toBe(false);
  expect(tells("You get 4", "4x = 16")).toBe(true);
});

test("one root of two leaks", () => {
  expect(tells("Solve x^2 - 7x + 12 = 0", "$x = 3$ or $x = 4$", "One root is 3")).toBe(true);
});

test("a mathematical answer is secret even where the solver can't compute the question", () => {
  expect(tells("How many apples has Ram?", "$36$", "He has 36")).toBe(true);
});

test("the engine's own answer is secret too, where a photo made it differ from the words'", () => {
  expect(tells("5 - 2", "$x = 9$", "Show that x = 9")).toBe(true);
});

test("a line of working may hold the answer's numbers, but must not come to them", () => {
  const { concludes } = leakTests(secret("Solve x^2 - 7x + 12 = 0", "$x = 3$ or $x = 4$"));
  expect(concludes("$$(x - 3)(x - 4) = 0$$")).toBe(false);
  expect(concludes("$$x(x - 3) - 4(x - 3) = 0$$")).toBe(false);
  for (const line of ["$$x = 3$$", "x = 4 ✓", "$3, 4$", "$$7 - 4 = 3$$", "3"]) {
    expect(concludes(line)).toBe(true);
  }
});

test("a line in words is prose", () => {
  const { concludes } = leakTests(secret("15% of 240", "$36$"));
  expect(concludes("the number 36 comes out")).toBe(true);
  expect(concludes("$$\\frac{15 \\times 240}{100}$$")).toBe(false);
});

test("a result of the working is open, the rest stays secret", () => {
  const question = "x + y = 10 and x - y = 4";
  const { tells } = leakTestsBeyond(["$2x = 14$", "$x = 7$"], secret(question, "$x = 7, y = 3$"));
  expect(tells("Put 7 into the first equation")).toBe(false);
  expect(tells("Then y is 3")).toBe(true);
});

test("working that comes to every part leaves every part secret", () => {
  const question = "x + y = 10 and x - y = 4";
  const { tells } = leakTestsBeyond(["$x = 7$", "$y = 3$"], secret(question, "$x = 7, y = 3$"));
  expect(tells("x is 7")).toBe(true);
  expect(tells("y is 3")).toBe(true);
});

test("one item of a short list leaks", () => {
  const question = "Which gases make water?";
  expect(tells(question, "Hydrogen and oxygen", "One of them is oxygen")).toBe(true);
  expect(tells(question, "Hydrogen and oxygen", "Think of water")).toBe(false);
});

test("an answer in a sentence leaks by the words that the question doesn't contain", () => {
  const question = "What is the capital of Australia?";
  const answer = "The capital of Australia is Canberra.";
  expect(tells(question, answer, "It begins like this: Canberra")).toBe(true);
  expect(tells(question, answer, "The capital is not the largest city of Australia")).toBe(false);
});

test("one sentence of a long answer leaks, a word of it does not", () => {
  const answer =
    "Plants make food from sunlight. Chlorophyll in the leaves traps light energy. Oxygen leaves through stomata.";
  const question = "Explain photosynthesis";
  expect(tells(question, answer, "Chlorophyll in leaves traps the light energy")).toBe(true);
  expect(tells(question, answer, "What do plants need?")).toBe(false);
});

test("a clause of a long answer does not leak", () => {
  const answer =
    "The axis of the Earth is tilted, seasons change, summer days grow long, winter nights grow cold.";
  expect(tells("Explain the year", answer, "Do you know why seasons change?")).toBe(false);
});

const square = {
  question: "A square has side 6 cm. Find its area.",
  answer: "$36$ cm²",
  computed: null,
};
const half = { question: "Solve 2x = 5", answer: "$x = \\frac{5}{2}$", computed: null };

const decimal = { question: "Solve 2x = 5", answer: "$x = 2.5$", computed: null };
const quotient = { question: "Solve 6x = 42", answer: "$x = 7$", computed: null };
const factors = {
  question: "Prime factors of 21",
  answer: String.raw`$3 \times 7$`,
  computed: null,
};

test.each([
  [square, "It comes to छत्तीस."],
  [square, "Uttar chhattis hai."],
  [square, "Work out 6 × 6."],
  [square, "Compute $6 \\times 6$."],
  [square, "Take $6\\,\\text{cm} \\times 6\\,\\text{cm}$."],
  [square, "Six times six."],
  [square, "Take the square of 6."],
  [square, "6 गुणा 6 करो."],
  [half, "It is two and a half."],
  [half, "Five halves."],
  [half, "उत्तर ढाई है।"],
  [half, "Uttar dhai hai."],
  [half, "साढ़े दो नहीं, पाँच बटा दो।"],
  [half, "Write 5 ÷ 2."],
  [half, "do aur aadha"],
  // The answer is written as the computation to be done.
  [half, "Divide 5 by 2."],
  [half, "Now divide five by two."],
  [half, "5 ko 2 se bhaag do."],
  [half, "5 को 2 से भाग दो।"],
  [factors, "Multiply 3 by 7."],
])("%j is revealed by the hint %s", (secret, hint) => {
  expect(leakTests(secret).hints(hint)).toBe(true);
});

test.each([
  [square, "Which rule gives the area of a square from its side?"],
  [square, "Multiply the side by itself."],
  [square, "Side 6 cm: what does 4 × 6 tell you?"],
  [half, "Divide both sides by 2."],
  [half, "दोनों पक्षों का आधा करो।"],
  [half, "Dono taraf ka aadha karo."],
  [half, "Half of both sides stays equal."],
  // The next action, whose result is left to the student.
  [decimal, "Divide 5 by 2."],
  [quotient, "Divide 42 by 6."],
  [square, "Multiply 6 by 6."],
  [half, "Divide 10 by 4."],
  [{ ...half, question: "Divide 5 by 2" }, "Divide 5 by 2: how often does 2 go into 5?"],
  [{ question: "What is 6 × 6?", answer: "$36$", computed: null }, "Think of 6 × 6 as six sixes."],
  [
    { question: "Expand (2x - 3)^2", answer: "$4x^{2} - 12x + 9$", computed: null },
    "Use $(a + b)^{2} = a^{2} + 2ab + b^{2}$.",
  ],
])("%j is not revealed by the hint %s", (secret, hint) => {
  expect(leakTests(secret).hints(hint)).toBe(false);
});

const leaks = (text: string) => text.includes("42");

test("a text without a leak is unchanged", () => {
  expect(withhold("One. Two.\n\nThree", leaks, "neutral")).toBe("One. Two.\n\nThree");
});

test("a text is cut before the first sentence that leaks", () => {
  expect(withhold("First this.\n\nThen that. It is 42! So done.", leaks, "neutral")).toBe(
    "First this.\n\nThen that.",
  );
});

test("a text that leaks in its first sentence becomes the neutral one", () => {
  expect(withhold("It is 42. Undo the sum.", leaks, "neutral")).toBe("neutral");
});

test("sentences that leak only together are not kept together", () => {
  const together = (text: string) => text.includes("4\n2");
  expect(withhold("It is 4\n2", together, "neutral")).toBe("It is 4");
});

test("a text that leaks only as a whole becomes the neutral one", () => {
  const whole = (text: string) => text.includes("four") && text.includes("two");
  expect(withhold("First four. Then more. Then two. End.", whole, "neutral")).toBe("neutral");
});

test("a long text is tested once, not once for each of its sentences", () => {
  let read = 0;
  const text = `${"So it goes on. ".repeat(1000)}It is 42.`;
  withhold(
    text,
    (part) => {
      read += part.length;
      return leaks(part);
    },
    "neutral",
  );
  expect(read).toBeLessThan(5 * text.length);
});

test("a text is not cut inside a formula", () => {
  expect(withhold("Look: $$a\n= 42$$", leaks, "neutral")).toBe("neutral");
});

test("items that leak are dropped", () => {
  expect(withoutLeaks(["a", "42", "b"], leaks, (item) => item)).toEqual(["a", "b"]);
});
