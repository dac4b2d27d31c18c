import { useRef } from "react";
import type { AdaptiveDifficulty, Comprehension, Message } from "#shared/contracts/messages.ts";
import { ApiError } from "../../lib/api-error.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { newIdempotencyKey } from "../asking/idempotency-key.ts";
import { useGiveComprehension } from "./concepts.queries.ts";
import type { Exchange } from "./exchange.ts";
import type { Concepts } from "./use-concepts.ts";

const choices: readonly { feedback: Comprehension; label: string }[] = [
  { feedback: "understood", label: "I understood" },
  { feedback: "confused", label: "I'm confused" },
  { feedback: "need_simpler", label: "Make it simpler" },
  { feedback: "need_harder", label: "Make it harder" },
];

interface ComprehensionPanelProps {
  concepts: Concepts;
  exchange: Exchange;
  message: Message;
  isLast: boolean;
}

/** Asks once below the last explanation how well it was understood; the given feedback stays visible. */
export function ComprehensionPanel({
  concepts,
  exchange,
  message,
  isLast,
}: ComprehensionPanelProps) {
  const { adaptiveDifficulty, comprehension } = message.metadata;
  if (comprehension !== undefined) return <Thanks comprehension={comprehension} />;
  if (!adaptiveDifficulty || !isLast) return null;
  return (
    <Panel
      concepts={concepts}
      exchange={exchange}
      message={message}
      adaptiveDifficulty={adaptiveDifficulty}
    />
  );
}

interface PanelProps extends Omit<ComprehensionPanelProps, "isLast"> {
  adaptiveDifficulty: AdaptiveDifficulty;
}

function Panel({ concepts, exchange, message, adaptiveDifficulty }: PanelProps) {
  const giveFeedback = useGiveComprehension();
  const keyOf = useKeys(giveFeedback.error);
  const { concept } = exchange;
  const answerIds = { conversationId: message.conversationId, messageId: message.id };
  const send = (feedback: Comprehension) =>
    giveFeedback.mutate({
      answerIds,
      concept,
      feedback,
      idempotencyKey: keyOf(feedback),
      onMessage: (message) => concepts.addFollowUp(concept, feedback, message),
    });
  return (
    <section
      aria-label="How was this explanation?"
      className="grid gap-3 rounded-card bg-teal-soft p-4"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="font-semibold">How was this for you?</h3>
        <LevelLine adaptiveDifficulty={adaptiveDifficulty} />
      </div>
      <div className="grid grid-cols-2 gap-2">
        {choices.map(({ feedback, label }) => (
          <Button
            key={feedback}
            variant="secondary"
            className="px-2!"
            disabled={giveFeedback.isPending || concepts.isBusy}
            pending={giveFeedback.isPending && giveFeedback.variables.feedback === feedback}
            pendingLabel="Sending..."
            onClick={() => send(feedback)}
          >
            {label}
          </Button>
        ))}
      </div>
    </section>
  );
}

const levels: Record<AdaptiveDifficulty["level"], string> = {
  beginner: "Beginner",
  intermediate: "Intermediate",
  advanced: "Advanced",
};

function LevelLine({
  adaptiveDifficulty: { level, score },
}: Pick<PanelProps, "adaptiveDifficulty">) {
  return (
    <p className="text-sm text-ink-soft tabular-nums">
      Your level: {levels[level]}, {Math.round(score * 10) / 10} out of 10
    </p>
  );
}

function Thanks({ comprehension }: { comprehension: Comprehension }) {
  const choice = choices.find(({ feedback }) => feedback === comprehension);
  return (
    <p className="flex items-start gap-2 rounded-card bg-teal-soft px-4 py-3 text-sm">
      <Icon name="check" className="size-5 text-teal" />
      <span className="min-w-0">
        Thanks for telling me! You said: <strong className="font-semibold">{choice?.label}</strong>
      </span>
    </p>
  );
}

/**
 * One idempotency key per feedback: a press after a lost connection uses the same key. A key is replaced if the server
 * has recorded a failure for it.
 */
function useKeys(error: Error | null) {
  const keys = useRef(new Map<Comprehension, string>());
  return (feedback: Comprehension) => {
    const isRecorded = error instanceof ApiError && error.wasAccepted;
    const unusedKey = isRecorded ? undefined : keys.current.get(feedback);
    const key = unusedKey ?? newIdempotencyKey();
    keys.current.set(feedback, key);
    return key;
  };
}
