import { useEffect } from "react";
import type { DraftOwner } from "./draft.ts";
import type { Photo } from "./question.ts";

interface PendingPhoto {
  /** The question box that it is passed to. */
  box: DraftOwner["box"];
  photo: Photo;
}

/** Photo passed to a question box from elsewhere in the app. In memory only. */
let pending: PendingPhoto | null = null;
const listeners = new Set<() => void>();

export function setPendingPhoto(photo: PendingPhoto): void {
  pending = photo;
  for (const listener of listeners) listener();
}

/** Consumes a passed photo once: on mount, or while the box is mounted. */
export function usePendingPhoto(box: DraftOwner["box"], onPhoto: (photo: Photo) => void): void {
  useEffect(() => {
    const takePending = () => {
      if (pending?.box !== box) return;
      const { photo } = pending;
      pending = null;
      onPhoto(photo);
    };
    takePending();
    listeners.add(takePending);
    return () => void listeners.delete(takePending);
  });
}
