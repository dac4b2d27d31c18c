import fc from "fast-check";
import { test } from "vitest";
import { answerOf } from "../../testing/attempt.ts";
import { storiesTasks } from "./stories.tasks.ts";

const many = fc.integer({ min: 2, max: 900 });
const few = fc.integer({ min: 2, max: 60 });
const answer = (question: string): string | null => answerOf(storiesTasks, question);

test("what is left is what there was, less all that went, more all that came", () => {
  fc.assert(
    fc.property(
      many,
      many,
      many,
      (left, sold, bought) =>
        answer(
          `A shopkeeper has ${left + sold} pens. He sells ${sold} of them and buys ${bought} more. How many pens are left?`,
        ) === `${left + bought} pens`,
    ),
    { numRuns: 60 },
  );
});

test("the change is the note less the bill", () => {
  fc.assert(
    fc.property(few, few, few, few, many, (pens, pen, books, book, change) => {
      const note = pens * pen + books * book + change;
      const question = `Kumar bought ${pens} pens at ₹${pen} each and ${books} notebooks at ₹${book} each. He paid ₹${note}. How much change did he get?`;
      return answer(question) === `₹${change}`;
    }),
    { numRuns: 60 },
  );
});

test("a salary is found again from what is saved", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 45 }),
      fc.integer({ min: 1, max: 45 }),
      many,
      (food, rent, hundreds) => {
        const saved = hundreds * (100 - food - rent);
        const question = `Ramesh spends ${food}% of his salary on food, ${rent}% on rent and saves the rest ₹${saved}. What is his salary?`;
        return answer(question) === `₹${100 * hundreds}`;
      },
    ),
    { numRuns: 60 },
  );
});

test("the teacher's age is found again from the two averages", () => {
  fc.assert(
    fc.property(
      few,
      fc.integer({ min: 5, max: 17 }),
      (students, average) =>
        answer(
          `The average age of a class of ${students} students is ${average} years. If the teacher's age is included, the average becomes ${average + 1} years. What is the teacher's age?`,
        ) === `${average + students + 1} years`,
    ),
    { numRuns: 60 },
  );
});

test("a path outside is as large as its four strips and four corners", () => {
  fc.assert(
    fc.property(
      many,
      few,
      few,
      (length, breadth, width) =>
        answer(
          `A rectangular field is ${length} m long and ${breadth} m wide. A path ${width} m wide runs around it outside. Find the area of the path.`,
        ) === `${2 * width * (length + breadth) + 4 * width * width} m^2`,
    ),
    { numRuns: 60 },
  );
});

test("work that one leaves is finished by the other: the parts of both make the whole", () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 20 }), fc.integer({ min: 1, max: 9 }), (half, days) => {
      const found = answer(
        `A can do a work in ${10 * half} days and B in ${10 * half} days. They work together for ${days} days and then A leaves. In how many days will B finish the rest?`,
      );
      const rest = 10 * half - 2 * days;
      return found === `${rest} day${rest === 1 ? "" : "s"}`;
    }),
    { numRuns: 60 },
  );
});
