import { useEffect, useMemo, useRef, useState } from "react";
import type { ExamQuestion, ExamSession } from "#shared/contracts/exams.ts";
import { useUser } from "../../account/account.queries.ts";
import { draftOnResume, useFinishSession, useKeepDraft } from "../exam-prep.queries.ts";
import {
  answerTo,
  visit,
  withAnswer,
  type AnswerChange,
  type SessionDraft,
} from "./session-draft.ts";
import { endOnThisPhone } from "./wall-clock.ts";

export type OpenSession = ReturnType<typeof useOpenSession>;

/** State of an open session: actions change its draft, and the finish submits it. */
export function useOpenSession(session: ExamSession, stored: SessionDraft | null) {
  const userId = useUser().data?.id ?? 0;
  // In component state, so that typed text is in its field at once.
  const [draft, setDraft] = useState(() => stored ?? draftOnResume(session, userId, Date.now()));
  const keepOnPhone = useKeepDraft();
  const keep = (next: SessionDraft) => {
    setDraft(next);
    keepOnPhone(next);
  };
  const finishing = useFinishSession();
  const { questions } = session;
  const place = Math.min(draft.place, questions.length - 1);
  const question = questions[place];
  const latest = useRef(draft);
  useEffect(() => void (latest.current = draft), [draft]);

  const change = (change: AnswerChange) => {
    if (question) keep(withAnswer(draft, question.id, change));
  };
  const goTo = (next: number, change: AnswerChange = {}) => {
    if (!question || next < 0 || next >= questions.length) return;
    keep(visit(withAnswer(draft, question.id, change), questions, next, Date.now()));
  };
  const { mutate, isPending } = finishing;
  const finish = () => {
    if (isPending) return;
    const counted = visit(latest.current, questions, place, Date.now());
    keep(counted);
    mutate(counted);
  };
  return {
    session,
    draft,
    place,
    question,
    isLast: place === questions.length - 1,
    endsAt: useMemo(() => endOnThisPhone(draft), [draft]),
    change,
    goTo,
    finish,
    isFinishing: isPending,
    finishError: finishing.error,
  };
}

/** The student's answer to a question of the session. */
export const answerIn = ({ draft }: Pick<OpenSession, "draft">, { id }: ExamQuestion) =>
  answerTo(draft, id);
