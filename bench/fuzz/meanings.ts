import fc, { type Arbitrary } from "fast-check";
import type { Schema } from "../../server/testing/values-of-schema.ts";
import { eventBatches } from "./events.ts";
import { questions } from "./inputs.ts";

/** A placeholder for a value of the sending student: an id that she received, or her phone number. */
export class Known {
  readonly name: string;
  /** Which of them, modulo their number. */
  readonly at: number;

  constructor(name: string, at: number) {
    this.name = name;
    this.at = at;
  }
}

/** The secrets of every account here, so that calls which ask for a password or a recovery word can succeed. */
export const commonPassword = "a password of fuzzing";
export const commonWord = "mangotree";

type Meaning = (schema: Schema, name: string) => Arbitrary<unknown> | undefined;

const valueOfSender = (name: string): Arbitrary<unknown> =>
  fc.nat({ max: 30 }).map((at) => new Known(name, at));

const subjects = ["Mathematics", "Science", "Physics", "English"];
/** Mathematics is in every exam, the other subjects in some. */
const subjectsOfPlans = [["Mathematics"], ["Mathematics", "English"], ["Science", "Mathematics"]];
const figures = ["charges-in-a-thundercloud", "gases-of-dry-air", "phases-around-the-earth"];

/** In a quiz these fields are numbers; elsewhere the same names hold text. */
const placeInQuiz = ({ type }: Schema) => (type === "integer" ? fc.nat({ max: 2 }) : undefined);

/** Mostly values that fit. */
function questionsOf({ maxLength = Number.POSITIVE_INFINITY }: Schema): Arbitrary<string> {
  const fitting = questions.filter((each) => each.trim() !== "" && each.length <= maxLength);
  return fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...fitting) },
    { weight: 1, arbitrary: fc.constantFrom(...questions) },
  );
}

const byName = new Map<string, Meaning>([
  ["recoveryWord", () => fc.constant(commonWord)],
  ["username", () => valueOfSender("phone")],
  ["phone", () => valueOfSender("phone")],
  ["token", () => valueOfSender("token")],
  // Exam sessions have numeric ids, browser sessions text.
  [
    "sessionId",
    ({ pattern }) => valueOfSender(pattern === undefined ? "examSessionId" : "sessionId"),
  ],
  ["questionId", () => valueOfSender("examQuestionId")],
  ["visitorId", () => undefined],
  ["name", ({ pattern }) => (pattern === undefined ? undefined : fc.constantFrom(...figures))],
  ["events", () => eventBatches],
  ["subjects", () => fc.constantFrom(...subjectsOfPlans)],
  ["subject", () => fc.constantFrom(...subjects)],
  ["choice", placeInQuiz],
  ["given", (schema) => fc.oneof(fc.constantFrom("x = 4", "36", "5"), questionsOf(schema))],
  ["question", (schema) => placeInQuiz(schema) ?? questionsOf(schema)],
]);

const byPattern: [RegExp, Meaning][] = [
  [/Id$/u, (_schema, name) => valueOfSender(name)],
  [/password$/iu, () => fc.constant(commonPassword)],
  [/^(?:doubt|originalDoubt|refinementRequest|concept|search|typed|written)$/u, questionsOf],
];

/** A generator for a field of this name; undefined: its schema is enough. */
export function meaningOf(name: string, schema: Schema): Arbitrary<unknown> | undefined {
  const meaning = byName.get(name) ?? byPattern.find(([pattern]) => pattern.test(name))?.[1];
  return meaning?.(schema, name);
}
