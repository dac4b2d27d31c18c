import { useEffect, useState, type ReactNode } from "react";
import { longestQuestion } from "#shared/contracts/homework.ts";
import { ActionBar } from "../../ui/action-bar.tsx";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/field.tsx";
import { useUser } from "../account/account.queries.ts";
import { readDraft, writeDraft, type DraftOwner } from "./draft.ts";
import { PhotoField } from "./photo-field.tsx";
import type { Photo, Question } from "./question.ts";
import { withHeard } from "./voice/heard-words.ts";
import { useDictation } from "./voice/use-dictation.ts";
import { VoiceButton, VoiceLine } from "./voice/voice-controls.tsx";

interface QuestionBoxProps {
  /** Which box this is: each keeps a draft of its own. */
  box: DraftOwner["box"];
  /** What the box begins with; the draft where it is empty. */
  given: Question;
  hint: string;
  placeholder: string;
  submitLabel: string;
  onSubmit: (question: Question) => void;
  /** What stands above the box. */
  children: ReactNode;
}

/** Where a question is typed, spoken, photographed, or all of it. */
export function QuestionBox(props: QuestionBoxProps) {
  const { box, given, hint, placeholder, submitLabel, onSubmit, children } = props;
  const { text, change } = useDraft(box, given.text);
  const [photo, setPhoto] = useState<Photo | null>(given.photo);
  const voice = useDictation((heard) => change((typed) => withHeard(typed, heard)));
  const { interim } = voice;
  const isEmpty = text.trim() === "" && interim === "" && !photo;

  const submit = () => {
    voice.leave();
    // What can be read below the box counts, also where the phone hasn't made up its mind yet.
    onSubmit({
      text: interim === "" ? text : withHeard(text, { words: interim, instead: "" }),
      photo,
    });
  };
  return (
    <form
      className="flex flex-1 flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty) submit();
      }}
    >
      {children}
      <div className="grid gap-2">
        <TextArea
          label="Your question"
          hint={hint}
          placeholder={placeholder}
          rows={5}
          maxLength={longestQuestion}
          value={text}
          onChange={(event) => change(() => event.target.value)}
        />
        <VoiceLine voice={voice} />
      </div>
      <PhotoField photo={photo} onChange={setPhoto}>
        <VoiceButton voice={voice} />
      </PhotoField>
      <ActionBar>
        <Button type="submit" fullWidth disabled={isEmpty}>
          {submitLabel}
        </Button>
      </ActionBar>
    </form>
  );
}

/** What is being typed outlives a reload. */
function useDraft(box: DraftOwner["box"], given: string) {
  const userId = useUser().data?.id ?? 0;
  const [text, setText] = useState(() => given || readDraft({ box, userId }));
  useEffect(() => writeDraft({ box, userId }, text), [box, userId, text]);
  const change = (edit: (text: string) => string) =>
    setText((before) => edit(before).slice(0, longestQuestion));
  return { text, change };
}
