import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { PhotoPicker } from "./photo-picker.tsx";
import type { Photo } from "./question.ts";
import { usePhotoIntake, type Intake } from "./use-photo-intake.ts";

interface PhotoFieldProps {
  photo: Photo | null;
  onChange: (photo: Photo | null) => void;
  /** Opens the photo picker on mount. */
  openAtOnce?: boolean;
  /** Other input methods, beside the photo. */
  children?: ReactNode;
}

/** Buttons to add, change and remove a photo; `AttachedPhoto` shows it. */
export function PhotoField({ photo, onChange, openAtOnce = false, children }: PhotoFieldProps) {
  const { intake, take } = usePhotoIntake((file) => onChange({ kind: "chosen", file }));

  return (
    <div className="grid justify-items-start gap-3">
      <div className="flex flex-wrap gap-2">
        <PhotoPicker
          onPick={take}
          label={photo ? "Change photo" : "Add a photo"}
          openAtOnce={openAtOnce}
        />
        {children}
        {photo && (
          <Button variant="quiet" onClick={() => onChange(null)}>
            Remove photo
          </Button>
        )}
      </div>
      <IntakeState intake={intake} />
    </div>
  );
}

/** The progress of the chosen file, or why it can't be sent. */
export function IntakeState({ intake }: { intake: Intake }) {
  return (
    <>
      <output className="flex items-center gap-2 text-ink-soft empty:hidden">
        {intake.kind === "working" && (
          <>
            <Spinner /> Getting your photo ready…
          </>
        )}
      </output>
      {intake.kind === "refused" && (
        <p role="alert" className="flex gap-2 text-danger">
          <Icon name="alert" className="mt-0.5 size-5" />
          {intake.reason}
        </p>
      )}
    </>
  );
}
