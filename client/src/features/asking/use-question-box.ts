import { useEffect, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { z } from "zod/mini";
import { askHomework, longestQuestion } from "#shared/contracts/homework.ts";
import { judgedBy } from "../../lib/judged-by.ts";
import { showToast } from "../../ui/toast-store.ts";
import { useUser } from "../account/account.queries.ts";
import { addToOutbox, removeFromOutbox } from "../outbox/outbox-store.ts";
import { readDraft, writeDraft, type DraftOwner } from "./draft.ts";
import { newIdempotencyKey } from "./idempotency-key.ts";
import { useHandedPhoto } from "./handed-photo.ts";
import type { ChosenPhoto, Photo, Question } from "./question.ts";
import { useReadsPhotos } from "./settings.queries.ts";
import { withHeard } from "./voice/heard-words.ts";
import { useDictation } from "./voice/use-dictation.ts";

export interface QuestionBoxUse {
  /** The name of this box: each has its own draft. */
  box: DraftOwner["box"];
  /** Initial content of the box; the draft is used if it is empty. */
  given: Question;
  onSubmit: (question: Question) => void;
}

const typedQuestion = z.pick(askHomework.body, { question: true });

export type QuestionBoxState = ReturnType<typeof useQuestionBox>;

/** State of a question while it is typed, spoken and photographed. */
export function useQuestionBox({ box, given, onSubmit }: QuestionBoxUse) {
  const { form, text, change } = useDraft(box, given.text);
  const readsPhotos = useReadsPhotos();
  const { photo, setPhoto, readingBox } = usePhotoInBox(given.photo, text, change);
  const voice = useDictation((heard) => change((typed) => withHeard(typed, heard)));
  const { interim } = voice;
  // A photo alone can't be asked if the server doesn't read photos.
  const asksByPhoto = photo !== null && readsPhotos === true;
  const isEmpty = text.trim() === "" && interim === "" && !asksByPhoto;

  const submit = form.handleSubmit(() => {
    if (isEmpty) return;
    voice.leave();
    if (photo?.kind === "chosen" && photo.outboxKey !== undefined) {
      void removeFromOutbox(photo.outboxKey);
    }
    // Interim words, which are visible below the box, are submitted too.
    onSubmit({
      text: interim === "" ? text : withHeard(text, { words: interim, instead: "" }),
      photo,
    });
  });
  const words = {
    ...form.register("question"),
    error: form.formState.errors.question?.message,
  };
  const room = { length: text.length, longest: longestQuestion };
  useHandedPhoto(box, setPhoto);
  const keepPhoto = useKeepPhoto(box, () => setPhoto(null));
  const attached = { photo, setPhoto, readingBox, keepPhoto, asksByPhoto: readsPhotos === true };
  return { words, room, attached, voice, isEmpty, submit };
}

/** State of the photo and of its reading; removing the photo clears an unedited reading from the box. */
function usePhotoInBox(
  given: Photo | null,
  text: string,
  change: (edit: (text: string) => string) => void,
) {
  const [photo, replacePhoto] = useState(given);
  const [reading, setReading] = useState<string | null>(null);
  const setPhoto = (next: Photo | null) => {
    replacePhoto(next);
    setReading(null);
    if (text === reading) change(() => "");
  };
  const put = (read: string) => {
    setReading(read);
    change(() => read);
  };
  return { photo, setPhoto, readingBox: { text, reading, put } };
}

/** The typed text survives a reload. */
function useDraft(box: DraftOwner["box"], given: string) {
  const userId = useUser().data?.id ?? 0;
  const [question] = useState(() => given || readDraft({ box, userId }));
  const form = useForm({ resolver: judgedBy(typedQuestion), defaultValues: { question } });
  const text = useWatch({ control: form.control, name: "question" }) ?? "";
  useEffect(() => writeDraft({ box, userId }, text), [box, userId, text]);
  const change = (edit: (text: string) => string) =>
    form.setValue("question", edit(form.getValues("question") ?? ""));
  return { form, text, change };
}

/** Puts a photo into the outbox, where it is read when the connection is back. */
function useKeepPhoto(box: DraftOwner["box"], onKept: () => void) {
  const userId = useUser().data?.id ?? 0;
  return async ({ file }: ChosenPhoto) => {
    const type = box === "doubt" ? "doubt" : "homework";
    const key = newIdempotencyKey();
    if (await addToOutbox({ kind: "photo", key, userId, type, photo: file, reading: null }))
      onKept();
    else
      showToast({
        title: "It can't be kept here",
        description: "This browser keeps nothing. Leave this page open until the internet is back.",
      });
  };
}
