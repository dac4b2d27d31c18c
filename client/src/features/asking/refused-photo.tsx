import { Button } from "../../ui/button.tsx";
import { IntakeState } from "./photo-field.tsx";
import { PhotoPicker } from "./photo-picker.tsx";
import type { Question } from "./question.ts";
import { usePhotoIntake } from "./use-photo-intake.ts";

interface RefusedPhotoProps {
  question: Question;
  /** Sends the question again, with another photo or without one. */
  onResend: (question: Question) => void;
}

/** Actions after the server refused a photo. */
export function RefusedPhoto({ question, onResend }: RefusedPhotoProps) {
  const { intake, take } = usePhotoIntake((file) =>
    onResend({ ...question, photo: { kind: "chosen", file } }),
  );
  return (
    <>
      <IntakeState intake={intake} />
      <PhotoPicker label="Change photo" isMain onPick={take} />
      {question.text !== "" && (
        <Button
          variant="secondary"
          fullWidth
          onClick={() => onResend({ ...question, photo: null })}
        >
          Send without the photo
        </Button>
      )}
    </>
  );
}
