import clsx from "clsx";
import { useEffect, useRef } from "react";
import { useSecondsUntil } from "../../asking/use-seconds-until.ts";
import { sessionWords } from "../session-words.ts";
import type { OpenSession } from "./use-open-session.ts";
import { formatClock } from "./wall-clock.ts";

/** Sticky bar with the progress and the remaining time. At zero the session is submitted. */
export function SessionBar({ open }: { open: OpenSession }) {
  const { session, questionIndex, endsAt, finish } = open;
  const { sessionType, subject, questions } = session;
  return (
    <div className="bar sticky top-[calc(3.5rem+env(safe-area-inset-top))] z-10 -mx-4 -mt-4 grid gap-2 border-b border-rule bg-paper px-4 py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p className="min-w-0 flex-1 basis-40 truncate text-sm text-ink-soft">
          {sessionWords[sessionType].name} · {subject}
        </p>
        <Clock endsAt={endsAt} onEnd={finish} />
      </div>
      <div aria-hidden="true" className="h-1 overflow-hidden rounded-full bg-rule">
        <div
          className="h-full rounded-full bg-teal"
          style={{ width: `${(100 * (questionIndex + 1)) / questions.length}%` }}
        />
      </div>
    </div>
  );
}

/** Each is announced once, when its time is reached. */
const warnings = [
  { seconds: 300, words: "5 minutes left." },
  { seconds: 60, words: "1 minute left." },
];

function Clock({ endsAt, onEnd }: { endsAt: number; onEnd: () => void }) {
  const secondsLeft = useSecondsUntil(endsAt);
  const end = useRef(onEnd);
  useEffect(() => void (end.current = onEnd));
  const isOver = secondsLeft === 0;
  useEffect(() => {
    if (isOver) end.current();
  }, [isOver]);
  const warning = warnings.findLast(({ seconds }) => secondsLeft <= seconds);
  return (
    <>
      <p
        role="timer"
        aria-label="Time left"
        className={clsx(
          "flex items-center gap-1.5 font-semibold tabular-nums",
          secondsLeft <= 60 && "text-danger",
        )}
      >
        {formatClock(secondsLeft)}
        <span className="text-sm font-normal">left</span>
      </p>
      <output className="sr-only">{warning?.words}</output>
    </>
  );
}
