import { expect, test } from "vitest";
import * as q from "../../numbers/rational.ts";
import type { SolvedOutcome, UnsolvedOutcome } from "../../outcome.ts";
import { unitNamed } from "../../quantities/unit-table.ts";
import { readQuestion } from "../../read/question.ts";
import { Refusal } from "../../refusal.ts";
import { prove as proveSum } from "./amount-sum.task.ts";
import { proveCount } from "./calendar.task.ts";
import { measuresTasks } from "./measures.tasks.ts";
import { proveShift } from "./time-before-after.task.ts";
import { proveDuration } from "./time-between.task.ts";
import { prove as proveConversion } from "./unit-conversion.task.ts";
import { proveDay } from "./weekday-shift.task.ts";

function attempt(question: string): SolvedOutcome | UnsolvedOutcome | null {
  const read = readQuestion(question);
  for (const task of measuresTasks) {
    const outcome = task.attempt(read, { grade: 6 });
    if (outcome) return outcome;
  }
  return null;
}

function answerTo(question: string): string {
  const outcome = attempt(question);
  if (outcome?.kind !== "solved") throw new Error(`${question}: ${outcome?.kind ?? "no task"}`);
  return outcome.solution.answer.plain;
}

test.each([
  ["Convert 7.25 l to millilitres", "7250 mL"],
  ["How many days are there in 12.5 weeks?", "87.5 days"],
  ["What is three quarters of a century in years?", "75 years"],
  ["What is 2/3 of a day in hours?", "16 h"],
  ["How many centimeters are there in seven twentieths of a meter?", "35 cm"],
  ["how many grams in 5 kilograms", "5000 g"],
  ["5 kg me kitne gram hote hain", "5000 g"],
  ["3 km 250 m in m", "3250 m"],
  ["4500 g to kg and g", "4 kg 500 g"],
  ["Convert 2.5 tons to kg", "2500 kg"],
  ["Convert 2.5 tons to pounds", "5000 lb"],
  ["5000 pounds to tons and pounds", "2 tons 1000 lb"],
  ["Convert 3 gallons to pints", "24 pints"],
  ["How many cups are in 2 quarts?", "8 cups"],
  ["3 h 20 min in minutes", "200 min"],
  ["₹45.50 in paise", "4550 paise"],
  ["convert 350 paise to rupees", "₹3.50"],
  ["5 m² in cm²", "50000 cm^2"],
  ["convert 90 km/h to m/s", "25 m/s"],
  ["half an hour in minutes", "30 min"],
  ["two and a half hours in minutes", "150 min"],
  ["5 feet 6 inches in inches", "66 in"],
  ["How many milligrams are there in twenty-one halves of a gram?", "10500 mg"],
  ["A table is 4 feet long. Convert the length to inches.", "48 in"],
  ["How many micrograms are there in 2 g?", "2000000 micrograms"],
  ["5 kg 250 g + 3 kg 900 g", "9 kg 150 g"],
  ["7 h 20 min − 2 h 45 min", "4 h 35 min"],
  ["2.5 kg + 750 g", "3.25 kg"],
  ["3 m 45 cm × 4", "13 m 80 cm"],
  ["subtract 2 m 50 cm from 5 m", "2 m 50 cm"],
  ["Find the difference between 5 m and 2 m 50 cm", "2 m 50 cm"],
  ["Find the difference between 750 g and 2 kg", "1 kg 250 g"],
  ["₹5 - 50 paise", "₹4.50"],
  ["How many minutes are there between 7:15 AM and 1:05 PM?", "350 min"],
  ["time from 10 pm to 6 am", "8 h"],
  ["What is 100 minutes before 12:30 AM?", "10:50 PM"],
  ["What is 45 minutes after 11:30 AM?", "12:15 PM"],
  ["convert 12:05 am to 24 hour clock", "00:05"],
  ["17:45 in 12-hour clock", "5:45 PM"],
  ["Is 2000 a leap year?", "true"],
  ["Is 2100 a leap year?", "false"],
  ["How many days are there between 28 February 2024 and 1 March 2024?", "2 days"],
  ["how many days in february 2023", "28 days"],
  ["What day of the week was 15 August 1947?", "Friday"],
])("%s is %s", (question, answer) => {
  expect(answerTo(question)).toBe(answer);
});

