import { expect, test } from "vitest";
import type { Template } from "./bank-file.ts";
import { drawTemplate } from "./draw-template.ts";
import { fillFormulas } from "./formula.ts";

const template: Template = {
  id: "nth-term",
  topic: "arithmetic-progressions",
  difficulty: "beginner",
  draw: { a: [2, 3, 4, 5], d: [6, 7, 8], n: [11, 12, 21, 22, 23] },
  where: ["a < d"],
  asked: [],
  question: "Find the [[n:ordinal]] term of the AP $[[a]], [[a + d]], [[a + 2*d]], \\dots$",
  solve: "Find the [[n:ordinal]] term of the AP [[a]], [[a + d]], [[a + 2*d]], ...",
  right: "$[[a + (n - 1)*d]]$",
  wrong: [
    { option: "$[[a + n*d]]$", mistake: "You added [[n]] differences." },
    { option: "$[[(n - 1)*d]]$", mistake: "You left out the first term." },
    { option: "$[[a*(n - 1) + d]]$", mistake: "You exchanged the two." },
  ],
};

test("the drawn questions agree with the solver, and are the same each time", () => {
  const drawn = drawTemplate(template, { count: 8, grade: 10 });
  expect(new Set(drawn.map(({ question }) => question)).size).toBe(8);
  expect(drawTemplate(template, { count: 8, grade: 10 })).toEqual(drawn);
  for (const { question, options, explanation } of drawn) {
    const [, n, a, next] =
      /the (\d+)(?:st|nd|rd|th) term of the AP \$(\d+), (\d+)/u.exec(question) ?? [];
    const [first, step] = [Number(a), Number(next) - Number(a)];
    const right = first + (Number(n) - 1) * step;
    expect(options.map(({ text }) => text)).toContain(`$${right}$`);
    expect(options[0]).toEqual({ text: `$${right}$`, mistake: null });
    expect(options[1]?.mistake).toBe(`You added ${n} differences.`);
    // Each step states its rule.
    expect(explanation).toContain("The $n$-th term of an AP is $a + (n - 1)d$.");
    expect(explanation).toMatch(new RegExp(`So the answer is \\$${right}\\$\\.$`, "u"));
  }
});

test("ordinals are English", () => {
  const all = drawTemplate(template, { count: 20, grade: 10 })
    .map(({ question }) => question)
    .join(" ");
  expect(all).toMatch(/21st|22nd|23rd/u);
  expect(all).not.toMatch(/11st|12nd|21th|22th|23th/u);
});

test.each([
  ["whose right option is wrong", { right: "$[[a + n*d]]$" }, "comes to"],
  ["that can't be solved", { solve: "Sing the [[n:ordinal]] term" }, "is not solved"],
  [
    "two of whose options mean the same",
    { wrong: template.wrong.map((wrong) => ({ ...wrong, option: "$[[2*n]]/2$" })) },
    "twice",
  ],
  ["whose conditions nothing fulfils", { where: ["a > d"] }, "no numbers fulfil"],
  ["with fewer questions than are wanted", { draw: { a: [2], d: [6], n: [11] } }, "makes 1 of 5"],
])("a template %s is refused", (_which, changes, fault) => {
  expect(() => drawTemplate({ ...template, ...changes }, { count: 5, grade: 10 })).toThrow(fault);
});

test.each([
  ["$[[a/4:decimal]]$ m", "$2.5$ m"],
  ["[[a/3:2]]", "3.33"],
  ["$[[a/4]]$", String.raw`$\frac{5}{2}$`],
  ["$[[sqrt(a*2)]]$", String.raw`$2\sqrt{5}$`],
])("a formula is written as its context requires: %s", (question, text) => {
  const one = { ...template, draw: { a: [10, 10], d: [12, 12], n: [11, 11] }, question };
  expect(drawTemplate(one, { count: 1, grade: 10 })[0]?.question).toBe(text);
});

test("a large number has Indian digit grouping, inside and outside maths", () => {
  const amounts = new Map([["a", 125_000]]);
  expect(fillFormulas("₹[[a]] or ₹$[[2*a]]$", amounts)).toBe("₹1,25,000 or ₹$2{,}50{,}000$");
});

test("the explanation of a template with a lead begins with it", () => {
  const lead = "The terms grow by $[[d]]$ each time.";
  const [drawn] = drawTemplate({ ...template, lead }, { count: 1, grade: 10 });
  expect(drawn?.explanation).toMatch(/^The terms grow by \$\d\$ each time\.\n\n\*\*/u);
});
