import fc from "fast-check";
import { expect, test } from "vitest";
import { readQuestion } from "../../read/question.ts";
import { vectorsTasks } from "./vectors.tasks.ts";

/** The plain answer, or the reason why there is none. */
function answer(question: string): string {
  for (const task of vectorsTasks) {
    const outcome = task.attempt(readQuestion(question), { grade: 12 });
    if (outcome) return outcome.kind === "solved" ? outcome.solution.answer.plain : outcome.kind;
  }
  return "left to others";
}

type Triple = [number, number, number];
const part = fc.integer({ min: -15, max: 15 });
const vector: fc.Arbitrary<Triple> = fc.tuple(part, part, part);
const tuple = (a: Triple): string => `(${a.join(", ")})`;
const typed = ([x, y, z]: Triple): string => `${x}i + ${y}j + ${z}k`.replaceAll("+ -", "- ");
const dot = (a: Triple, b: Triple): number =>
  a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
const cross = ([a, b, c]: Triple, [x, y, z]: Triple): Triple => [
  b * z - c * y,
  c * x - a * z,
  a * y - b * x,
];

test("dot and cross products of typed vectors", () => {
  fc.assert(
    fc.property(vector, vector, (a, b) => {
      expect(answer(`Find a · b if a = ${typed(a)} and b = ${typed(b)}`)).toBe(String(dot(a, b)));
      const product = cross(a, b).map((value) => value + 0);
      expect(answer(`Find the cross product of the vectors ${tuple(a)} and ${tuple(b)}`)).toBe(
        `(${product.join(", ")})`,
      );
    }),
    { numRuns: 60 },
  );
});

test("magnitudes and distances squared", () => {
  fc.assert(
    fc.property(vector, vector, (a, b) => {
      fc.pre(a.some((value, at) => value !== b[at]));
      const squared = a.reduce((sum, value, at) => sum + (value - (b[at] ?? 0)) ** 2, 0);
      const given = answer(`Find the distance between the points ${tuple(a)} and ${tuple(b)}`);
      const [, times = "1", under = "1"] = /^(\d*)(?:√\((\d+)\))?$/.exec(given) ?? [];
      expect(Number(times === "" ? "1" : times) ** 2 * Number(under)).toBe(squared);
    }),
    { numRuns: 60 },
  );
});

test("the foot of the perpendicular, and the image twice as far", () => {
  fc.assert(
    fc.property(vector, vector, (foot, normal) => {
      fc.pre(normal[2] !== 0 && normal.some((value) => value !== 0));
      const point = foot.map((value, at) => value - (normal[at] ?? 0)) as Triple;
      const image = foot.map((value, at) => value + (normal[at] ?? 0)) as Triple;
      const plane = `(${normal[0]})x + (${normal[1]})y + (${normal[2]})z = ${dot(foot, normal)}`;
      expect(
        answer(
          `Find the foot of the perpendicular from the point ${tuple(point)} to the plane ${plane}`,
        ),
      ).toBe(tuple(foot));
      expect(answer(`Find the image of the point ${tuple(point)} in the plane ${plane}`)).toBe(
        tuple(image),
      );
    }),
    { numRuns: 40 },
  );
});

test("a plane through three points holds all of them", () => {
  fc.assert(
    fc.property(vector, vector, vector, (a, b, c) => {
      const sides = [b, c].map((to) => to.map((value, at) => value - (a[at] ?? 0)) as Triple);
      const normal = cross(sides[0] ?? a, sides[1] ?? a);
      fc.pre(normal.some((value) => value !== 0));
      const given = answer(
        `Find the equation of the plane passing through the points ${tuple(a)}, ${tuple(b)} and ${tuple(c)}`,
      );
      const [left = "", right = ""] = given.split(" = ");
      const coefficient = (letter: string): number => {
        const [, sign = "+", size = "0"] = new RegExp(`([+-]?) ?(\\d*)${letter}`).exec(left) ?? [];
        return (sign === "-" ? -1 : 1) * Number(size === "" ? "1" : size);
      };
      const found: Triple = [coefficient("x"), coefficient("y"), coefficient("z")];
      for (const point of [a, b, c]) expect(dot(found, point)).toBe(Number(right));
      expect(cross(found, normal).every((value) => value === 0)).toBe(true);
    }),
    { numRuns: 60 },
  );
});
