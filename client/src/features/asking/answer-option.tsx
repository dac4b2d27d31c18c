import clsx from "clsx";
import { useId } from "react";
import { Icon } from "../../ui/icon.tsx";
import { Markdown } from "../../ui/markdown/markdown.tsx";
import { speakable } from "./read-aloud/speakable.ts";

export type OptionVerdict = "right" | "wrong" | null;

interface AnswerOptionProps {
  option: string;
  isPicked: boolean;
  /** Null before the student answers, and on options that are neither right nor chosen. */
  verdict: OptionVerdict;
  isDisabled: boolean;
  /** Groups the radio buttons of a question, so that the arrow keys move between them. */
  name: string;
  /** The key that selects it. */
  shortcut?: string;
  onPick: () => void;
}

const classNames = {
  right: "border-teal bg-teal-soft",
  wrong: "border-danger bg-danger-soft",
  open: "border-outline bg-sheet has-checked:border-teal",
};

const words = { right: "Right answer", wrong: "Your answer" };

/** One option of a question, with its verdict in words and an icon once it is known. */
export function AnswerOption(props: AnswerOptionProps) {
  const { option, isPicked, verdict, isDisabled, name, shortcut, onPick } = props;
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={clsx(
        "flex min-h-touch items-center gap-3 rounded-control border px-3 py-2",
        classNames[verdict ?? "open"],
      )}
    >
      <input
        id={id}
        type="radio"
        // A label of maths only has no accessible name in screen readers without MathML support.
        aria-label={spokenOption(option, verdict)}
        name={name}
        checked={isPicked}
        disabled={isDisabled}
        onChange={onPick}
        className="size-5 shrink-0 accent-teal"
      />
      {shortcut !== undefined && (
        <span aria-hidden="true" className="text-sm text-ink-soft tabular-nums">
          {shortcut}
        </span>
      )}
      {/* The verdict is beside a short option and below a long one, so that the text never becomes a column of single
         words. */}
      <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3">
        <span className="min-w-0">
          <Markdown text={option} inline />
        </span>
        {verdict && (
          <span
            className={clsx(
              "flex items-center gap-1 text-sm font-medium",
              verdict === "right" ? "text-teal" : "text-danger",
            )}
          >
            <Icon name={verdict === "right" ? "check" : "close"} className="size-4" />
            {words[verdict]}
          </span>
        )}
      </span>
    </label>
  );
}

const spokenOption = (option: string, verdict: OptionVerdict) =>
  verdict ? `${speakable(option)}. ${words[verdict]}` : speakable(option);
