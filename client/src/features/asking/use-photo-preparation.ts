import { useState } from "react";
import { preparePhoto } from "./prepare-photo.ts";

export type PreparationState =
  | { kind: "idle" }
  | { kind: "working" }
  | { kind: "refused"; reason: string };

/** Accepts a chosen file as a photo, and returns the progress. */
export function usePhotoPreparation(onPhoto: (file: Blob) => void) {
  const [state, setState] = useState<PreparationState>({ kind: "idle" });
  const prepare = async (file: File) => {
    setState({ kind: "working" });
    const prepared = await preparePhoto(file);
    setState(prepared.kind === "refused" ? prepared : { kind: "idle" });
    if (prepared.kind === "photo") onPhoto(prepared.file);
  };
  return { state, prepare };
}
