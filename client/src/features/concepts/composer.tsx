import { useEffect, useState } from "react";
import { useForm, useWatch, type UseFormRegisterReturn } from "react-hook-form";
import { z } from "zod/mini";
import { explainConcept, longestConcept } from "#shared/contracts/concepts.ts";
import { suggestions } from "#shared/domain/suggestions.ts";
import { detailOf } from "../../lib/api-error.ts";
import { schemaResolver } from "../../lib/schema-resolver.ts";
import { ActionBar } from "../../ui/action-bar.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Step } from "../../ui/step.tsx";
import { useUser } from "../account/account.queries.ts";
import { useStopAnswer } from "../asking/answer.queries.ts";
import { readDraft, writeDraft } from "../asking/draft.ts";
import { ConnectionNote } from "../asking/connection-note.tsx";
import { LengthNote } from "../asking/length-note.tsx";
import type { Concepts } from "./use-concepts.ts";
import type { LiveExchange } from "./use-exchanges.ts";

const conceptForm = z.pick(explainConcept.body, { concept: true });

interface ComposerProps {
  concepts: Concepts;
  onAsk: (concept: string) => void;
  /** Scrolls to the end of the conversation; null if the student is there. */
  onJump: (() => void) | null;
}

/** The input of the conversation. While an answer streams, the student may type on, and send it afterwards. */
export function Composer({ concepts, onAsk, onJump }: ComposerProps) {
  const { text, register, handleSubmit, getValues, setValue, setFocus } = useDraft(
    concepts.unsentText,
  );
  const { editRequest: toEdit } = concepts;
  useEffect(() => {
    if (!toEdit) return;
    setValue("concept", toEdit.text);
    setFocus("concept");
  }, [toEdit, setValue, setFocus]);
  const streamingExchange = concepts.liveExchanges.findLast(
    ({ answer }) => answer.state === "streaming",
  );
  const submit = handleSubmit(({ concept }) => {
    if (streamingExchange) return;
    onAsk(concept);
    setValue("concept", "");
  });
  const withdraw = () => {
    const words = concepts.withdraw();
    setValue("concept", getValues("concept") || words);
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
      <form className="grid gap-2" onSubmit={submit}>
        {streamingExchange && <ConnectionNote answer={streamingExchange.answer} />}
        <LengthNote length={text.length} longest={longestConcept} />
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
          <TypingField field={register("concept")} onEnter={() => void submit()} />
          <Step name={streamingExchange?.exchange.key ?? "ask"}>
            {streamingExchange ? (
              <StopButton
                key={streamingExchange.exchange.key}
                conversationId={concepts.conversationId}
                streamingExchange={streamingExchange}
                onWithdraw={withdraw}
              />
            ) : (
              <Button key="ask" type="submit" disabled={text.trim() === ""}>
                Ask
              </Button>
            )}
          </Step>
        </div>
      </form>
    </ActionBar>
  );
}

interface TypingFieldProps {
  field: UseFormRegisterReturn;
  onEnter: () => void;
}

/**
 * Grows with its text. Enter sends it and Shift+Enter inserts a line break; an Enter that ends an IME composition, e.g.
 * of a Hindi word, does neither.
 */
function TypingField({ field, onEnter }: TypingFieldProps) {
  return (
    <textarea
      {...field}
      aria-label="What do you want to understand?"
      placeholder={suggestions.concept.placeholder}
      rows={1}
      enterKeyHint="send"
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
  streamingExchange: LiveExchange;
  /** Stop was pressed before the answer had a message. */
  onWithdraw: () => void;
}

function StopButton({
  conversationId,
  streamingExchange: { exchange },
  onWithdraw,
}: StopButtonProps) {
  const { messageId } = exchange;
  const stop = useStopAnswer({ conversationId: conversationId ?? 0, messageId: messageId ?? 0 });
  return (
    <>
      <Button
        variant="secondary"
        pending={stop.isPending}
        pendingLabel={<span className="sr-only">Stopping...</span>}
        onClick={() => (messageId === null ? onWithdraw() : stop.mutate())}
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

/** The typed text, and text that was sent and hasn't arrived, survive a reload. */
function useDraft(unsentText: string) {
  const userId = useUser().data?.id ?? 0;
  const [concept] = useState(() => readDraft({ box: "concept", userId }));
  const form = useForm({ resolver: schemaResolver(conceptForm), defaultValues: { concept } });
  const text = useWatch({ control: form.control, name: "concept" });
  const draft = text || unsentText;
  useEffect(() => writeDraft({ box: "concept", userId }, draft), [userId, draft]);
  return { ...form, text };
}
