import clsx from "clsx";
import { Link } from "wouter";
import { paths } from "../../lib/paths.ts";
import type { Tool } from "../../lib/tools.ts";
import { Icon } from "../../ui/icon.tsx";

/** The whole card is the link. Homework, the most used tool, is the coloured one. */
export function ToolCard({ tool }: { tool: Tool }) {
  const first = tool.path === paths.homework;
  return (
    <Link
      href={tool.path}
      className={clsx(
        "flex flex-wrap items-center gap-4 rounded-card border p-4 text-ink no-underline shadow-card transition-colors duration-short",
        first
          ? "border-marigold-edge bg-marigold-soft"
          : "border-rule bg-sheet hover:border-outline",
      )}
    >
      <span
        className={clsx(
          "grid size-11 shrink-0 place-items-center rounded-full",
          first ? "bg-marigold text-on-marigold" : "bg-teal-soft text-teal",
        )}
      >
        <Icon name={tool.icon} />
      </span>
      <span className="grid min-w-0 flex-1 basis-36 gap-0.5">
        <span className="font-semibold">{tool.name}</span>
        <span className="text-sm text-ink-soft">{tool.sentence}</span>
      </span>
      <Icon name="arrow-right" className="size-5 text-ink-soft" />
    </Link>
  );
}
