import { useEffect, useState } from "react";
import { longestConcept } from "#shared/contracts/concepts.ts";
import { detailOf } from "../../lib/api-error.ts";
import { ActionBar } from "../../ui/action-bar.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useUser } from "../account/account.queries.ts";
import { useStopAnswer } from "../asking/answer.queries.ts";
import { readDraft, writeDraft } from "../asking/draft.ts";
import { LineState } from "../asking/line-state.tsx";
import type { Concepts } from "./use-concepts.ts";
import type { LiveExchange } from "./use-exchanges.ts";

interface ComposerProps {
  concepts: Concepts;
  onAsk: (concept: string) => void;
  /** Leads to the end of the conversation; null where the student is there. */
  onJump: (() => void) | null;
}

/** Where a student types. While an answer grows, she may type on, and send it afterwards. */
export function Composer({ concepts, onAsk, onJump }: ComposerProps) {
  const { text, setText } = useDraft(concepts.unsent);
  const growing = concepts.lives.findLast(({ answer }) => answer.state === "growing");
  const isEmpty = text.trim() === "";
  const submit = () => {
    if (isEmpty || growing) return;
    onAsk(text);
    setText("");
  };
  const letGo = () => {
    const words = concepts.letGo();
    setText((typed) => typed || words);
  };
  return (
    <ActionBar>
      {onJump && (
        <div className="pointer-events-none absolute inset-x-0 -top-14 grid justify-center">
          <Button
            variant="secondary"
            className="pointer-events-auto shadow-raised"
            onClick={onJump}
          >
            <Icon name="down" className="size-5" />
            Jump to latest
          </Button>
        </div>
      )}
      <form
        className="grid gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {growing && <LineState answer={growing.answer} />}
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
          <TypingField text={text} onChange={setText} onEnter={submit} />
          {growing ? (
            <StopButton
              key={growing.exchange.key}
              conversationId={concepts.conversationId}
              growing={growing}
              onLetGo={letGo}
            />
          ) : (
            <Button key="ask" type="submit" disabled={isEmpty}>
              Ask
            </Button>
          )}
        </div>
      </form>
    </ActionBar>
  );
}

interface TypingFieldProps {
  text: string;
  onChange: (text: string) => void;
  onEnter: () => void;
}

/** Grows with its words. Enter sends them and Shift+Enter breaks the line; an Enter that ends a Hindi word does neither. */
function TypingField({ text, onChange, onEnter }: TypingFieldProps) {
  return (
    <textarea
      aria-label="What do you want to understand?"
      placeholder="Why is the sky blue?"
      rows={1}
      maxLength={longestConcept}
      enterKeyHint="send"
      value={text}
      onChange={(event) => onChange(event.target.value.slice(0, longestConcept))}
      onKeyDown={(event) => {
        if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
        event.preventDefault();
        onEnter();
      }}
      className="field-sizing-content max-h-40 min-h-12 w-full resize-none rounded-sheet border border-outline bg-sheet px-4 py-2.5 text-base text-ink placeholder:text-ink-soft"
    />
  );
}

interface StopButtonProps {
  conversationId: number | null;
  growing: LiveExchange;
  /** Stop came before the answer had a place. */
  onLetGo: () => void;
}

function StopButton({ conversationId, growing: { exchange }, onLetGo }: StopButtonProps) {
  const { messageId } = exchange;
  const stop = useStopAnswer({ conversationId: conversationId ?? 0, messageId: messageId ?? 0 });
  return (
    <>
      <Button
        variant="secondary"
        pending={stop.isPending}
        pendingLabel={<span className="sr-only">Stopping...</span>}
        onClick={() => (messageId === null ? onLetGo() : stop.mutate())}
      >
        Stop
      </Button>
      {stop.error && (
        <p role="alert" className="order-first col-span-2 text-sm text-danger">
          {detailOf(stop.error)}
        </p>
      )}
    </>
  );
}

/** What is being typed, and what was sent and hasn't arrived, outlive a reload. */
function useDraft(unsent: string) {
  const userId = useUser().data?.id ?? 0;
  const [text, setText] = useState(() => readDraft({ box: "concept", userId }));
  const kept = text === "" ? unsent : text;
  useEffect(() => writeDraft({ box: "concept", userId }, kept), [userId, kept]);
  return { text, setText };
}
