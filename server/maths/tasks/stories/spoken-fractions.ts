import type { MathsOutcome } from "../../outcome.ts";
import { type Question, readQuestion } from "../../read/question.ts";
import type { Task } from "../../task/task.ts";

const aboves: Readonly<Record<string, number>> = {
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
};
const belows: Readonly<Record<string, number>> = {
  half: 2,
  third: 3,
  fourth: 4,
  quarter: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  tenth: 10,
};

const spoken =
  /\b(?:(a|one|two|three|four|five)[ -])?(half|third|fourth|quarter|fifth|sixth|seventh|eighth|tenth)s?(?= (?:of|his|her|the)\b|[.,](?!\d))|\b(one|two|three|four|five)[ -](half|third|fourth|quarter|fifth|sixth|seventh|eighth|tenth)s?\b/gi;

/**
 * Writes spoken fractions in figures: "two thirds of" as 2/3 of. An ordinal without a numerator, as in "the third of",
 * is no fraction.
 */
function withFigures(text: string): string {
  return text.replaceAll(spoken, (whole, first, below, second, other) => {
    const name = String(below ?? other).toLowerCase();
    const above = String(first ?? second ?? "").toLowerCase();
    const number = belows[name];
    // "a half" and "half of" are numbers; "first half." is not.
    if (number === undefined || (above === "" && number !== 2)) return whole;
    return `${above === "" ? 1 : (aboves[above] ?? 1)}/${number}`;
  });
}

const read = new WeakMap<Question, Question>();

/** The question with its spoken fractions in figures; cached, because many tasks read it. */
export function inFigures(question: Question): Question {
  const known = read.get(question);
  if (known) return known;
  const text = withFigures(question.text);
  const made = text === question.text ? question : readQuestion(text);
  read.set(question, made);
  return made;
}

/** A task that also reads spoken fractions; its solution shows the original question. */
export function withSpokenFractions(task: Task): Task {
  return {
    ...task,
    attempt: (question, audience) => asAsked(task.attempt(inFigures(question), audience), question),
    draft: (question, audience) => {
      const draft = task.draft(inFigures(question), audience);
      return (
        draft && {
          ...draft,
          question: question.text,
          finish: () => asAsked(draft.finish(), question),
        }
      );
    },
    provedReading: (question) => task.provedReading(inFigures(question)),
    vary: (question, random) => task.vary(inFigures(question), random),
  };
}

function asAsked<Outcome extends MathsOutcome | null>(
  outcome: Outcome,
  { text }: Question,
): Outcome {
  return outcome?.kind === "solved" ? { ...outcome, question: text } : outcome;
}
