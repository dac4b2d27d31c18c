import { Link } from "wouter";
import { buttonLook } from "../../../ui/button-look.ts";
import { Icon } from "../../../ui/icon.tsx";
import { StepHeading } from "../../../ui/step-heading.tsx";
import { examDashboard } from "../exam-address.ts";

/** Finished without a line: the answers are in the outbox, which stands above this page. */
export function HandedIn() {
  return (
    <div className="grid justify-items-center gap-3 px-4 py-10 text-center">
      <span className="grid size-14 place-items-center rounded-full bg-teal-soft text-teal">
        <Icon name="check" className="size-7" />
      </span>
      <StepHeading>Your answers are safe</StepHeading>
      <p className="text-ink-soft">
        You're offline, so they wait on this phone. They are sent by themselves when you're back
        online, and your result shows here.
      </p>
      <Link href={examDashboard} className={buttonLook({ variant: "secondary" })}>
        Back to Exam Preparation
      </Link>
    </div>
  );
}
