import { useId } from "react";
import { Link, useLocation } from "wouter";
import type { ExamResult, ExamSession } from "#shared/contracts/exams.ts";
import { detailOf } from "../../../lib/api-error.ts";
import { Button } from "../../../ui/button.tsx";
import { buttonLook } from "../../../ui/button-look.ts";
import { Card } from "../../../ui/card.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { StepHeading } from "../../../ui/step-heading.tsx";
import { Ring } from "../../../ui/ring.tsx";
import { examAddress, examDashboard } from "../exam-address.ts";
import { useExamPlan, useStartSession } from "../exam-prep.queries.ts";
import { durationInWords, sessionWords } from "../session-words.ts";
import { ReviewedQuestion } from "./reviewed-question.tsx";

interface ResultPageProps {
  session: ExamSession;
  result: ExamResult;
}

/** Lowest percentage of a good result (specification section 4). */
const goodScore = 80;

/** The result of a session, by topic and by question, and the next steps. */
export function ResultPage({ session, result }: ResultPageProps) {
  const responses = new Map(result.responses.map((each) => [each.questionId, each]));
  const id = useId();
  return (
    <div className="grid grid-cols-1 gap-6">
      <Score session={session} result={result} />
      <NextSteps session={session} result={result} />
      {result.byTopic.length > 0 && <ByTopic topics={result.byTopic} />}
      <section aria-labelledby={id} className="grid grid-cols-1 gap-3">
        <h3 id={id} className="text-lg font-semibold">
          Your answers
        </h3>
        <ol className="grid grid-cols-1 gap-3">
          {session.questions.map((question, index) => (
            <ReviewedQuestion
              key={question.id}
              question={question}
              number={index + 1}
              response={responses.get(question.id) ?? null}
            />
          ))}
        </ol>
      </section>
    </div>
  );
}

function Score({ session, result }: ResultPageProps) {
  const { score, correctAnswers, questionsAttempted, questionCount, timeSpent, marks } = result;
  const isGood = score >= goodScore;
  const isMarkedBySelf = session.sessionType === "board_answers";
  return (
    <Card as="section" className="grid justify-items-center gap-3 text-center">
      <p className="text-sm text-ink-soft">
        {sessionWords[session.sessionType].name} · {session.subject}
      </p>
      <Ring percent={score} label="Score" />
      <StepHeading>
        <span className="inline-flex items-center gap-2">
          {isGood && <Icon name="check" className="size-6 text-teal" />}
          {isGood ? "Well done!" : "Session complete"}
        </span>
      </StepHeading>
      {marks && (
        <p className="text-2xl font-semibold tabular-nums">
          {marks.gained} of {marks.of} marks
        </p>
      )}
      <dl className="grid w-full grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] gap-2">
        {!isMarkedBySelf && <Figure name="Right" value={`${correctAnswers} of ${questionCount}`} />}
        <Figure name="Answered" value={`${questionsAttempted} of ${questionCount}`} />
        <Figure name="Time" value={timeTaken(timeSpent)} />
      </dl>
    </Card>
  );
}

const timeTaken = (seconds: number): string =>
  seconds < 60 ? `${seconds} seconds` : durationInWords(seconds);

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="font-semibold tabular-nums">{value}</dd>
    </div>
  );
}

/** Weak topics are practised next; if there are none, another session. */
function NextSteps({ session, result }: ResultPageProps) {
  const [, navigate] = useLocation();
  const openSessionId = useExamPlan().data?.openSessionId ?? null;
  const start = useStartSession(openSessionId);
  const weak = new Set(result.weakTopics.map(({ id }) => id));
  const subject = session.questions.find(({ topic }) => weak.has(topic.id))?.subject;
  const practise = (weakSubject: string) =>
    start.mutate(
      { sessionType: "weak_areas", subject: weakSubject },
      {
        onSuccess: ({ id }) => navigate(examAddress({ kind: "session", sessionId: id })),
      },
    );
  return (
    <div className="grid gap-2">
      {subject !== undefined && (
        <Button
          fullWidth
          onClick={() => practise(subject)}
          pending={start.isPending}
          pendingLabel="Starting..."
        >
          Practise my weak areas
        </Button>
      )}
      {start.error && (
        <p role="alert" className="text-sm text-danger">
          {detailOf(start.error)}
        </p>
      )}
      <Link
        href={examDashboard}
        className={buttonLook({
          variant: subject === undefined ? "primary" : "secondary",
          fullWidth: true,
        })}
      >
        <span>
          <span>Back to Exam Preparation</span>
        </span>
      </Link>
    </div>
  );
}

function ByTopic({ topics }: { topics: ExamResult["byTopic"] }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <h3 id={id} className="text-lg font-semibold">
        By topic
      </h3>
      <Card>
        <ul className="-my-3 divide-y divide-rule">
          {topics.map(({ topic, right, of }) => (
            <li key={topic.id} className="grid gap-1.5 py-3">
              <div className="flex items-baseline justify-between gap-3">
                <span className="min-w-0">{topic.name}</span>
                <span className="shrink-0 text-sm text-ink-soft tabular-nums">
                  {right} of {of}
                </span>
              </div>
              <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-rule">
                <div
                  className="h-full rounded-full bg-teal"
                  style={{ width: `${of === 0 ? 0 : (100 * right) / of}%` }}
                />
              </div>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
