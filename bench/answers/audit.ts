import { setTimeout as pause } from "node:timers/promises";
import type { Message } from "#shared/contracts/messages.ts";
import pLimit from "p-limit";
import type { PatientStudent } from "./patient-student.ts";
import { type Question, strangersIn } from "./question.ts";
import type { StreamEnd } from "./watched-stream.ts";
import type { Wrongs } from "./wrongs.ts";

export interface ReportedEnd {
  question: Question;
  /** The end that was reported to its student. */
  end: StreamEnd;
}

export interface AuditedAnswer extends ReportedEnd {
  answerId: number;
}

interface Dependencies {
  students: Pick<PatientStudent, "messages">;
  wrongs: Wrongs;
}

const lookEveryMs = 500;

/**
 * Reads the stored messages of each question and checks: one question, one answer, in the final state that its student
 * was sent.
 */
export async function audit(
  ending: readonly ReportedEnd[],
  deadline: number,
  { students, wrongs }: Dependencies,
): Promise<AuditedAnswer[]> {
  const atOnce = pLimit(20);
  const one = async (each: ReportedEnd): Promise<AuditedAnswer[]> => {
    const messages = await readWhenOver(each.question, deadline, students);
    const answer = messages.find(({ role }) => role === "assistant");
    for (const kind of faultsIn(messages, each)) wrongs.add(kind, each.question.token);
    return answer ? [{ ...each, answerId: answer.id }] : [];
  };
  return (await Promise.all(ending.map((each) => atOnce(() => one(each))))).flat();
}

async function readWhenOver(
  question: Question,
  deadline: number,
  students: Pick<PatientStudent, "messages">,
): Promise<Message[]> {
  for (;;) {
    const messages = await students.messages(question);
    const isOver = messages.every(({ state }) => state !== "pending" && state !== "streaming");
    if (isOver || Date.now() > deadline) return messages;
    await pause(lookEveryMs);
  }
}

function faultsIn(messages: readonly Message[], ending: ReportedEnd): string[] {
  const { question } = ending;
  const of = (role: Message["role"]) => messages.filter((message) => message.role === role);
  const [asked, answers] = [of("user"), of("assistant")];
  const rules: [boolean, string][] = [
    [asked.length === 1, `${asked.length} stored questions instead of one`],
    [answers.length === 1, `${answers.length} stored answers instead of one`],
    [asked[0]?.content === question.text, "a stored question with other words"],
    [
      strangersIn(JSON.stringify(messages), question).length === 0,
      "stored words of another answer",
    ],
  ];
  const faults = rules.flatMap(([isKept, fault]) => (isKept ? [] : [fault]));
  return [...faults, ...answers.flatMap((answer) => faultsOf(answer, asked[0]?.id, ending))];
}

function faultsOf(
  answer: Message,
  askedId: number | undefined,
  { question, end }: ReportedEnd,
): string[] {
  const { state } = answer;
  const isOfIts = answer.questionId === askedId ? [] : ["an answer to another question"];
  const asTold = state === end ? [] : [`reported as ${end}, stored as ${state}`];
  return [
    ...isOfIts,
    ...asTold,
    ...(isSound(answer, question) ? [] : [`a ${state} answer without what belongs to it`]),
  ];
}

/** Whether an answer has what its state requires. */
function isSound({ state, content, failure, aiResponse }: Message, { token }: Question): boolean {
  switch (state) {
    case "complete":
      return content.includes(token) && aiResponse !== null && failure === null;
    case "failed":
      return failure !== null && failure.detail !== "";
    case "stopped":
      return failure === null;
    case "pending":
    case "streaming":
      return false;
  }
}
