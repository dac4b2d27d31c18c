import { useEffect } from "react";
import type { DraftOwner } from "./draft.ts";
import type { Photo } from "./question.ts";

interface HandedPhoto {
  /** The question box that it is for. */
  box: DraftOwner["box"];
  photo: Photo;
}

/** A photo that another part of the app hands to a question box. A reload forgets it. */
let handed: HandedPhoto | null = null;
const listeners = new Set<() => void>();

export function handPhoto(photo: HandedPhoto): void {
  handed = photo;
  for (const listener of listeners) listener();
}

/** Takes what was handed over, once, as the box opens or while it is open. */
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
