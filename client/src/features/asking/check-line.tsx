import type { AiResponse } from "#shared/contracts/answer.ts";
import { Icon } from "../../ui/icon.tsx";
import { Markdown } from "../../ui/markdown/markdown.tsx";

const fromLibrary = "From our own library, written for school students.";
/** Of an exercise with an open part, or where no option is equal to what was computed. */
const partlyChecked = "Not checked to the end: go through it yourself.";
const byModel = "Not checked: go through it yourself, or show it to your teacher.";

type CheckLineProps = Pick<AiResponse, "check" | "engine"> & {
  /** Whether the answer was worked out in steps; what the library has needs none. */
  isWorked?: boolean;
};

/** Whether our own computation stands behind the answer. Never more than is true. */
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
