import { useRef, useState, type ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { PhotoView } from "./photo-view.tsx";
import type { Photo } from "./question.ts";
import { takeInPhoto } from "./take-in-photo.ts";

interface PhotoFieldProps {
  photo: Photo | null;
  onChange: (photo: Photo | null) => void;
  /** The choice of a photo is open from the beginning. */
  openAtOnce?: boolean;
  /** Other ways to ask, beside the photo. */
  children?: ReactNode;
}

type Intake = { kind: "idle" } | { kind: "working" } | { kind: "refused"; reason: string };

export function PhotoField({ photo, onChange, openAtOnce = false, children }: PhotoFieldProps) {
  const [intake, setIntake] = useState<Intake>({ kind: "idle" });
  const take = async (file: File) => {
    setIntake({ kind: "working" });
    const taken = await takeInPhoto(file);
    setIntake(taken.kind === "refused" ? taken : { kind: "idle" });
    if (taken.kind === "photo") onChange({ kind: "chosen", file: taken.file });
  };

  return (
    <div className="grid justify-items-start gap-3">
      {photo && <PhotoView photo={photo} />}
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
    </div>
  );
}

interface PhotoPickerProps {
  label: string;
  openAtOnce: boolean;
  onPick: (file: File) => Promise<void>;
}

function PhotoPicker({ label, openAtOnce, onPick }: PhotoPickerProps) {
  const [open, setOpen] = useState(openAtOnce);
  const camera = useRef<HTMLInputElement>(null);
  const gallery = useRef<HTMLInputElement>(null);
  const choose = (input: HTMLInputElement | null) => {
    setOpen(false);
    input?.click();
  };
  const input = {
    type: "file",
    hidden: true,
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => {
      const [file] = event.target.files ?? [];
      // Choosing the same photo again must be a change again.
      event.target.value = "";
      if (file) void onPick(file);
    },
  };

  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <Icon name="camera" className="size-5" />
        {label}
      </Button>
      <input ref={camera} {...input} accept="image/*" capture="environment" />
      <input ref={gallery} {...input} accept="image/*,.heic,.heif" />
      <Sheet open={open} title="Add a photo" onClose={() => setOpen(false)}>
        <div className="grid gap-2">
          <Button fullWidth onClick={() => choose(camera.current)}>
            <Icon name="camera" className="size-5" />
            Take Photo
          </Button>
          <Button variant="secondary" fullWidth onClick={() => choose(gallery.current)}>
            <Icon name="image" className="size-5" />
            Select from Gallery
          </Button>
          <Button variant="quiet" fullWidth onClick={() => setOpen(false)}>
            Cancel
          </Button>
        </div>
      </Sheet>
    </>
  );
}
