import { useEffect, useMemo, useRef, useState } from "react";
import type { ExamQuestion, ExamSession } from "#shared/contracts/exams.ts";
import { useUser } from "../../account/account.queries.ts";
import { draftOnResume, useFinishSession, useStoreDraft } from "../exam-prep.queries.ts";
import {
  answerTo,
  visit,
  withAnswer,
  type AnswerChange,
  type SessionDraft,
} from "./session-draft.ts";
import { endByPhoneClock } from "./wall-clock.ts";

export type OpenSession = ReturnType<typeof useOpenSession>;

/** State of an open session: actions change its draft, and the finish submits it. */
export function useOpenSession(session: ExamSession, storedDraft: SessionDraft | null) {
  const userId = useUser().data?.id ?? 0;
  // In component state, so that typed text is in its field at once.
  const [draft, setDraft] = useState(
    () => storedDraft ?? draftOnResume(session, userId, Date.now()),
  );
  const storeOnPhone = useStoreDraft();
  const updateDraft = (next: SessionDraft) => {
    setDraft(next);
    storeOnPhone(next);
  };
  const finishMutation = useFinishSession();
  const { questions } = session;
  const questionIndex = Math.min(draft.place, questions.length - 1);
  const question = questions[questionIndex];
  const latest = useRef(draft);
  useEffect(() => void (latest.current = draft), [draft]);

  const change = (change: AnswerChange) => {
    if (question) updateDraft(withAnswer(draft, question.id, change));
  };
  const goTo = (next: number, change: AnswerChange = {}) => {
    if (!question || next < 0 || next >= questions.length) return;
    updateDraft(visit(withAnswer(draft, question.id, change), questions, next, Date.now()));
  };
  const { mutate, isPending } = finishMutation;
  const finish = () => {
    if (isPending) return;
    const finalDraft = visit(latest.current, questions, questionIndex, Date.now());
    updateDraft(finalDraft);
    mutate(finalDraft);
  };
  return {
    session,
    draft,
    questionIndex,
    question,
    isLast: questionIndex === questions.length - 1,
    endsAt: useMemo(() => endByPhoneClock(draft), [draft]),
    change,
    goTo,
    finish,
    isFinishing: isPending,
    finishError: finishMutation.error,
  };
}

/** The student's answer to a question of the session. */
export const answerIn = ({ draft }: Pick<OpenSession, "draft">, { id }: ExamQuestion) =>
  answerTo(draft, id);