test.each([
  "5 kg + 3",
  "5 kg + 3 m",
  "convert 5 kg to m",
  "how many days in a year",
  "convert 5 km",
  "3m + 5m",
  "1 h - 2 h 30 min",
  "5 kg 1500 g in g",
  "how many minutes between 6:20 and 7:30",
  "how many minutes are there between 3 PM and 2 PM",
  "What is 10 minutes before 6:20",
  "What is 10 minutes before 13:20 PM",
  "A rope is not 5 m long. Convert the length to cm",
  "How many days are there between 30 February 2024 and 1 March 2024?",
  "Convert 25 °C to K",
  "how many legs do 5 cows have",
])("%s is not answered", (question) => {
  const kind = outcomeKind(question);
  expect(kind).not.toBe("solved");
});

function outcomeKind(question: string): string {
  try {
    return attempt(question)?.kind ?? "none";
  } catch (error) {
    if (error instanceof Refusal) return error.kind;
    throw error;
  }
}

const [metre, centimetre] = [unitNamed("m"), unitNamed("cm")];

test("a wrong conversion, sum, time or count of days is not proved", () => {
  const part = (value: bigint, unit = metre) => ({ value: q.rational(value), unit });
  const conversion = { given: [part(3n)], into: [centimetre] } as const;
  expect(proveConversion(conversion, [part(300n, centimetre)])).not.toBeNull();
  expect(proveConversion(conversion, [part(30n, centimetre)])).toBeNull();
  const terms = [2n, 3n].map((value) => ({ amount: [part(value)] as const, sign: 1 as const }));
  const sum = { terms, times: null, units: [metre] } as const;
  const writable = { ...sum, terms: [...sum.terms] };
  expect(proveSum(writable, [part(5n)])).not.toBeNull();
  expect(proveSum(writable, [part(6n)])).toBeNull();
  const [start, end] = [
    { minutes: 500, clock: "12" } as const,
    { minutes: 620, clock: "12" } as const,
  ];
  const times = { start, end, overnight: false, units: [unitNamed("min")] } as const;
  expect(proveDuration(times, [part(120n, unitNamed("min"))])).not.toBeNull();
  expect(proveDuration(times, [part(121n, unitNamed("min"))])).toBeNull();
  const shift = {
    time: start,
    amount: [part(2n, unitNamed("h"))],
    minutes: 120,
    direction: "after",
  } as const;
  expect(proveShift(shift, 620)).not.toBeNull();
  expect(proveShift(shift, 621)).toBeNull();
  expect(proveCount({ kind: "month", month: 2, year: 2024 }, 29)).not.toBeNull();
  expect(proveCount({ kind: "month", month: 2, year: 2024 }, 28)).toBeNull();
});

test("a wrong day of the week is not proved", () => {
  const shift = { today: 1, days: 45n, way: 1 } as const;
  expect(proveDay(shift, 4)).not.toBeNull();
  expect(proveDay(shift, 5)).toBeNull();
});

test.each(measuresTasks.map((task) => [task.name, task] as const))(
  "%s solves its own examples and the questions it makes",
  (_, task) => {
    let seed = 11;
    const random = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647;
    const answers = task.examples.map((example) => {
      const outcome = task.attempt(readQuestion(example), { grade: 6 });
      if (outcome?.kind !== "solved") throw new Error(`${example}: ${outcome?.kind ?? "no task"}`);
      const made = Array.from({ length: 12 }, () => task.vary(readQuestion(example), random));
      const solved = made.filter((question) => {
        return task.attempt(readQuestion(question ?? ""), { grade: 6 })?.kind === "solved";
      });
      expect(solved.length).toBeGreaterThan(6);
      return outcome.solution.answer.plain;
    });
    expect(new Set(answers).size).toBe(answers.length);
  },
);
