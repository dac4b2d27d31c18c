import { useRef, type RefObject } from "react";
import type { AiResponse } from "#shared/contracts/answer.ts";
import type { ConversationType, HelpLevel } from "#shared/contracts/conversations.ts";
import { isUnreachable } from "../../lib/api-error.ts";
import { useUser } from "../account/account.queries.ts";
import { addToOutbox } from "../outbox/outbox-store.ts";
import { type AskFailure, failureOf } from "./answer-progress.ts";
import { useStopConversation } from "./answer.queries.ts";
import { type DraftOwner, writeDraft } from "./draft.ts";
import type { AnswerMessage } from "./ask-and-stream.ts";
import type { Question } from "./question.ts";

/** Progress of a question that is being sent. */
export type SendingEvent =
  | { type: "conversationStarted"; conversationId: number }
  /** The server has accepted the question, and the address names the answer. */
  | { type: "accepted" }
  /** Offline: the question is stored on this phone, and sent when the connection is back. */
  | { type: "queued" }
  | { type: "failed"; failure: AskFailure };

interface SendingProps {
  box: DraftOwner["box"];
  /** Whether the page already waits for an answer: its history entry is then replaced. */
  isWaiting: boolean;
  isOnScreen: RefObject<boolean>;
  dispatch: (event: SendingEvent) => void;
  /** Navigates to an answer, or to the page that waits for it. */
  goToAnswer: (conversationId: number, messageId: number | null, how: { replace: boolean }) => void;
  /** Navigates to the empty box, from a conversation without a question. */
  goToEmptyBox: () => void;
  /** Announces an answer that came in one piece. */
  announce: (completeAnswer: AiResponse) => void;
  /** Message of a failure that the API gives no sentence for. */
  defaultDetail?: string;
}

/** A question that is being sent, with everything needed to ask it later. */
export interface QuestionToSend {
  type: ConversationType;
  question: Question;
  level: HelpLevel;
  conversationId: number | null;
  key: string;
}

/** Arguments and callbacks of the request that sends a question. */
export interface SendCallbacks {
  signal: AbortSignal;
  onConversation: (conversationId: number) => void;
  onMessage: (conversationId: number, message: AnswerMessage) => void;
}

/** Follows the sending of a question, from whichever page. */
export function useSending(props: SendingProps) {
  const { box, isOnScreen, dispatch, goToAnswer, announce, ...rest } = props;
  const stop = useStopConversation();
  const userId = useUser().data?.id ?? 0;
  const connection = useRef<AbortController>(null);

  function start(toSend: QuestionToSend): {
    callbacks: SendCallbacks;
    onError: (error: Error) => Promise<void>;
  } {
    const controller = new AbortController();
    connection.current = controller;
    const { signal } = controller;
    let wasWaiting = rest.isWaiting;
    let startedId = toSend.conversationId;
    const onConversation = (conversationId: number) => {
      startedId = conversationId;
      // A student who went elsewhere meanwhile isn't navigated back; the answer waits in its conversation.
      if (signal.aborted || !isOnScreen.current) return;
      dispatch({ type: "conversationStarted", conversationId });
      goToAnswer(conversationId, null, { replace: wasWaiting });
      wasWaiting = true;
    };
    const onMessage = (conversationId: number, { messageId, completeAnswer }: AnswerMessage) => {
      // The question was withdrawn: its text is in the box again.
      if (signal.aborted) return;
      writeDraft({ box, userId }, "");
      if (!isOnScreen.current) return;
      dispatch({ type: "accepted" });
      if (completeAnswer) announce(completeAnswer);
      goToAnswer(conversationId, messageId, { replace: wasWaiting });
    };
    const onError = async (error: Error) => {
      if (signal.aborted) return;
      if (await queueIfOffline(error, { ...toSend, conversationId: startedId }, userId)) {
        writeDraft({ box, userId }, "");
        if (!isOnScreen.current) return;
        dispatch({ type: "queued" });
        if (wasWaiting) rest.goToEmptyBox();
        return;
      }
      dispatch({ type: "failed", failure: failureOf(error, rest.defaultDetail) });
    };
    return { callbacks: { signal, onConversation, onMessage }, onError };
  }

  function withdraw(conversationId: number | null): void {
    connection.current?.abort();
    // The server may have received the question, or may receive it soon.
    if (conversationId !== null) stop.mutate(conversationId);
  }

  return { start, withdraw };
}

/**
 * Stores a question that could not reach the server in the outbox; false if it failed otherwise, or can't be stored.
 */
export async function queueIfOffline(
  error: Error,
  { question, ...toSend }: QuestionToSend,
  userId: number,
): Promise<boolean> {
  if (!isUnreachable(error)) return false;
  const { text, photo } = question;
  const file = photo?.kind === "chosen" ? photo.file : null;
  return addToOutbox({ ...toSend, kind: "question", userId, text, photo: file });
}
