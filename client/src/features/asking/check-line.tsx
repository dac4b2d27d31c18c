import type { AiResponse } from "#shared/contracts/answer.ts";
import { Icon } from "../../ui/icon.tsx";
import { Markdown } from "../../ui/markdown/markdown.tsx";

/** What stands behind an answer that nothing was computed for. */
const unchecked: Record<AiResponse["engine"], string> = {
  // It says nothing but what it computed and proved, and what our library has.
  "built-in": "From our own library, written for school students.",
  openai: "Not checked: go through it yourself, or show it to your teacher.",
};

type CheckLineProps = Pick<AiResponse, "check" | "engine">;

/** Whether our own computation stands behind the answer. Never more than is true. */
export function CheckLine({ check: { status, method }, engine }: CheckLineProps) {
  if (status === "unchecked") {
    return <p className="text-sm text-ink-soft">{unchecked[engine]}</p>;
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
