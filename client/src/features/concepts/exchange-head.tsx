import { DifficultyBadge } from "../../ui/badge.tsx";
import type { AnswerProgress } from "../asking/answer-progress.ts";
import { isEmpty, partOf } from "../asking/answer-part.ts";
import { NoticeLine } from "../asking/notice-line.tsx";
import { replyWords } from "../asking/reply-words.ts";
import { ReadAloudButton } from "../asking/read-aloud/read-aloud-button.tsx";
import { spokenAnswer } from "../asking/read-aloud/spoken-answer.ts";
import type { Exchange, ExchangeKind } from "./exchange.ts";
import { ExchangeHeading } from "./exchange-heading.tsx";

interface ExchangeHeadProps {
  exchange: Exchange;
  answer: AnswerProgress;
}

/** Heading and state of the exchange. Its lines have a fixed height. */
export function ExchangeHead({ exchange, answer }: ExchangeHeadProps) {
  const part = partOf(answer);
  const heading = headingOf(exchange.kind, answer);
  const canReadAloud =
    answer.state === "complete" && exchange.kind !== "quiz" && part.helplines === undefined;
  return (
    <div className="grid gap-1">
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-2">
        <ExchangeHeading exchange={exchange.key}>{heading}</ExchangeHeading>
        {canReadAloud && <ReadAloudButton texts={spokenAnswer(answer.aiResponse, { heading })} />}
      </div>
      <TopicLine answer={answer} />
      {part.notice !== undefined && <NoticeLine notice={part.notice} />}
    </div>
  );
}

const titles: Record<ExchangeKind, string> = {
  explanation: "Explanation",
  reExplanation: "Simplified Explanation",
  quiz: "Quiz Time!",
};

function headingOf(kind: ExchangeKind, answer: AnswerProgress): string {
  const part = partOf(answer);
  if (part.helplines || part.replyKind) return replyWords(part).heading;
  if (part.declined === true) return "I can't explain this one yet";
  if (answer.state === "stopped") return "You stopped this answer.";
  if (answer.state !== "failed") return titles[kind];
  return isEmpty(part) ? "No answer yet" : "This answer isn't finished";
}

function TopicLine({ answer }: { answer: AnswerProgress }) {
  const { topic = "", difficulty, declined, helplines } = partOf(answer);
  if (declined === true || helplines) return null;
  if (difficulty !== undefined) {
    return (
      <p className="flex min-h-7 flex-wrap items-center gap-2 text-ink-soft">
        {topic !== "" && <span>{topic}</span>}
        <DifficultyBadge difficulty={difficulty} />
      </p>
    );
  }
  if (answer.state !== "streaming") return null;
  return <p className="min-h-7 text-ink-soft">Thinking it through. Up to half a minute.</p>;
}
