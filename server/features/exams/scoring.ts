import type { ExamQuestion, ExamResponse, ExamResult } from "#shared/contracts/exams.ts";
import { type ExamSessionType, type ExamType, mockFormats } from "#shared/domain/exams.ts";
import { isWithin } from "@sawaal/maths";
import { topicStrengthOf } from "./topic-strength.ts";

export type JudgedResponse = ExamResult["responses"][number];

type OfKind<Kind extends ExamQuestion["kind"]> = Extract<ExamQuestion, { kind: Kind }>;
type Verdict = Partial<Omit<JudgedResponse, "isRight">> & Pick<JudgedResponse, "isRight">;

/** Judges a response, keeping only the fields of its question's kind. */
export function judge(question: ExamQuestion, response: ExamResponse | undefined): JudgedResponse {
  const empty = { choice: null, typed: null, written: null, marks: null, isRight: null };
  const { seconds = 0, isMarked = false } = response ?? {};
  const verdict = response ? verdictOn(question, response) : {};
  return { questionId: question.id, ...empty, seconds, isMarked, ...verdict };
}

function verdictOn(question: ExamQuestion, response: ExamResponse): Verdict {
  if (question.kind === "choice") return onChoice(question, response);
  return question.kind === "numerical" ? onNumber(question, response) : onShort(question, response);
}

function onChoice({ key }: OfKind<"choice">, { choice }: ExamResponse): Verdict {
  return { choice, isRight: choice === null ? null : choice === key };
}

function onNumber({ answer, tolerance = 0 }: OfKind<"numerical">, response: ExamResponse): Verdict {
  const typed = wordsIn(response.typed);
  return { typed, isRight: typed === null ? null : isWithin({ answer, tolerance }, typed) };
}

function onShort(question: OfKind<"short">, response: ExamResponse): Verdict {
  const written = wordsIn(response.written);
  // A written answer without marks is stored, but not judged.
  if (response.marks === null) return { written, isRight: null };
  const marks = Math.min(response.marks, question.marks);
  return { written, marks, isRight: marks === question.marks };
}

function wordsIn(text: string | null): string | null {
  return text?.trim() ? text.trim() : null;
}

/** A response's answer without the time spent, to recognise a repeated request. */
export function answerIn({ choice, typed, written, marks }: JudgedResponse): string {
  return JSON.stringify([choice, typed, written, marks]);
}

interface AnsweredSession {
  sessionType: ExamSessionType;
  examType: ExamType;
  questions: readonly ExamQuestion[];
  responses: readonly JudgedResponse[];
}

/** The counts, score and marks of a session. */
export function scoreOf({ sessionType, examType, questions, responses }: AnsweredSession) {
  const questionsAttempted = responses.filter(({ isRight }) => isRight !== null).length;
  const correctAnswers = responses.filter(({ isRight }) => isRight).length;
  const marks = marksOf({ sessionType, examType, questions, responses });
  const [gained, of] =
    sessionType === "board_answers" && marks
      ? [marks.gained, marks.of]
      : [correctAnswers, questions.length];
  const score = of === 0 ? 0 : Math.round((100 * gained) / of);
  return { questionsAttempted, correctAnswers, score, marks };
}

function marksOf({
  sessionType,
  examType,
  questions,
  responses,
}: AnsweredSession): ExamResult["marks"] {
  const format = mockFormats[examType];
  if (sessionType === "mock" && format) {
    const { right, wrong } = format.marks;
    const marks = responses.map(({ isRight }) => (isRight === null ? 0 : isRight ? right : wrong));
    return { gained: sum(marks), of: right * questions.length };
  }
  if (sessionType !== "board_answers") return null;
  return {
    gained: sum(responses.map(({ marks }) => marks ?? 0)),
    of: sum(questions.map((question) => (question.kind === "short" ? question.marks : 0))),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

/** The results of a session by topic. */
export function topicsOf(questions: readonly ExamQuestion[], responses: readonly JudgedResponse[]) {
  const topics = new Map(questions.map(({ topic }) => [topic.id, topic]));
  const verdicts = questions.map(({ topic }, at) => ({
    topic: topic.id,
    isRight: responses[at]?.isRight ?? null,
  }));
  const answered = verdicts.flatMap(({ topic, isRight }) =>
    isRight === null ? [] : [{ topic, isRight }],
  );
  const { strong, weak } = topicStrengthOf(answered);
  const namesOf = (ids: readonly string[]) => ids.flatMap((id) => topics.get(id) ?? []);
  const byTopic = [...topics.values()].map((topic) => {
    const own = verdicts.filter((each) => each.topic === topic.id);
    return { topic, right: own.filter(({ isRight }) => isRight).length, of: own.length };
  });
  return { byTopic, strongTopics: namesOf(strong), weakTopics: namesOf(weak) };
}
