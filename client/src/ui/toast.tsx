import * as RadixToast from "@radix-ui/react-toast";
import clsx from "clsx";
import { useSyncExternalStore } from "react";
import { Icon } from "./icon.tsx";
import { closeToast, toastStore, type Toast } from "./toast-store.ts";

/** How long a toast is shown, in milliseconds (specification section 9). */
const shownMilliseconds = 5000;
/** Milliseconds for a toast with an action: deciding on it and reaching it by keyboard take longer than reading. */
const withActionMilliseconds = 10_000;
/** Distance in pixels of a swipe to the right that closes a toast (specification section 9). */
const swipePixels = 50;
/** Key that moves focus to the toasts (specification section 9). */
const hotkey = ["F8"];

/**
 * The container of toasts. A toast of one or two lines is as high as the page's header and covers only the header,
 * nothing that a student is about to read or tap.
 */
export function Toasts() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current, toastStore.current);
  return (
    <RadixToast.Provider
      duration={shownMilliseconds}
      swipeDirection="right"
      swipeThreshold={swipePixels}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
      <RadixToast.Viewport
        hotkey={hotkey}
        className="fixed top-safe-top left-1/2 z-50 grid w-full max-w-column -translate-x-1/2 gap-2 p-1 outline-none empty:pointer-events-none"
      />
    </RadixToast.Provider>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const { title, description, picture, action } = toast;
  const bad = toast.variant === "destructive";
  return (
    <RadixToast.Root
      open={toast.open}
      onOpenChange={(open) => {
        if (!open) closeToast(toast.id);
      }}
      // Errors and actions are announced at once, the rest at the next pause.
      type={bad || action ? "foreground" : "background"}
      {...(action && { duration: withActionMilliseconds })}
      // Vertical drags on the toast still scroll the page.
      style={{ touchAction: "pan-y" }}
      className={clsx(
        "flex min-h-12 flex-wrap items-start gap-x-3 rounded-card border-2 bg-sheet pl-3 text-sm text-ink shadow-raised data-[state=closed]:animate-leave data-[state=open]:animate-arrive data-[swipe=end]:translate-x-(--radix-toast-swipe-end-x) data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)",
        bad ? "border-danger" : "border-teal",
      )}
    >
      {picture ?? (
        <Icon
          name={bad ? "alert" : "check"}
          className={clsx("mt-3 size-5", bad ? "text-danger" : "text-teal")}
        />
      )}
      <div className="min-w-0 flex-1 basis-20 self-center py-0.5">
        <RadixToast.Title className="font-semibold">{title}</RadixToast.Title>
        {description !== undefined && (
          <RadixToast.Description className="text-ink-soft">{description}</RadixToast.Description>
        )}
      </div>
      <div className="ml-auto flex">
        {action && (
          <RadixToast.Action
            altText={action.alternative}
            onClick={action.onSelect}
            className="min-h-touch rounded-full px-4 font-semibold text-teal hover:bg-teal-soft"
          >
            {action.label}
          </RadixToast.Action>
        )}
        <RadixToast.Close
          aria-label="Close"
          className="grid size-touch place-items-center rounded-full text-ink-soft hover:bg-desk"
        >
          <Icon name="close" className="size-5" />
        </RadixToast.Close>
      </div>
    </RadixToast.Root>
  );
}
