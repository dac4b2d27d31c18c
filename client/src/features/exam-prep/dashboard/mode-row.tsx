import { Icon } from "../../../ui/icon.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { sessionWords } from "../session-words.ts";
import type { Mode } from "./modes.ts";

interface ModeRowProps {
  mode: Mode;
  /** This mode is being started. */
  isPending: boolean;
  /** Any mode is being started. */
  isBusy: boolean;
  onStart: () => void;
}

/** A practice mode; a tap anywhere on the row starts it. */
export function ModeRow({ mode, isPending, isBusy, onStart }: ModeRowProps) {
  const { name, length, sentence, notYet, sessionType } = mode;
  const face = (
    <>
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-teal-soft text-teal">
        <Icon name={sessionWords[sessionType].icon} />
      </span>
      <span className="grid min-w-0 flex-1 basis-36 gap-0.5">
        <span className="font-semibold">{name}</span>
        <span className="text-sm">{length}</span>
        <span className="text-sm text-ink-soft">{notYet ?? sentence}</span>
      </span>
    </>
  );
  if (notYet !== null) {
    return (
      <div className="flex flex-wrap items-center gap-4 rounded-card border border-rule p-4">
        {face}
      </div>
    );
  }
  return (
    <button
      type="button"
      onClick={onStart}
      disabled={isBusy}
      className="flex w-full flex-wrap items-center gap-4 rounded-card border border-rule bg-sheet p-4 text-left text-ink shadow-card transition-colors duration-short hover:border-outline"
    >
      {face}
      {isPending ? <Spinner /> : <Icon name="arrow-right" className="size-5 text-ink-soft" />}
    </button>
  );
}
