import type { OpenSession } from "#shared/contracts/account.ts";
import { timeAgo } from "../../lib/format-moment.ts";
import { Button } from "../../ui/button.tsx";
import { Section } from "./section.tsx";
import { useEndAllSessions, useEndSession } from "./settings.queries.ts";

interface DevicesProps {
  sessions: readonly OpenSession[];
  /** Time of the fetch. */
  at: Date;
}

export function DevicesSection({ sessions, at }: DevicesProps) {
  const endAll = useEndAllSessions();
  return (
    <Section
      title="Where you are logged in"
      words="You don't know one of these? Log it out, then change your password."
    >
      <ul className="grid gap-2">
        {sessions.map((session) => (
          <Device key={session.id} session={session} at={at} />
        ))}
      </ul>
      <Button
        variant="secondary"
        onClick={() => endAll.mutate()}
        pending={endAll.isPending}
        pendingLabel="Logging out..."
      >
        Log Out Everywhere
      </Button>
    </Section>
  );
}

function Device({ session, at }: { session: OpenSession; at: Date }) {
  const { id, device, lastSeenAt, isThis } = session;
  const end = useEndSession();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 border-b border-rule pb-2">
      <span className="grid">
        <span className="font-medium">{device}</span>
        <span className="text-sm text-ink-soft">
          {isThis ? "This one, now" : `Last used: ${timeAgo(lastSeenAt, at)}`}
        </span>
      </span>
      {!isThis && (
        <Button
          variant="quiet"
          aria-label={`Log out ${device}`}
          onClick={() => end.mutate(id)}
          pending={end.isPending}
        >
          Log out
        </Button>
      )}
    </li>
  );
}
