import { useState, useSyncExternalStore, type ReactElement } from "react";
import { productName } from "#shared/catalogue.ts";
import type { ParentView } from "#shared/contracts/account.ts";
import { ApiError, detailOf } from "../../lib/api-error.ts";
import { shortDate } from "../../lib/format-moment.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { LoadFailed } from "../../ui/load-failed.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { PageSpinner } from "../../ui/spinner.tsx";
import { useEndParentView, useParentView } from "./parent-view.queries.ts";

const readToken = () => window.location.hash.slice(1);

/** Pasting another link over this one changes only the hash, and loads no page. */
function onHashChange(changed: () => void): () => void {
  window.addEventListener("hashchange", changed);
  return () => window.removeEventListener("hashchange", changed);
}

/** The page that a parent opens with a link. The token is after the `#`, which browsers don't send to any server. */
export function ParentViewScreen() {
  const token = useSyncExternalStore(onHashChange, readToken);
  const end = useEndParentView();
  const isEnded = end.isSuccess && end.variables === token;
  const { data, error } = useParentView(token, { enabled: !isEnded });
  return (
    <main className="grid flex-1 content-start gap-6 px-4 pt-8 pb-8">
      <PageHeading className="text-2xl wrap-anywhere">
        {data ? `${data.name} on ${productName}` : `${productName} for parents`}
      </PageHeading>
      {data && (
        <>
          <Studied view={data} />
          <EndLink name={data.name} end={end} token={token} />
        </>
      )}
      {isEnded && <Ended />}
      {!data && error && <NoView error={error} />}
      {!data && !error && !isEnded && <PageSpinner />}
    </main>
  );
}

interface EndLinkProps {
  /** Name of the student. */
  name: string;
  end: ReturnType<typeof useEndParentView>;
  token: string;
}

function EndLink({ name, end, token }: EndLinkProps) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        End This Link
      </Button>
      <Sheet open={isAsking} title="End this link?" onClose={close}>
        <p>
          Then nobody can open this page with it any more, and neither can you. {name} can make a
          new link.
        </p>
        {end.error && (
          <p role="alert" className="text-danger">
            {detailOf(end.error)}
          </p>
        )}
        <Button
          variant="danger"
          onClick={() => end.mutate(token)}
          pending={end.isPending}
          pendingLabel="Ending..."
        >
          End the Link
        </Button>
        <Button variant="secondary" onClick={close}>
          Keep It
        </Button>
      </Sheet>
    </>
  );
}

function Ended() {
  return (
    <output>
      The link has ended. Nobody can open this page with it any more. To see how your child studies
      again, ask for a new link: Your account, For your parents.
    </output>
  );
}

function NoView({ error }: { error: Error }) {
  const isEnded = error instanceof ApiError && (error.status === 404 || error.status === 400);
  if (!isEnded) return <LoadFailed title="This page couldn't be loaded" error={error} />;
  return (
    <p>
      This link doesn't work any more, or a part of it is missing. Ask your child to make a new one:
      Your account, For your parents.
    </p>
  );
}

function Studied({ view: { grade, days, concepts } }: { view: ParentView }) {
  const minutes = days.reduce((sum, day) => sum + day.minutes, 0);
  return (
    <>
      <p className="text-ink-soft">
        Grade {grade} · the last 30 days · {counted(days.length, "day")} with study, {minutes} min
        in all
      </p>
      <List title="Days" none="No study in the last 30 days.">
        {days.toReversed().map(({ day, studyActs, minutes }) => (
          <Row
            key={day}
            name={shortDate(day)}
            value={`${counted(studyActs, "step")} · ${minutes} min`}
          />
        ))}
      </List>
      <List title="Topics" none="No topics yet.">
        {concepts.map(({ id, title, studyActs }) => (
          <Row key={id} name={title} value={counted(studyActs, "step")} />
        ))}
      </List>
      <p className="text-sm text-ink-soft">
        A step is a question, an explanation or an exercise. What your child writes is not shown
        here.
      </p>
    </>
  );
}

function List({
  title,
  none,
  children,
}: {
  title: string;
  none: string;
  children: ReactElement[];
}) {
  return (
    <Card as="section" className="grid gap-2">
      <h2 className="text-lg font-semibold">{title}</h2>
      {children.length === 0 ? <p>{none}</p> : <ul className="grid gap-1">{children}</ul>}
    </Card>
  );
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <li className="flex flex-wrap justify-between gap-x-4">
      <span className="font-medium">{name}</span>
      <span className="text-ink-soft tabular-nums">{value}</span>
    </li>
  );
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;
