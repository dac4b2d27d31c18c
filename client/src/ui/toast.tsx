import * as Radix from "@radix-ui/react-toast";
import clsx from "clsx";
import { useSyncExternalStore } from "react";
import { Icon } from "./icon.tsx";
import { closeToast, toastStore, type Toast } from "./toast-store.ts";

/** To read a toast takes a moment; to decide on what it offers, and to reach it by keyboard, takes longer. */
const withActionMilliseconds = 10_000;

/**
 * Where toasts appear; mounted once. Figures: specification section 9. A toast of one or two lines is as high as the
 * page's header and stands over it: it covers nothing that a student is about to read or to tap.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current);
  return (
    <Radix.Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
      <Radix.Viewport
        hotkey={["F8"]}
        className="fixed top-safe-top left-1/2 z-50 grid w-full max-w-column -translate-x-1/2 gap-2 p-1 outline-none empty:pointer-events-none"
      />
    </Radix.Provider>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const bad = toast.variant === "destructive";
  return (
    <Radix.Root
      open={toast.open}
      onOpenChange={(open) => {
        if (!open) closeToast(toast.id);
      }}
      type={bad || toast.action ? "foreground" : "background"}
      {...(toast.action && { duration: withActionMilliseconds })}
      className={clsx(
        "flex min-h-12 flex-wrap items-start gap-x-3 rounded-card border-2 bg-sheet pl-3 text-sm text-ink shadow-raised",
        "data-[state=open]:animate-arrive data-[state=closed]:animate-leave data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0",
        bad ? "border-danger" : "border-teal",
      )}
    >
      <Icon
        name={bad ? "alert" : "check"}
        className={clsx("mt-3 size-5", bad ? "text-danger" : "text-teal")}
      />
      <div className="min-w-0 flex-1 basis-20 self-center py-0.5">
        <Radix.Title className="font-semibold">{toast.title}</Radix.Title>
        {toast.description !== undefined && (
          <Radix.Description className="text-ink-soft">{toast.description}</Radix.Description>
        )}
      </div>
      <div className="ml-auto flex">
        {toast.action && (
          <Radix.Action
            altText={toast.action.alternative}
            onClick={toast.action.onSelect}
            className="min-h-touch rounded-full px-4 font-semibold text-teal hover:bg-teal-soft"
          >
            {toast.action.label}
          </Radix.Action>
        )}
        <Radix.Close
          aria-label="Close"
          className="grid size-touch place-items-center rounded-full text-ink-soft hover:bg-desk"
        >
          <Icon name="close" className="size-5" />
        </Radix.Close>
      </div>
    </Radix.Root>
  );
}
