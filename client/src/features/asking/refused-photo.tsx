import { Button } from "../../ui/button.tsx";
import { PreparationNote } from "./photo-field.tsx";
import { PhotoPicker } from "./photo-picker.tsx";
import type { Question } from "./question.ts";
import { usePhotoPreparation } from "./use-photo-preparation.ts";

interface RefusedPhotoProps {
  question: Question;
  /** Sends the question again, with another photo or without one. */
  onResend: (question: Question) => void;
}

/** Actions after the server refused a photo. */
export function RefusedPhoto({ question, onResend }: RefusedPhotoProps) {
  const { state, prepare } = usePhotoPreparation((file) =>
    onResend({ ...question, photo: { kind: "chosen", file } }),
  );
  return (
    <>
      <PreparationNote state={state} />
      <PhotoPicker label="Change photo" isMain onPick={prepare} />
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
