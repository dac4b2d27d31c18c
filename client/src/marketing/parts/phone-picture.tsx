import type { Picture } from "../pictures.ts";

interface PhonePictureProps {
  picture: Picture;
  /** Text alternative of the picture. */
  alt: string;
  caption: string;
}

/** A screenshot of the product on a phone. It is below the first screen, so it is loaded lazily. */
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
