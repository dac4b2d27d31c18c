import type { ReactNode } from "react";

/** A store outside React, so that any code can show a toast, also a failed call outside a screen. */
interface ToastAction {
  label: string;
  /** How to do the same elsewhere, for screen reader users who hear the toast without its button. */
  alternative: string;
  onSelect: () => void;
}

interface ToastContent {
  title: string;
  description?: string | undefined;
  variant?: "default" | "destructive";
  /** Replaces the icon; decorative. */
  picture?: ReactNode;
  /** One action that is available while the toast is shown. */
  action?: ToastAction | undefined;
}

export interface Toast extends Required<Omit<ToastContent, "description" | "action">> {
  id: number;
  description: string | undefined;
  action: ToastAction | undefined;
  open: boolean;
}

/** A closed toast stays in the store for this time, so that its exit animation is visible and its id is not reused. */
const dropAfterMilliseconds = 1_000_000;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function replace(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a toast, which replaces the previous one. */
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
