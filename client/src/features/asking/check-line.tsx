import type { Check } from "#shared/contracts/answer.ts";
import { Icon } from "../../ui/icon.tsx";
import { Markdown } from "../../ui/markdown/markdown.tsx";

/** Whether our own computation stands behind the answer. Never more than is true. */
export function CheckLine({ check: { status, method } }: { check: Check }) {
  if (status === "unchecked") {
    return (
      <p className="text-sm text-ink-soft">
        Not checked: go through it yourself, or show it to your teacher.
      </p>
    );
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
