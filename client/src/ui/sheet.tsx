import clsx from "clsx";
import { useEffect, useId, useRef, type ReactNode } from "react";
import { Icon } from "./icon.tsx";

interface SheetProps {
  open: boolean;
  title: string;
  onClose: () => void;
  /** Full screen, for content to look at closely. */
  isFull?: boolean;
  children: ReactNode;
}

const classNames = {
  sheet:
    "mx-auto mt-auto mb-0 max-w-column rounded-t-sheet shadow-raised sm:mb-auto sm:rounded-sheet",
  full: "m-0 h-dvh max-h-none max-w-none pt-safe-top",
};

/** A modal choice: a bottom sheet on a phone. The browser's dialog element holds focus and handles Esc. */
export function Sheet({ open, title, onClose, isFull = false, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return undefined;
    // A press whose target is the dialog itself, not its content, is a press on the backdrop.
    const closeFromBehind = (event: Event) => {
      if (event.target === element) onClose();
    };
    // Esc, and the back gesture of Android; the owner of `open` closes it, not the browser.
    const closeByKey = (event: Event) => {
      event.preventDefault();
      onClose();
    };
    element.addEventListener("click", closeFromBehind);
    element.addEventListener("cancel", closeByKey);
    if (!element.open) element.showModal();
    return () => {
      element.removeEventListener("click", closeFromBehind);
      element.removeEventListener("cancel", closeByKey);
    };
  }, [open, onClose]);

  useEffect(() => {
    if (!open) dialog.current?.close();
  }, [open]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={clsx(
        "w-full bg-sheet p-0 text-ink backdrop:bg-shade open:animate-rise",
        isFull ? classNames.full : classNames.sheet,
      )}
    >
      {open && (
        <div className="relative grid gap-4 p-5 pb-[calc(1.25rem+env(safe-area-inset-bottom))]">
          <h2 id={titleId} className="pr-12 text-xl font-semibold">
            {title}
          </h2>
          {children}
          <button
            type="button"
            aria-label="Close"
            onClick={onClose}
            className="absolute top-3 right-3 grid size-touch place-items-center rounded-full text-ink-soft hover:bg-desk"
          >
            <Icon name="close" />
          </button>
        </div>
      )}
    </dialog>
  );
}
