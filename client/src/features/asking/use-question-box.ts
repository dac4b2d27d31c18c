import { useEffect, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { z } from "zod/mini";
import { askHomework, longestQuestion } from "#shared/contracts/homework.ts";
import { judgedBy } from "../../lib/judged-by.ts";
import { useUser } from "../account/account.queries.ts";
import { readDraft, writeDraft, type DraftOwner } from "./draft.ts";
import type { Photo, Question } from "./question.ts";
import { useReadsPhotos } from "./settings.queries.ts";
import { withHeard } from "./voice/heard-words.ts";
import { useDictation } from "./voice/use-dictation.ts";

export interface QuestionBoxUse {
  /** Which box this is: each keeps a draft of its own. */
  box: DraftOwner["box"];
  /** What the box begins with; the draft where it is empty. */
  given: Question;
  onSubmit: (question: Question) => void;
}

const typedQuestion = z.pick(askHomework.body, { question: true });

/** What a question is made of while it is typed, spoken and photographed. */
export function useQuestionBox({ box, given, onSubmit }: QuestionBoxUse) {
  const { form, text, change } = useDraft(box, given.text);
  const readsPhotos = useReadsPhotos();
  const [photo, setPhoto] = useState<Photo | null>(given.photo);
  const voice = useDictation((heard) => change((typed) => withHeard(typed, heard)));
  const { interim } = voice;
  // A photo alone asks nothing of a server that can't read it.
  const asksByPhoto = photo !== null && readsPhotos !== false;
  const isEmpty = text.trim() === "" && interim === "" && !asksByPhoto;

  const submit = form.handleSubmit(() => {
    if (isEmpty) return;
    voice.leave();
    // What can be read below the box counts, also where the phone hasn't made up its mind yet.
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
  return { words, room, photo, setPhoto, voice, isEmpty, submit };
}

/** What is being typed outlives a reload. */
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
