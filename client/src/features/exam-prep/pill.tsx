import clsx from "clsx";
import { useId, type ReactNode } from "react";
import { Icon } from "../../ui/icon.tsx";

interface PillProps {
  type: "radio" | "checkbox";
  name: string;
  isChosen: boolean;
  isDisabled?: boolean;
  onChoose: () => void;
  children: ReactNode;
}

/** A choice of one or two words; a selected one has a check mark. */
export function Pill({ type, name, isChosen, isDisabled = false, onChoose, children }: PillProps) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={clsx(
        "relative flex min-h-touch items-center gap-1.5 rounded-full border px-4 font-medium",
        "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-teal",
        isDisabled && "border-rule bg-desk text-ink-soft",
        !isDisabled &&
          (isChosen ? "border-teal bg-teal-soft text-teal" : "border-outline bg-sheet"),
      )}
    >
      <input
        id={id}
        type={type}
        name={name}
        checked={isChosen}
        disabled={isDisabled}
        onChange={onChoose}
        className="sr-only"
      />
      {isChosen && <Icon name="check" className="size-4" />}
      {children}
    </label>
  );
}
