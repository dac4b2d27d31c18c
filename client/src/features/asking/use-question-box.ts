import { useEffect, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { z } from "zod/mini";
import { askHomework, longestQuestion } from "#shared/contracts/homework.ts";
import { schemaResolver } from "../../lib/schema-resolver.ts";
import { showToast } from "../../ui/toast-store.ts";
import { useUser } from "../account/account.queries.ts";
import { addToOutbox, removeFromOutbox } from "../outbox/outbox-store.ts";
import { readDraft, writeDraft, type DraftOwner } from "./draft.ts";
import { newIdempotencyKey } from "./idempotency-key.ts";
import { usePendingPhoto } from "./pending-photo.ts";
import type { ChosenPhoto, Photo, Question } from "./question.ts";
import { useReadsPhotos } from "./settings.queries.ts";
import { withRecognised } from "./voice/recognised-words.ts";
import { useDictation } from "./voice/use-dictation.ts";

export interface QuestionBoxOptions {
  /** The name of this box: each has its own draft. */
  box: DraftOwner["box"];
  /** Initial content of the box; the draft is used if it is empty. */
  initialQuestion: Question;
  onSubmit: (question: Question) => void;
}

const questionForm = z.pick(askHomework.body, { question: true });

export type QuestionBoxState = ReturnType<typeof useQuestionBox>;

/** State of a question while it is typed, spoken and photographed. */
export function useQuestionBox({ box, initialQuestion, onSubmit }: QuestionBoxOptions) {
  const { form, text, change } = useDraft(box, initialQuestion.text);
  const readsPhotos = useReadsPhotos();
  const { photo, setPhoto, readingBox } = usePhotoInBox(initialQuestion.photo, text, change);
  const voice = useDictation((heard) => change((typed) => withRecognised(typed, heard)));
  const { interim } = voice;
  // A photo alone can't be asked if the server doesn't read photos.
  const canAskByPhoto = photo !== null && readsPhotos === true;
  const isEmpty = text.trim() === "" && interim === "" && !canAskByPhoto;

  const submit = form.handleSubmit(() => {
    if (isEmpty) return;
    voice.abort();
    if (photo?.kind === "chosen" && photo.outboxKey !== undefined) {
      void removeFromOutbox(photo.outboxKey);
    }
    // Interim words, which are visible below the box, are submitted too.
    onSubmit({
      text: interim === "" ? text : withRecognised(text, { words: interim, replacedWords: "" }),
      photo,
    });
  });
  const textField = {
    ...form.register("question"),
    error: form.formState.errors.question?.message,
  };
  const lengthLimit = { length: text.length, longest: longestQuestion };
  usePendingPhoto(box, setPhoto);
  const storePhoto = useStorePhoto(box, () => setPhoto(null));
  const attachment = {
    photo,
    setPhoto,
    readingBox,
    storePhoto,
    canAskByPhoto: readsPhotos === true,
  };
  return { textField, lengthLimit, attachment, voice, isEmpty, submit };
}

/** State of the photo and of its reading; removing the photo clears an unedited reading from the box. */
function usePhotoInBox(
  initialQuestion: Photo | null,
  text: string,
  change: (edit: (text: string) => string) => void,
) {
  const [photo, replacePhoto] = useState(initialQuestion);
  const [reading, setReading] = useState<string | null>(null);
  const setPhoto = (next: Photo | null) => {
    replacePhoto(next);
    setReading(null);
    if (text === reading) change(() => "");
  };
  const insert = (read: string) => {
    setReading(read);
    change(() => read);
  };
  return { photo, setPhoto, readingBox: { text, reading, insert } };
}

/** The typed text survives a reload. */
function useDraft(box: DraftOwner["box"], initialQuestion: string) {
  const userId = useUser().data?.id ?? 0;
  const [question] = useState(() => initialQuestion || readDraft({ box, userId }));
  const form = useForm({ resolver: schemaResolver(questionForm), defaultValues: { question } });
  const text = useWatch({ control: form.control, name: "question" }) ?? "";
  useEffect(() => writeDraft({ box, userId }, text), [box, userId, text]);
  const change = (edit: (text: string) => string) =>
    form.setValue("question", edit(form.getValues("question") ?? ""));
  return { form, text, change };
}

/** Puts a photo into the outbox, where it is read when the connection is back. */
function useStorePhoto(box: DraftOwner["box"], onStored: () => void) {
  const userId = useUser().data?.id ?? 0;
  return async ({ file }: ChosenPhoto) => {
    const type = box === "doubt" ? "doubt" : "homework";
    const key = newIdempotencyKey();
    if (await addToOutbox({ kind: "photo", key, userId, type, photo: file, reading: null }))
      onStored();
    else
      showToast({
        title: "It can't be kept here",
        description: "This browser keeps nothing. Leave this page open until the internet is back.",
      });
  };
}
