import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { PhotoPicker } from "./photo-picker.tsx";
import type { Photo } from "./question.ts";
import { usePhotoPreparation, type PreparationState } from "./use-photo-preparation.ts";

interface PhotoFieldProps {
  photo: Photo | null;
  onChange: (photo: Photo | null) => void;
  /** Opens the photo picker on mount. */
  opensOnMount?: boolean;
  /** Other input methods, beside the photo. */
  children?: ReactNode;
}

/** Buttons to add, change and remove a photo; `AttachedPhoto` shows it. */
export function PhotoField({ photo, onChange, opensOnMount = false, children }: PhotoFieldProps) {
  const { state, prepare } = usePhotoPreparation((file) => onChange({ kind: "chosen", file }));

  return (
    <div className="grid justify-items-start gap-3">
      <div className="flex flex-wrap gap-2">
        <PhotoPicker
          onPick={prepare}
          label={photo ? "Change photo" : "Add a photo"}
          opensOnMount={opensOnMount}
        />
        {children}
        {photo && (
          <Button variant="quiet" onClick={() => onChange(null)}>
            Remove photo
          </Button>
        )}
      </div>
      <PreparationNote state={state} />
    </div>
  );
}

/** The progress of the chosen file, or why it can't be sent. */
export function PreparationNote({ state }: { state: PreparationState }) {
  return (
    <>
      <output className="flex items-center gap-2 text-ink-soft empty:hidden">
        {state.kind === "working" && (
          <>
            <Spinner /> Getting your photo ready…
          </>
        )}
      </output>
      {state.kind === "refused" && (
        <p role="alert" className="flex gap-2 text-danger">
          <Icon name="alert" className="mt-0.5 size-5" />
          {state.reason}
        </p>
      )}
    </>
  );
}
