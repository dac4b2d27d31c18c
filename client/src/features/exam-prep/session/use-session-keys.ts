import { useEffect, useRef } from "react";

interface SessionKeys {
  /** Index of the option, from 0. */
  onChoose?: (option: number) => void;
  onNext?: () => void;
  onBefore?: () => void;
  onMark?: () => void;
}

/** Keys 1 to 4 select an option, left and right arrows move between questions, M marks. */
export function useSessionKeys(keys: SessionKeys): void {
  const latest = useRef(keys);
  useEffect(() => void (latest.current = keys));
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || isElsewhere(event.target)) return;
      const action = actionOf(event.key, latest.current);
      if (!action) return;
      // On radio buttons the arrows would select another option.
      event.preventDefault();
      action();
    };
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  }, []);
}

function actionOf(key: string, keys: SessionKeys): (() => void) | undefined {
  const { onChoose, onNext, onBefore, onMark } = keys;
  if (/^[1-4]$/u.test(key)) return onChoose && (() => onChoose(Number(key) - 1));
  if (key === "ArrowRight") return onNext;
  if (key === "ArrowLeft") return onBefore;
  return key.toLowerCase() === "m" ? onMark : undefined;
}

/** Keys are ignored in text fields and in dialogs. */
function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector("dialog[open]")) return true;
  if (!(target instanceof HTMLElement)) return false;
  const isTyped = target instanceof HTMLInputElement && target.type !== "radio";
  return isTyped || target.matches("textarea, select");
}
