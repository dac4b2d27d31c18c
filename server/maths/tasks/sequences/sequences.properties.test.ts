import fc from "fast-check";
import { expect, test } from "vitest";
import { answerOf } from "../../testing/attempt.ts";
import { sequencesTasks } from "./sequences.tasks.ts";

const answer = (question: string): string | null => answerOf(sequencesTasks, question);
const size = { min: -40, max: 40 };
const step = fc.integer({ min: -15, max: 15 }).filter((value) => value !== 0);

test("a term and a sum of any AP are found", () => {
  fc.assert(
    fc.property(fc.integer(size), step, fc.integer({ min: 4, max: 60 }), (first, by, place) => {
      const terms = Array.from({ length: place }, (_, at) => first + at * by);
      const start = `AP ${terms.slice(0, 3).join(", ")}, ...`;
      const sum = terms.reduce((total, term) => total + term, 0);
      expect(answer(`Which term of the ${start} is ${terms.at(-1)}?`)).toBe(`${place}`);
      expect(answer(`Find the sum of the first ${place} terms of the ${start}`)).toBe(`${sum}`);
    }),
    { numRuns: 60 },
  );
});

test("an AP is found from two of its terms", () => {
  const places = fc.uniqueArray(fc.integer({ min: 2, max: 30 }), { minLength: 2, maxLength: 2 });
  fc.assert(
    fc.property(fc.integer(size), step, places, (first, by, [p = 2, q = 3]) => {
      const at = (place: number): number => first + (place - 1) * by;
      const facts = `a_${p} = ${at(p)} and a_${q} = ${at(q)}`;
      expect(answer(`In an AP, ${facts}. Find a_31.`)).toBe(`${at(31)}`);
    }),
    { numRuns: 60 },
  );
});

test("a polynomial of degree two is continued from seven terms", () => {
  fc.assert(
    fc.property(step, fc.integer(size), fc.integer(size), (a, b, c) => {
      const terms = Array.from({ length: 8 }, (_, n) => a * n * n + b * n + c);
      expect(answer(`What comes next: ${terms.slice(0, 7).join(", ")}?`)).toBe(`${terms[7]}`);
    }),
    { numRuns: 60 },
  );
});
