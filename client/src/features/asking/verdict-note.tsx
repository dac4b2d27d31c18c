import clsx from "clsx";
import { Icon } from "../../ui/icon.tsx";
import { Markdown } from "../../ui/markdown/markdown.tsx";

interface VerdictNoteProps {
  isRight: boolean;
  title: string;
  /** The reason, in Markdown; absent if the title is enough. */
  why?: string;
}

/** Feedback on something that the student tried herself. */
export function VerdictNote({ isRight, title, why }: VerdictNoteProps) {
  return (
    <div
      className={clsx(
        "flex gap-3 rounded-control p-3",
        isRight ? "animate-rise bg-teal-soft" : "bg-marigold-soft",
      )}
    >
      <Icon
        name={isRight ? "check" : "bulb"}
        className={clsx("mt-0.5 size-5", isRight && "text-teal")}
      />
      <div className="grid min-w-0 gap-1">
        <p className={clsx("font-semibold", isRight && "text-teal")}>{title}</p>
        {why !== undefined && <Markdown text={why} />}
      </div>
    </div>
  );
}
