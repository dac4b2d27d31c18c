import { useState } from "react";
import { suggestions } from "#shared/domain/suggestions.ts";
import { ActionBar } from "../../ui/action-bar.tsx";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/field.tsx";
import { KeyHint } from "../../ui/key-hint.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { StepHeading } from "../../ui/step-heading.tsx";
import { newIdempotencyKey } from "../asking/idempotency-key.ts";
import { PhotoAttachment } from "../asking/photo-attachment.tsx";
import { PhotoField } from "../asking/photo-field.tsx";
import { emptyQuestion, type Question } from "../asking/question.ts";
import { useQuestionBox, type QuestionBoxState } from "../asking/use-question-box.ts";
import { VoiceButton, VoiceLine } from "../asking/voice/voice-controls.tsx";
import type { Doubts } from "./use-doubts.ts";

type Mode = "type" | "image" | "voice";

const hints: Record<Mode, string> = {
  type: "Say what you have tried, and where it stops making sense.",
  image: "Take a photo of the printed question. Add words where they help.",
  voice: "Speak, and put right what was misheard.",
};

interface DoubtInputProps {
  doubts: Doubts;
  /** The reason why the student is back at the box. */
  notice?: string;
}

/** The box in which a doubt is typed, photographed or spoken. The text is shared by all modes. */
export function DoubtInput({ doubts: { flow, handle, go, view }, notice }: DoubtInputProps) {
  const [mode, setMode] = useState<Mode>("type");
  const initialQuestion = flow.step === "input" ? flow.question : emptyQuestion;
  const onSubmit = (question: Question) => {
    if (view.kind !== "new") go({ kind: "new" });
    handle({ type: "submitted", question, newKey: newIdempotencyKey() });
  };
  const box = useQuestionBox({ box: "doubt", initialQuestion, onSubmit });
  const { voice } = box;
  const choose = (chosen: Mode) => {
    setMode(chosen);
    // Selecting Voice starts listening, and leaving it stops.
    if (voice.isSupported && voice.isListening !== (chosen === "voice")) voice.toggle();
  };
  return (
    <form className="flex flex-1 flex-col gap-5" onSubmit={box.submit}>
      <StepHeading>What are you stuck on?</StepHeading>
      {notice !== undefined && <Notice>{notice}</Notice>}
      <Tabs
        label="How you ask"
        value={mode}
        onChange={choose}
        chosenBy="press"
        tabs={[
          { value: "type", label: "Type", content: <QuestionFields mode="type" box={box} /> },
          { value: "image", label: "Image", content: <QuestionFields mode="image" box={box} /> },
          { value: "voice", label: "Voice", content: <QuestionFields mode="voice" box={box} /> },
        ]}
      />
      <ActionBar>
        <Button type="submit" fullWidth disabled={box.isEmpty}>
          Solve Doubt
        </Button>
        <KeyHint>Ctrl + Enter does the same.</KeyHint>
      </ActionBar>
    </form>
  );
}

interface QuestionFieldsProps {
  mode: Mode;
  box: QuestionBoxState;
}

function QuestionFields({ mode, box }: QuestionFieldsProps) {
  const { textField, attachment, voice } = box;
  const { photo, setPhoto } = attachment;
  return (
    <div className="grid grid-cols-1 gap-5">
      <PhotoAttachment attachment={attachment} />
      {mode === "image" && !photo && <PhotoField photo={null} onChange={setPhoto} opensOnMount />}
      {mode === "voice" && (
        <div>
          <VoiceButton voice={voice} />
        </div>
      )}
      <div className="grid gap-2">
        <TextArea
          {...textField}
          label="Your doubt"
          hint={hints[mode]}
          placeholder={suggestions.doubt.placeholder}
          rows={5}
        />
        {/* Words still being spoken when the student changes the mode are still added. */}
        {(mode === "voice" || voice.isListening) && <VoiceLine voice={voice} />}
      </div>
      {photo && <PhotoField photo={photo} onChange={setPhoto} />}
    </div>
  );
}
