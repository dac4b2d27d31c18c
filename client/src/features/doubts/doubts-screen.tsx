import { DoubtInput } from "./doubt-input.tsx";
import { PracticeStep } from "./practice-step.tsx";
import { SolutionStep } from "./solution-step.tsx";
import { useDoubts, type Doubts } from "./use-doubts.ts";
import { AskingStep, LastAnswerStep, FailedStep } from "./ask-steps.tsx";
import { Step } from "../../ui/step.tsx";

/** Doubt Solver: solves a doubt in more than one way. */
export function DoubtsScreen() {
  const doubts = useDoubts();
  return (
    <>
      <output className="sr-only">{doubts.announcement}</output>
      <Step name={doubts.step}>
        <CurrentStep doubts={doubts} />
      </Step>
    </>
  );
}

/** A doubt that is being sent comes first; otherwise the address determines what is shown. */
function CurrentStep({ doubts }: { doubts: Doubts }) {
  const { flow } = doubts;
  switch (flow.step) {
    case "asking":
      return <AskingStep doubts={doubts} ask={flow.ask} />;
    case "failed":
      return <FailedStep doubts={doubts} ask={flow.ask} failure={flow.failure} />;
    case "input":
      return <ViewStep doubts={doubts} />;
  }
}

function ViewStep({ doubts }: { doubts: Doubts }) {
  const { view } = doubts;
  switch (view.kind) {
    case "lastAnswer":
      return <LastAnswerStep doubts={doubts} conversationId={view.conversationId} />;
    case "solution":
      return <SolutionStep key={view.messageId} doubts={doubts} view={view} />;
    case "practice":
      return <PracticeStep key={view.practiceId} doubts={doubts} view={view} />;
    case "new":
      return <DoubtInput doubts={doubts} />;
  }
}
