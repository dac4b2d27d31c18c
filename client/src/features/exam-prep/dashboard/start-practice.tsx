import { useId } from "react";
import { useLocation } from "wouter";
import type { ExamPlan } from "#shared/contracts/exams.ts";
import type { ExamSessionType } from "#shared/domain/exams.ts";
import { detailOf } from "../../../lib/api-error.ts";
import { examAddress } from "../exam-address.ts";
import { useStartSession } from "../exam-prep.queries.ts";
import { Pill } from "../pill.tsx";
import { ModeRow } from "./mode-row.tsx";
import { modesFor, questionsIn } from "./modes.ts";

interface StartPracticeProps {
  plan: ExamPlan;
  /** The subject from the address. */
  initialSubject: string | null;
  onSubject: (subject: string) => void;
}

/** Selects a subject and a practice mode. */
export function StartPractice({ plan, initialSubject, onSubject }: StartPracticeProps) {
  const id = useId();
  const [, navigate] = useLocation();
  const start = useStartSession(plan.openSessionId);
  const nonEmpty = plan.bank.filter((each) => questionsIn(each) > 0);
  const subjectBank = nonEmpty.find(({ subject }) => subject === initialSubject) ?? nonEmpty[0];
  const begin = (sessionType: ExamSessionType, subject: string) =>
    start.mutate(
      { sessionType, subject },
      { onSuccess: (session) => navigate(examAddress({ kind: "session", sessionId: session.id })) },
    );
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <h2 id={id} className="text-lg font-semibold">
        Practise
      </h2>
      <SubjectPicker
        bank={plan.bank}
        current={subjectBank?.subject ?? null}
        onSubject={onSubject}
      />
      {start.error && (
        <p role="alert" className="text-sm text-danger">
          {detailOf(start.error)}
        </p>
      )}
      {subjectBank && (
        <ul className="grid grid-cols-1 gap-3">
          {modesFor(plan, subjectBank).map((mode) => (
            <li key={mode.sessionType}>
              <ModeRow
                mode={mode}
                isPending={start.isPending && start.variables.sessionType === mode.sessionType}
                isBusy={start.isPending}
                onStart={() => begin(mode.sessionType, subjectBank.subject)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface SubjectPickerProps {
  bank: ExamPlan["bank"];
  current: string | null;
  onSubject: (subject: string) => void;
}

/** Subjects without questions can't be selected, but are listed. */
function SubjectPicker({ bank, current, onSubject }: SubjectPickerProps) {
  const nonEmpty = bank.filter((each) => questionsIn(each) > 0);
  const empty = bank.filter((each) => questionsIn(each) === 0);
  return (
    <>
      {nonEmpty.length > 0 && (
        <fieldset>
          <legend className="sr-only">Subject</legend>
          <div className="flex flex-wrap gap-2">
            {nonEmpty.map(({ subject }) => (
              <Pill
                key={subject}
                type="radio"
                name="subject"
                isChosen={subject === current}
                onChoose={() => onSubject(subject)}
              >
                {subject}
              </Pill>
            ))}
          </div>
        </fieldset>
      )}
      {empty.length > 0 && (
        <p className="text-sm text-ink-soft">
          There are no questions for your class yet in{" "}
          {empty.map(({ subject }) => subject).join(", ")}.
        </p>
      )}
    </>
  );
}
