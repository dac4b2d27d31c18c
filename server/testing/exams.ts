import { type ExamResponse, type ExamSession, examSession } from "#shared/contracts/exams.ts";
import type { ExamSessionType, ExamType } from "#shared/domain/exams.ts";
import type { Agent } from "supertest";
import { z } from "zod";
import type { ConceptLibrary } from "../library/concept-library.ts";
import type { BankQuestion } from "../bank/bank-question.ts";
import { createBank } from "../bank/bank.ts";
import type { Db } from "../db/db.ts";
import { student } from "./app.ts";
import { friction, fractions, libraryOf, linearEquations } from "./library.ts";

interface Examinee {
  examType?: ExamType;
  subjects?: string[];
  questions?: readonly BankQuestion[];
  library?: ConceptLibrary;
  now?: () => Date;
}

const usualLibrary = libraryOf(fractions, linearEquations, friction);

/** A student of class 8 with a plan, and a bank of these questions. */
export async function examinee(
  db: Db,
  {
    examType = "CBSE",
    subjects = ["Mathematics"],
    questions = [],
    library = usualLibrary,
    ...rest
  }: Examinee = {},
) {
  const bank = createBank(questions, (id) => library.get(id)?.subject);
  const { agent, user } = await student(db, { bank, library, ...rest });
  await agent.post("/api/exam/plan").send({ examType, subjects }).expect(201);
  return { agent, user, ...callsOf(agent) };
}

function callsOf(agent: Agent) {
  return {
    start: async (sessionType: ExamSessionType, subject = "Mathematics"): Promise<ExamSession> => {
      const response = await agent
        .post("/api/exam/session/start")
        .send({ sessionType, subject })
        .expect(201);
      return z.parse(examSession, response.body);
    },
    finish: (id: number, responses: Partial<ExamResponse>[], more: object = {}) =>
      agent.put(`/api/exam/session/${id}`).send({ responses, ...more }),
  };
}

/** Responses to the choices of a session: right where the index is listed, wrong elsewhere. */
export function answersTo({ questions }: ExamSession, right: readonly number[] = []) {
  return questions.map(({ id }, at) => ({ questionId: id, choice: right.includes(at) ? 1 : 0 }));
}
