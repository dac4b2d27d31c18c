import type { ReactNode } from "react";

/** Toasts of the page. A store beside React, so that anything may raise one, also a failed call outside a screen. */
interface ToastAction {
  label: string;
  /** How to do the same from elsewhere, for those who hear the toast and don't see its button. */
  alternative: string;
  onSelect: () => void;
}

interface ToastContent {
  title: string;
  description?: string | undefined;
  variant?: "default" | "destructive";
  /** Stands in the place of the mark; it says nothing that the words don't. */
  picture?: ReactNode;
  /** One thing that can be done about it, as long as the toast is there. */
  action?: ToastAction | undefined;
}

export interface Toast extends Required<Omit<ToastContent, "description" | "action">> {
  id: number;
  description: string | undefined;
  action: ToastAction | undefined;
  open: boolean;
}

/** A closed toast stays in the store this long, so that its leaving can be seen and its id is not met again. */
const dropAfterMilliseconds = 1_000_000;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function replace(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** One at a time: a new toast takes the place of the one before. */
export function showToast(content: ToastContent): void {
  const { title, description, variant = "default", picture, action } = content;
  lastId += 1;
  replace([{ id: lastId, title, description, variant, picture, action, open: true }]);
}

export function closeToast(id: number): void {
  if (!toasts.some((toast) => toast.id === id && toast.open)) return;
  replace(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  setTimeout(() => replace(toasts.filter((toast) => toast.id !== id)), dropAfterMilliseconds);
}

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  current: () => toasts,
};
