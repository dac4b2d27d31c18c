import { useRef, type RefObject } from "react";
import type { AiResponse } from "#shared/contracts/answer.ts";
import type { ConversationType, HelpLevel } from "#shared/contracts/conversations.ts";
import { isOutOfReach } from "../../lib/api-error.ts";
import { useUser } from "../account/account.queries.ts";
import { addToOutbox } from "../outbox/outbox-store.ts";
import { type AskFailure, failureOf } from "./answer-life.ts";
import { useStopConversation } from "./answer.queries.ts";
import { type DraftOwner, writeDraft } from "./draft.ts";
import type { Placed } from "./grow-answer.ts";
import type { Question } from "./question.ts";

/** How far a question has come that was sent. */
export type SendingEvent =
  | { type: "conversationStarted"; conversationId: number }
  /** The server has the question, and the answer has a place in the address. */
  | { type: "accepted" }
  /** There is no line: it is kept on this phone, and sent when the line is back. */
  | { type: "waits" }
  | { type: "failed"; failure: AskFailure };

interface Sending {
  box: DraftOwner["box"];
  /** Whether the page waits for an answer already: its address is replaced then. */
  isAwaited: boolean;
  isOnScreen: RefObject<boolean>;
  dispatch: (event: SendingEvent) => void;
  /** Leads to an answer, or to where it is awaited. */
  show: (conversationId: number, messageId: number | null, how: { replace: boolean }) => void;
  /** Leads to the empty box, from a conversation in which nothing was asked yet. */
  leave: () => void;
  /** Says that an answer is there that came in one piece. */
  announce: (whole: AiResponse) => void;
  /** Said of a failure that brings no words of its own. */
  otherwise?: string;
}

/** A question on its way, with all that it takes to ask it later. */
export interface OnItsWay {
  type: ConversationType;
  question: Question;
  level: HelpLevel;
  conversationId: number | null;
  key: string;
}

/** What the request that sends a question is given, and told of. */
export interface Sent {
  signal: AbortSignal;
  onConversation: (conversationId: number) => void;
  onPlaced: (conversationId: number, placed: Placed) => void;
}

/** Follows a question on its way to the server, whatever page sends it. */
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
      // A student who went elsewhere meanwhile isn't pulled back; the answer waits for her in its conversation.
      if (signal.aborted || !isOnScreen.current) return;
      dispatch({ type: "conversationStarted", conversationId });
      show(conversationId, null, { replace: wasAwaited });
      wasAwaited = true;
    };
    const onPlaced = (conversationId: number, { messageId, whole }: Placed) => {
      // Taken back: its words stand in the box again.
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
    // The question may be on its way to the server, or there.
    if (conversationId !== null) stop.mutate(conversationId);
  }

  return { begin, letGo };
}

/** Keeps a question for later that met nobody to take it; false where it failed otherwise, or can't be kept. */
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
