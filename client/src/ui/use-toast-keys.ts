import { useEffect, type RefObject } from "react";
import { closeToast, toastStore } from "./toast-store.ts";

/** F8 takes the keyboard to the toasts (specification section 9), Esc closes the one that is there. */
export function useToastKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.code === "F8") list.current?.focus();
      if (event.key !== "Escape") return;
      for (const toast of toastStore.current()) closeToast(toast.id);
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [list]);
}
