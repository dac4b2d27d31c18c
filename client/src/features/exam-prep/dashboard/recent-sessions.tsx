import { useId, useState } from "react";
import { Link } from "wouter";
import type { z } from "zod/mini";
import type { recentExamSessions } from "#shared/contracts/exams.ts";
import { detailOf } from "../../../lib/api-error.ts";
import { dayInWords } from "../../../lib/format.ts";
import { Card } from "../../../ui/card.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { examAddress } from "../exam-address.ts";
import { useRecentSessions } from "../exam-prep.queries.ts";
import { sessionWords } from "../session-words.ts";

type RecentSession = z.output<typeof recentExamSessions.response>[number];

/** The last sessions; each links to its review. */
export function RecentSessions() {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <h2 id={id} className="text-lg font-semibold">
        Recent sessions
      </h2>
      <RecentList />
    </section>
  );
}

function RecentList() {
  const { data, error } = useRecentSessions();
  if (error && !data) return <p className="text-sm text-ink-soft">{detailOf(error)}</p>;
  if (!data) return <Skeleton className="h-16 w-full rounded-card" />;
  if (data.length === 0) {
    return (
      <p className="text-ink-soft">
        Nothing here yet. Finish a quick revision, and you can look at every answer again.
      </p>
    );
  }
  return (
    <Card>
      <ul className="-my-3 divide-y divide-rule">
        {data.map((session) => (
          <li key={session.id}>
            <RecentRow session={session} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function RecentRow({ session }: { session: RecentSession }) {
  const { id, sessionType, subject, createdAt } = session;
  const [now] = useState(() => new Date());
  return (
    <Link
      href={examAddress({ kind: "session", sessionId: id })}
      className="-mx-4 flex items-center gap-3 px-4 py-3 text-ink no-underline hover:bg-desk"
    >
      <span className="min-w-0 flex-1">
        <span className="block font-medium">
          {sessionWords[sessionType].name} · {subject}
        </span>
        <span className="block text-sm text-ink-soft">
          {outcomeOf(session)} · {dayInWords(new Date(createdAt), now)}
        </span>
      </span>
      <span className="font-semibold tabular-nums">{session.score}%</span>
      <Icon name="arrow-right" className="size-5 text-ink-soft" />
    </Link>
  );
}

function outcomeOf({ marks, correctAnswers, questionCount }: RecentSession): string {
  if (marks) return `${marks.gained} of ${marks.of} marks`;
  return `${correctAnswers} of ${questionCount} right`;
}
