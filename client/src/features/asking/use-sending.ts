import { useRef, type RefObject } from "react";
import type { AiResponse } from "#shared/contracts/answer.ts";
import type { ConversationType, HelpLevel } from "#shared/contracts/conversations.ts";
import { isOutOfReach } from "../../lib/api-error.ts";
import { useUser } from "../account/account.queries.ts";
import { addToOutbox } from "../outbox/outbox-store.ts";
import { type AskFailure, failureOf } from "./answer-life.ts";
import { useStopConversation } from "./answer.queries.ts";
import { type DraftOwner, writeDraft } from "./draft.ts";
import type { Placed } from "./ask-and-stream.ts";
import type { Question } from "./question.ts";

/** Progress of a question that is being sent. */
export type SendingEvent =
  | { type: "conversationStarted"; conversationId: number }
  /** The server has accepted the question, and the address names the answer. */
  | { type: "accepted" }
  /** Offline: the question is stored on this phone, and sent when the connection is back. */
  | { type: "waits" }
  | { type: "failed"; failure: AskFailure };

interface Sending {
  box: DraftOwner["box"];
  /** Whether the page already waits for an answer: its history entry is then replaced. */
  isAwaited: boolean;
  isOnScreen: RefObject<boolean>;
  dispatch: (event: SendingEvent) => void;
  /** Navigates to an answer, or to the page that waits for it. */
  show: (conversationId: number, messageId: number | null, how: { replace: boolean }) => void;
  /** Navigates to the empty box, from a conversation without a question. */
  leave: () => void;
  /** Announces an answer that came in one piece. */
  announce: (whole: AiResponse) => void;
  /** Message of a failure that the API gives no sentence for. */
  otherwise?: string;
}

/** A question that is being sent, with everything needed to ask it later. */
export interface OnItsWay {
  type: ConversationType;
  question: Question;
  level: HelpLevel;
  conversationId: number | null;
  key: string;
}

/** Arguments and callbacks of the request that sends a question. */
export interface Sent {
  signal: AbortSignal;
  onConversation: (conversationId: number) => void;
  onPlaced: (conversationId: number, placed: Placed) => void;
}

/** Follows the sending of a question, from whichever page. */
export function useSending(props: Sending) {
  const { box, isOnScreen, dispatch, show, announce, ...sending } = props;
  const stop = useStopConversation();
  const userId = useUser().data?.id ?? 0;
  const connection = useRef<AbortController>(null);

  function begin(asked: OnItsWay): { sent: Sent; onError: (error: Error) => Promise<void> } {
    const controller = new AbortController();
    connection.current = controller;
    const { signal } = controller;
    let wasAwaited = sending.isAwaited;
    let startedId = asked.conversationId;
    const onConversation = (conversationId: number) => {
      startedId = conversationId;
      // A student who went elsewhere meanwhile isn't navigated back; the answer waits in its conversation.
      if (signal.aborted || !isOnScreen.current) return;
      dispatch({ type: "conversationStarted", conversationId });
      show(conversationId, null, { replace: wasAwaited });
      wasAwaited = true;
    };
    const onPlaced = (conversationId: number, { messageId, whole }: Placed) => {
      // The question was withdrawn: its text is in the box again.
      if (signal.aborted) return;
      writeDraft({ box, userId }, "");
      if (!isOnScreen.current) return;
      dispatch({ type: "accepted" });
      if (whole) announce(whole);
      show(conversationId, messageId, { replace: wasAwaited });
    };
    const onError = async (error: Error) => {
      if (signal.aborted) return;
      if (await waitsForLine(error, { ...asked, conversationId: startedId }, userId)) {
        writeDraft({ box, userId }, "");
        if (!isOnScreen.current) return;
        dispatch({ type: "waits" });
        if (wasAwaited) sending.leave();
        return;
      }
      dispatch({ type: "failed", failure: failureOf(error, sending.otherwise) });
    };
    return { sent: { signal, onConversation, onPlaced }, onError };
  }

  function letGo(conversationId: number | null): void {
    connection.current?.abort();
    // The server may have received the question, or may receive it soon.
    if (conversationId !== null) stop.mutate(conversationId);
  }

  return { begin, letGo };
}

/**
 * Stores a question that could not reach the server in the outbox; false if it failed otherwise, or can't be stored.
 */
export async function waitsForLine(
  error: Error,
  { question, ...asked }: OnItsWay,
  userId: number,
): Promise<boolean> {
  if (!isOutOfReach(error)) return false;
  const { text, photo } = question;
  const file = photo?.kind === "chosen" ? photo.file : null;
  return addToOutbox({ ...asked, kind: "question", userId, text, photo: file });
}
