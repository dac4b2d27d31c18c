import { largestPhoto, photoTypes } from "#shared/contracts/uploads.ts";
import { shrinkPhoto } from "./shrink-photo.ts";

/** A photo that is ready to send, or the reason for the student why this file can't be one. */
export type PreparedPhoto = { kind: "photo"; file: Blob } | { kind: "refused"; reason: string };

const sendableTypes: readonly string[] = photoTypes;
/** Some browsers have no type for photos of an iPhone, so the file name decides. */
const looksLikeHeic = (file: File) => /\.hei[cf]$/iu.test(file.name);

/** Accepts a file as a photo: image files only, shrunk if the browser can. */
export async function preparePhoto(
  file: File,
  shrink: (file: Blob) => Promise<Blob> = shrinkPhoto,
): Promise<PreparedPhoto> {
  if (!file.type.startsWith("image/") && !looksLikeHeic(file)) {
    return refuse("That file isn't a photo. Choose a photo, or type your question.");
  }
  const photo = await shrink(file);
  if (!sendableTypes.includes(photo.type) && !looksLikeHeic(file)) {
    return refuse("This kind of picture can't be opened here. A screenshot of it will work.");
  }
  if (photo.size > largestPhoto) {
    return refuse(
      "This photo is larger than 10 MB. Take it again closer up, or send a screenshot of it.",
    );
  }
  return { kind: "photo", file: photo };
}

const refuse = (reason: string): PreparedPhoto => ({ kind: "refused", reason });
