import clsx from "clsx";
import { useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from "react";
import { Icon } from "./icon.tsx";
import { ToastAnnouncement } from "./toast-announcement.tsx";
import { closeToast, toastStore, type Toast } from "./toast-store.ts";
import { useCountdown } from "./use-countdown.ts";
import { useHeld } from "./use-held.ts";
import { useSwipeAway } from "./use-swipe-away.ts";
import { useToastKeys } from "./use-toast-keys.ts";

/** How long a toast stays (specification section 9). */
const shownMilliseconds = 5000;
/** To read a toast takes a moment; to decide on what it offers, and to reach it by keyboard, takes longer. */
const withActionMilliseconds = 10_000;
/** How far to the right a toast is swiped away (specification section 9). */
const swipePixels = 50;

/**
 * Where toasts appear; mounted once. A toast of one or two lines is as high as the page's header and stands over it: it
 * covers nothing that a student is about to read or to tap.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current, toastStore.current);
  const list = useRef<HTMLOListElement>(null);
  const { held, holding } = useHeld();
  useToastKeys(list);
  return (
    <section aria-label="Notifications (F8)" tabIndex={-1} {...holding}>
      <ol
        ref={list}
        tabIndex={-1}
        className="fixed top-safe-top left-1/2 z-50 grid w-full max-w-column -translate-x-1/2 gap-2 p-1 outline-none empty:pointer-events-none"
      >
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} held={held} />
        ))}
      </ol>
      {toasts.map((toast) => toast.open && <ToastAnnouncement key={toast.id} toast={toast} />)}
    </section>
  );
}

function ToastCard({ toast, held }: { toast: Toast; held: boolean }) {
  const card = useRef<HTMLLIElement>(null);
  const close = () => closeToast(toast.id);
  const gone = useLeaving(card, toast.open);
  useCountdown(
    toast.action ? withActionMilliseconds : shownMilliseconds,
    toast.open && !held,
    close,
  );
  const swiping = useSwipeAway(swipePixels, close);
  const bad = toast.variant === "destructive";

  if (gone) return null;
  return (
    <li
      ref={card}
      {...swiping}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard comes here from the list, to hear the toast before its buttons
      tabIndex={0}
      className={clsx(
        "flex min-h-12 touch-pan-y flex-wrap items-start gap-x-3 rounded-card border-2 bg-sheet pl-3 text-sm text-ink shadow-raised select-none",
        toast.open ? "animate-arrive" : "animate-leave",
        bad ? "border-danger" : "border-teal",
      )}
    >
      <Icon
        name={bad ? "alert" : "check"}
        className={clsx("mt-3 size-5", bad ? "text-danger" : "text-teal")}
      />
      <div className="min-w-0 flex-1 basis-20 self-center py-0.5">
        <p className="font-semibold">{toast.title}</p>
        {toast.description !== undefined && <p className="text-ink-soft">{toast.description}</p>}
      </div>
      <ToastButtons toast={toast} close={close} />
    </li>
  );
}

function ToastButtons({ toast: { action }, close }: { toast: Toast; close: () => void }) {
  return (
    <div className="ml-auto flex">
      {action && (
        <button
          type="button"
          onClick={() => {
            action.onSelect();
            close();
          }}
          className="min-h-touch rounded-full px-4 font-semibold text-teal hover:bg-teal-soft"
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label="Close"
        onClick={close}
        className="grid size-touch place-items-center rounded-full text-ink-soft hover:bg-desk"
      >
        <Icon name="close" className="size-5" />
      </button>
    </div>
  );
}

/** Whether a closed card has left: at once where nothing moves, else with the end of its animation. */
function useLeaving(card: RefObject<HTMLElement | null>, open: boolean): boolean {
  const [gone, setGone] = useState(false);
  useLayoutEffect(() => {
    const element = card.current;
    if (open || !element) return;
    const leave = () => {
      // The focus must not fall out of the page with the button that had it.
      if (element.contains(document.activeElement)) element.closest("ol")?.focus();
      setGone(true);
    };
    const leaving = element.getAnimations();
    if (leaving.length === 0) leave();
    else void Promise.allSettled(leaving.map(({ finished }) => finished)).then(leave);
  }, [card, open]);
  return gone;
}
