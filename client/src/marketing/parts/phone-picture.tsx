import type { Picture } from "../pictures.ts";

interface PhonePictureProps {
  picture: Picture;
  /** What can be seen on it. */
  alt: string;
  caption: string;
}

/** The product as it looks on a phone. Below the first screen, so it waits until it is nearly in view. */
export function PhonePicture({
  picture: { file, width, height },
  alt,
  caption,
}: PhonePictureProps) {
  return (
    <figure className="grid justify-items-center gap-3">
      <div className="w-full max-w-72 overflow-hidden rounded-sheet border-4 border-ink bg-ink">
        <img
          src={file}
          alt={alt}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          className="h-auto w-full rounded-card"
        />
      </div>
      <figcaption className="text-sm text-ink-soft">{caption}</figcaption>
    </figure>
  );
}
