import { useState } from "react";
import { takeInPhoto } from "./take-in-photo.ts";

export type Intake = { kind: "idle" } | { kind: "working" } | { kind: "refused"; reason: string };

/** Accepts a chosen file as a photo, and returns the progress. */
export function usePhotoIntake(onTaken: (file: Blob) => void) {
  const [intake, setIntake] = useState<Intake>({ kind: "idle" });
  const take = async (file: File) => {
    setIntake({ kind: "working" });
    const taken = await takeInPhoto(file);
    setIntake(taken.kind === "refused" ? taken : { kind: "idle" });
    if (taken.kind === "photo") onTaken(taken.file);
  };
  return { intake, take };
}
