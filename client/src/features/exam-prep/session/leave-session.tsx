import { useCallback, useState } from "react";
import { Link } from "wouter";
import { Button } from "../../../ui/button.tsx";
import { buttonLook } from "../../../ui/button-look.ts";
import { Sheet } from "../../../ui/sheet.tsx";
import { examDashboard } from "../exam-address.ts";
import { isAnswered } from "./session-draft.ts";
import { answerIn, type OpenSession } from "./use-open-session.ts";

/** Leaving loses nothing: the session can be continued from the dashboard, while its clock runs. */
export function LeaveLink() {
  return (
    <Link href={examDashboard} className={buttonLook({ variant: "quiet" })}>
      Leave for now
    </Link>
  );
}

/** The two ways to end a session before its last question. */
export function LeaveOrFinish({ open }: { open: OpenSession }) {
  return (
    <div className="flex flex-wrap justify-center gap-x-2">
      <FinishNow open={open} />
      <LeaveLink />
    </div>
  );
}

function FinishNow({ open }: { open: OpenSession }) {
  const [isAsking, setAsking] = useState(false);
  const close = useCallback(() => setAsking(false), []);
  const { questions } = open.session;
  const answeredCount = questions.filter((question) => isAnswered(answerIn(open, question))).length;
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        Finish now
      </Button>
      <Sheet open={isAsking} title="Finish now?" onClose={close}>
        <p>
          You have answered {answeredCount} of {questions.length} questions. After this your answers
          can't be changed.
        </p>
        <div className="grid gap-2">
          <Button
            variant="secondary"
            fullWidth
            onClick={() => {
              close();
              open.finish();
            }}
          >
            Finish and see my result
          </Button>
          <Button variant="quiet" fullWidth onClick={close}>
            Keep going
          </Button>
        </div>
      </Sheet>
    </>
  );
}
