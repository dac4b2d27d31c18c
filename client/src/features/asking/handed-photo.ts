import { useEffect } from "react";
import type { DraftOwner } from "./draft.ts";
import type { Photo } from "./question.ts";

interface HandedPhoto {
  /** The question box that it is passed to. */
  box: DraftOwner["box"];
  photo: Photo;
}

/** Photo passed to a question box from elsewhere in the app. In memory only. */
let handed: HandedPhoto | null = null;
const listeners = new Set<() => void>();

export function handPhoto(photo: HandedPhoto): void {
  handed = photo;
  for (const listener of listeners) listener();
}

/** Consumes a passed photo once: on mount, or while the box is mounted. */
export function useHandedPhoto(box: DraftOwner["box"], take: (photo: Photo) => void): void {
  useEffect(() => {
    const look = () => {
      if (handed?.box !== box) return;
      const { photo } = handed;
      handed = null;
      take(photo);
    };
    look();
    listeners.add(look);
    return () => void listeners.delete(look);
  });
}
