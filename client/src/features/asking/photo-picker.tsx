import { useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Sheet } from "../../ui/sheet.tsx";

interface PhotoPickerProps {
  label: string;
  opensOnMount?: boolean;
  /** Shown as the primary button, as wide as the page. */
  isMain?: boolean;
  onPick: (file: File) => Promise<void>;
}

export function PhotoPicker({
  label,
  opensOnMount = false,
  isMain = false,
  onPick,
}: PhotoPickerProps) {
  const [open, setOpen] = useState(opensOnMount);
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
      // Without a reset, choosing the same photo again would fire no change event.
      event.target.value = "";
      if (file) void onPick(file);
    },
  };

  return (
    <>
      <Button
        variant={isMain ? "primary" : "secondary"}
        fullWidth={isMain}
        onClick={() => setOpen(true)}
      >
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
