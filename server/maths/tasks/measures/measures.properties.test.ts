import fc from "fast-check";
import { expect, test } from "vitest";
import { readQuestion } from "../../read/question.ts";
import { dayNumber, isLeapYear, platformDayNumber } from "./calendar-date.ts";
import { clockText } from "./clock.ts";
import { measuresTasks } from "./measures.tasks.ts";

function answerTo(question: string): string {
  const read = readQuestion(question);
  for (const task of measuresTasks) {
    const outcome = task.attempt(read, { grade: 6 });
    if (outcome?.kind === "solved") return outcome.solution.answer.plain;
    if (outcome) throw new Error(`${question}: ${outcome.kind}`);
  }
  throw new Error(`${question}: no task`);
}

const minutes = fc.integer({ min: 0, max: 1439 });
const metric = fc.constantFrom(
  ["km", "m", 1000],
  ["m", "cm", 100],
  ["cm", "mm", 10],
  ["kg", "g", 1000],
  ["litres", "mL", 1000],
  ["hours", "min", 60],
  ["weeks", "days", 7],
  ["years", "months", 12],
);

test("an amount converted into a smaller unit and back is the same", () => {
  fc.assert(
    fc.property(metric, fc.integer({ min: 2, max: 10 ** 6 }), ([large, small, factor], count) => {
      expect(answerTo(`Convert ${count} ${large} to ${small}`)).toBe(`${count * factor} ${small}`);
      const back = answerTo(`How many ${large} are there in ${count * factor} ${small}?`);
      expect(back.split(" ")[0]).toBe(count.toString());
    }),
  );
});

test("a compound amount is parted and put together without loss", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 999 }),
      fc.integer({ min: 1, max: 999 }),
      (kilograms, grams) => {
        const amount = `${kilograms} kg ${grams} g`;
        expect(answerTo(`${amount} in g`)).toBe(`${kilograms * 1000 + grams} g`);
        expect(answerTo(`Convert ${kilograms * 1000 + grams} g to kg and g`)).toBe(amount);
      },
    ),
  );
});

test("so many minutes after a time and before the result lead back to the time", () => {
  fc.assert(
    fc.property(minutes, fc.integer({ min: 1, max: 3000 }), (start, shift) => {
      const later = answerTo(`What is ${shift} minutes after ${clockText(start, "12")}?`);
      expect(answerTo(`What is ${shift} minutes before ${later}?`)).toBe(clockText(start, "12"));
    }),
  );
});

test("the minutes between two times of a day are their difference", () => {
  fc.assert(
    fc.property(minutes, minutes, (a, b) => {
      fc.pre(a !== b);
      const [start, end] = a < b ? [a, b] : [b, a];
      const question = `How many minutes are there between ${clockText(start, "12")} and ${clockText(end, "12")}?`;
      expect(answerTo(question)).toBe(`${end - start} min`);
    }),
  );
});

test("days are counted as the platform's calendar counts them", () => {
  const date = fc.record({
    year: fc.integer({ min: 1753, max: 9999 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
  });
  fc.assert(
    fc.property(date, date, (a, b) => {
      expect(dayNumber(a) - dayNumber(b)).toBe(platformDayNumber(a) - platformDayNumber(b));
      expect(isLeapYear(a.year)).toBe(new Date(Date.UTC(a.year, 1, 29)).getUTCMonth() === 1);
    }),
  );
});

test("sums of compound amounts keep the total", () => {
  const amount = fc.tuple(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 59 }));
  fc.assert(
    fc.property(amount, amount, ([h1, m1], [h2, m2]) => {
      const total = h1 * 60 + m1 + h2 * 60 + m2;
      const parts = [
        `${Math.floor(total / 60)} h`,
        ...(total % 60 > 0 ? [`${total % 60} min`] : []),
      ];
      expect(answerTo(`${h1} h ${m1} min + ${h2} h ${m2} min`)).toBe(parts.join(" "));
    }),
  );
});
