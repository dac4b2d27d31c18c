import type { AiResponse } from "#shared/contracts/answer.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { WrittenText } from "../../ui/markdown/written-text.tsx";
import type { AnswerProgress } from "../asking/answer-progress.ts";
import { partOf } from "../asking/answer-part.ts";
import { replyWords } from "../asking/reply-words.ts";
import { EmptyFailure, FailureLine } from "../asking/failure.tsx";
import { useStreamingEnd } from "../asking/use-streaming-end.ts";
import type { Exchange, ExchangeKind } from "./exchange.ts";
import { ExchangeAgainButton } from "./exchange-again-button.tsx";
import { ComprehensionPanel } from "./comprehension-panel.tsx";
import { ExchangeBody } from "./exchange-body.tsx";
import { focusExchange } from "./exchange-heading.tsx";
import { ExchangeHead } from "./exchange-head.tsx";
import { ThinkAbout } from "./think-about.tsx";
import type { Concepts } from "./use-concepts.ts";
import type { LiveExchange } from "./use-exchanges.ts";

interface ExchangeItemProps {
  concepts: Concepts;
  liveExchange: LiveExchange;
  isLast: boolean;
  isLastExplanation: boolean;
  onAsk: (concept: string) => void;
}

/** The student's text, if any, and the tutor's reply below it, in any state. */
export function ExchangeItem(props: ExchangeItemProps) {
  const { concepts, liveExchange, isLast, isLastExplanation, onAsk } = props;
  const { exchange, answer } = liveExchange;
  useStreamingEnd(answer, {
    onReady: (aiResponse) => concepts.announce(announcementFor(exchange.kind, aiResponse)),
    takeFocus: () => focusExchange(exchange.key),
  });
  return (
    <li className="grid grid-cols-1 gap-3">
      {exchange.question !== null && !partOf(answer).helplines && (
        <Bubble text={exchange.question} />
      )}
      <Card as="article" className="grid grid-cols-1 gap-4">
        <ExchangeHead exchange={exchange} answer={answer} />
        <ExchangeBody
          exchange={exchange}
          conversationId={concepts.conversationId}
          answer={answer}
        />
        {answer.state === "complete" && exchange.kind !== "quiz" && (
          <ThinkAbout aiResponse={answer.aiResponse} isBusy={concepts.isBusy} onAsk={onAsk} />
        )}
        {isLast && <EditQuestionButton concepts={concepts} exchange={exchange} answer={answer} />}
        {(answer.state === "failed" || answer.state === "stopped") && (
          <FailedOrStopped concepts={concepts} liveExchange={liveExchange} answer={answer} />
        )}
      </Card>
      {exchange.message && answer.state === "complete" && (
        <ComprehensionPanel
          concepts={concepts}
          exchange={exchange}
          message={exchange.message}
          isLast={isLastExplanation}
        />
      )}
    </li>
  );
}

function Bubble({ text }: { text: string }) {
  return (
    // Not a landmark: a conversation has one per question, all with the same name.
    <div
      role="group"
      aria-label="Your question"
      className="max-w-[85%] min-w-0 justify-self-end rounded-card bg-marigold-soft px-4 py-3"
    >
      <WrittenText text={text} />
    </div>
  );
}

interface FailedOrStoppedProps {
  concepts: Concepts;
  liveExchange: LiveExchange;
  answer: Extract<AnswerProgress, { state: "failed" | "stopped" }>;
}

/** An answer that failed or was stopped: the reason, and a retry. */
function FailedOrStopped({ concepts, liveExchange, answer }: FailedOrStoppedProps) {
  return (
    <>
      <EmptyFailure answer={answer} />
      <FailureLine answer={answer} />
      <ExchangeAgainButton concepts={concepts} liveExchange={liveExchange} answer={answer} />
    </>
  );
}

interface EditQuestionButtonProps {
  concepts: Concepts;
  exchange: Exchange;
  answer: AnswerProgress;
}

/** The action after a refusal that offers no other. */
function EditQuestionButton({ concepts, exchange, answer }: EditQuestionButtonProps) {
  if (answer.state !== "complete" || !isDeadEnd(answer.aiResponse)) return null;
  return (
    <Button fullWidth onClick={() => concepts.edit(exchange.question ?? exchange.concept)}>
      Edit question
    </Button>
  );
}

/** A refusal without offers: the question can be rephrased. */
function isDeadEnd(aiResponse: AiResponse): boolean {
  const { declined, helplines, replyKind, offers = [], followUpQuestions } = aiResponse;
  const isRefusal = declined && !helplines && !replyKind;
  return isRefusal && offers.length + followUpQuestions.length === 0;
}

/** A reply that explains nothing isn't announced as an explanation. */
function announcementFor(kind: ExchangeKind, aiResponse: AiResponse): string {
  const isExplained = !aiResponse.declined && !aiResponse.helplines;
  return isExplained ? announcements[kind] : replyWords(aiResponse).ready;
}

const announcements = {
  explanation: "Your explanation is ready.",
  reExplanation: "Your explanation is ready.",
  quiz: "Your quiz is ready.",
} as const;
