import type { AiResponse } from "#shared/contracts/answer.ts";
import { Icon } from "../../ui/icon.tsx";
import { Markdown } from "../../ui/markdown/markdown.tsx";

const fromLibrary = "From our own library, written for school students.";
/** For an exercise with an open part, or if no option equals the computed result. */
const partlyChecked = "Not checked to the end: go through it yourself.";
const byModel = "Not checked: go through it yourself, or show it to your teacher.";

type CheckLineProps = Pick<AiResponse, "check" | "engine"> & {
  /** Whether the answer was worked out in steps; library content has none to check. */
  isWorked?: boolean;
};

/** Says whether our solver verified the answer, and never claims more than was verified. */
export function CheckLine({ check: { status, method }, engine, isWorked = false }: CheckLineProps) {
  if (status === "unchecked") {
    const ours = isWorked ? partlyChecked : fromLibrary;
    return <p className="text-sm text-ink-soft">{engine === "built-in" ? ours : byModel}</p>;
  }
  return (
    <p className="flex items-start gap-2 text-sm font-medium text-teal">
      <Icon name="check" className="size-5" />
      <span className="min-w-0">
        Checked
        {method !== undefined && (
          <>
            : <Markdown text={method} inline />
          </>
        )}
      </span>
    </p>
  );
}
