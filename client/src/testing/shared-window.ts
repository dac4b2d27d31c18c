import { focusManager, onlineManager } from "@tanstack/react-query";
import { vi } from "vitest";

type Holder = object;

/** Objects whose added properties stay with the window unless they are removed. */
const holders = (): Holder[] => [
  globalThis,
  navigator,
  document,
  document.documentElement,
  document.body,
  URL,
];

/**
 * The test files of a worker share one window, because creating it and loading the packages takes longer than most
 * files. Called before a file; returns a function that restores the window, the storage and the packages' state.
 */
export function keepWindow(): () => void {
  const properties = holders().map((holder) => keepProperties(holder));
  const listeners = [globalThis, document].map((target) => recordListeners(target));
  const { innerHTML } = document.head;
  return () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    for (const removeListeners of listeners) removeListeners();
    for (const restoreProperties of properties) restoreProperties();
    document.head.innerHTML = innerHTML;
    document.body.innerHTML = "";
    for (const element of [document.documentElement, document.body])
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
    localStorage.clear();
    sessionStorage.clear();
    forgetCookies();
    onlineManager.setOnline(true);
    focusManager.setFocused(undefined);
  };
}

/**
 * Symbols on the global object belong to packages, which are loaded once per worker and look for their own symbols
 * there.
 */
function keepProperties(holder: Holder): () => void {
  const keys = () =>
    holder === globalThis ? Object.getOwnPropertyNames(holder) : Reflect.ownKeys(holder);
  const kept = new Map(keys().map((key) => [key, Object.getOwnPropertyDescriptor(holder, key)]));
  return () => {
    for (const key of keys()) if (!kept.has(key)) Reflect.deleteProperty(holder, key);
    for (const [key, descriptor] of kept)
      if (descriptor && !isSame(descriptor, Object.getOwnPropertyDescriptor(holder, key)))
        Object.defineProperty(holder, key, descriptor);
  };
}

const isSame = (one: PropertyDescriptor, other: PropertyDescriptor | undefined) =>
  other !== undefined &&
  (["value", "get", "set"] as const).every((part) => one[part] === other[part]);

/**
 * Modules keep listeners for the lifetime of their page, which here ends with the file. `keepProperties` ends the
 * recording.
 */
function recordListeners(target: EventTarget): () => void {
  const added: Parameters<EventTarget["addEventListener"]>[] = [];
  const add = target.addEventListener.bind(target);
  target.addEventListener = (...listener: (typeof added)[number]) => {
    added.push(listener);
    add(...listener);
  };
  return () => {
    for (const listener of added) target.removeEventListener(...listener);
  };
}

function forgetCookies(): void {
  for (const cookie of document.cookie.split("; "))
    document.cookie = `${cookie.split("=")[0]}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`;
}
