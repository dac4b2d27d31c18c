import type { ReactNode } from "react";
import { ActionBar } from "../../ui/action-bar.tsx";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/field.tsx";
import { KeyHint } from "../../ui/key-hint.tsx";
import { PhotoAttachment } from "./photo-attachment.tsx";
import { PhotoField } from "./photo-field.tsx";
import { LengthNote } from "./length-note.tsx";
import { useQuestionBox, type QuestionBoxOptions } from "./use-question-box.ts";
import { VoiceButton, VoiceLine } from "./voice/voice-controls.tsx";

interface QuestionBoxProps extends QuestionBoxOptions {
  hint: string;
  placeholder: string;
  submitLabel: string;
  /** Content above the box. */
  children: ReactNode;
}

/** The box in which a question is typed, spoken or photographed. */
export function QuestionBox(props: QuestionBoxProps) {
  const { hint, placeholder, submitLabel, children } = props;
  const { textField, lengthLimit, attachment, voice, isEmpty, submit } = useQuestionBox(props);
  return (
    <form className="flex flex-1 flex-col gap-5" onSubmit={submit}>
      {children}
      <PhotoAttachment attachment={attachment} />
      <div className="grid gap-2">
        <TextArea
          {...textField}
          label="Your question"
          hint={hint}
          placeholder={placeholder}
          rows={5}
        />
        <LengthNote {...lengthLimit} />
        <VoiceLine voice={voice} />
      </div>
      <PhotoField photo={attachment.photo} onChange={attachment.setPhoto}>
        <VoiceButton voice={voice} />
      </PhotoField>
      <ActionBar>
        <Button type="submit" fullWidth disabled={isEmpty}>
          {submitLabel}
        </Button>
        <KeyHint>Ctrl + Enter does the same.</KeyHint>
      </ActionBar>
    </form>
  );
}
