import { useEffect, useRef, useState } from "react";
import { Icon } from "../../ui/icon.tsx";
import type { Photo } from "./question.ts";

/** The student's photo. Some browsers can't show an iPhone's HEIC; a text is shown instead. */
export function PhotoView({ photo }: { photo: Photo }) {
  const image = useRef<HTMLImageElement>(null);
  const [failedPhoto, setFailedPhoto] = useState<Photo | null>(null);
  useEffect(() => {
    if (photo.kind === "stored" || !image.current) return undefined;
    const url = URL.createObjectURL(photo.file);
    image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [photo]);

  if (failedPhoto === photo) {
    return (
      <p className="flex items-center gap-2 text-ink-soft">
        <Icon name="image" />
        Your photo is attached. This browser can't show it.
      </p>
    );
  }
  return (
    <img
      ref={image}
      {...(photo.kind === "stored" && { src: photo.url })}
      alt="Your question"
      onError={() => setFailedPhoto(photo)}
      className="max-h-56 max-w-full rounded-control border border-rule object-contain"
    />
  );
}
