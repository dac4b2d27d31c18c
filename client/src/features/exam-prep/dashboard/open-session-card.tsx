import { Link } from "wouter";
import { buttonLook } from "../../../ui/button-look.ts";
import { examAddress } from "../exam-address.ts";
import { useSession } from "../exam-prep.queries.ts";
import { nameOfSession } from "../session-words.ts";

/** Continues an open session; the primary action of the page while there is one. */
export function OpenSessionCard({ sessionId }: { sessionId: number }) {
  const { data } = useSession(sessionId).session;
  return (
    <section
      aria-label="Open session"
      className="flex flex-wrap items-center gap-3 rounded-card border border-marigold-edge bg-sheet p-4"
    >
      <div className="min-w-0 flex-1 basis-40">
        <h2 className="font-semibold">Go on where you stopped</h2>
        <p className="text-sm text-ink-soft">
          {data && `${nameOfSession(data)}. `}The clock is running.
        </p>
      </div>
      <Link
        href={examAddress({ kind: "session", sessionId })}
        className={buttonLook({ variant: "primary" })}
      >
        <span>
          <span>Resume</span>
        </span>
      </Link>
    </section>
  );
}
