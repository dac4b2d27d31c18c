import { screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import {
  finishExamSession,
  readExamPlan,
  readExamSession,
  recentExamSessions,
  type ExamPlan,
  type ExamResult,
  type ExamSession,
} from "#shared/contracts/exams.ts";
import { answer, answerBy } from "../../../testing/api-mock.ts";
import { asha, openApp } from "../../../testing/open-app.tsx";
import { server } from "../../../testing/server.ts";
import { aPlan, aResult } from "./exam-samples.ts";

/** A server with this plan, and no finished session. */
export function givenPlan(plan: ExamPlan | null = aPlan()): void {
  server.use(answer(readExamPlan, plan), answer(recentExamSessions, []));
}

/** A server with this session: open until it is finished, then with this result. Returns the bodies of the finishes. */
export function givenSession(session: ExamSession, result: ExamResult = aResult()) {
  const finishes: unknown[] = [];
  givenPlan();
  server.use(
    answerBy(readExamSession, () => ({
      ...session,
      result: finishes.length > 0 ? result : session.result,
    })),
    answerBy(finishExamSession, async (request) => {
      finishes.push(await request.json());
      return { ...session, result };
    }),
  );
  return finishes;
}

/** Opens an open session, as from the dashboard. */
export async function openSession(session: ExamSession): Promise<UserEvent> {
  const student = openApp(`/exam-prep?session=${session.id}`, asha);
  await screen.findByRole("timer");
  return student;
}

export const option = (name: RegExp | string) => screen.findByRole("radio", { name });
