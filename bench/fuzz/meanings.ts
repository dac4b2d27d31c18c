import fc, { type Arbitrary } from "fast-check";
import type { Schema } from "../../server/testing/values-of-schema.ts";
import { eventBatches } from "./events.ts";
import { questions } from "./inputs.ts";

/** Stands for what only the student who sends it knows: an id that was given to her, or her phone number. */
export class Known {
  readonly name: string;
  /** Which of them, counted round. */
  readonly at: number;

  constructor(name: string, at: number) {
    this.name = name;
    this.at = at;
  }
}

/** What every account here has, so that what asks for a password or a recovery word can be passed. */
export const commonPassword = "a password of fuzzing";
export const commonWord = "mangotree";

type Meaning = (schema: Schema, name: string) => Arbitrary<unknown> | undefined;

const known = (name: string): Arbitrary<unknown> =>
  fc.nat({ max: 30 }).map((at) => new Known(name, at));

const subjects = ["Mathematics", "Science", "Physics", "English"];
/** Mathematics is in every exam, the others in some. */
const subjectsOfPlans = [["Mathematics"], ["Mathematics", "English"], ["Science", "Mathematics"]];
const figures = ["charges-in-a-thundercloud", "gases-of-dry-air", "phases-around-the-earth"];

/** A place in a quiz is a number; elsewhere the same names are for text. */
const placeInQuiz = ({ type }: Schema) => (type === "integer" ? fc.nat({ max: 2 }) : undefined);

/** Mostly what fits. */
function questionsOf({ maxLength = Number.POSITIVE_INFINITY }: Schema): Arbitrary<string> {
  const fitting = questions.filter((each) => each.trim() !== "" && each.length <= maxLength);
  return fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...fitting) },
    { weight: 1, arbitrary: fc.constantFrom(...questions) },
  );
}

const byName = new Map<string, Meaning>([
  ["recoveryWord", () => fc.constant(commonWord)],
  ["username", () => known("phone")],
  ["phone", () => known("phone")],
  ["token", () => known("token")],
  // Sessions of an exam have numbers, sessions of a browser words.
  ["sessionId", ({ pattern }) => known(pattern === undefined ? "examSessionId" : "sessionId")],
  ["questionId", () => known("examQuestionId")],
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
  [/Id$/u, (_schema, name) => known(name)],
  [/password$/iu, () => fc.constant(commonPassword)],
  [/^(?:doubt|originalDoubt|refinementRequest|concept|search|typed|written)$/u, questionsOf],
];

/** What a field of this name takes; undefined: its schema says all of it. */
export function meaningOf(name: string, schema: Schema): Arbitrary<unknown> | undefined {
  const meaning = byName.get(name) ?? byPattern.find(([pattern]) => pattern.test(name))?.[1];
  return meaning?.(schema, name);
}
