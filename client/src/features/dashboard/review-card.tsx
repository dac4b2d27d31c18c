import { Link } from "wouter";
import { paths } from "../../lib/paths.ts";
import { Icon } from "../../ui/icon.tsx";

/** The questions due for review today, at least one. */
export function ReviewCard({ due, subjects }: { due: number; subjects: readonly string[] }) {
  return (
    <Link
      href={paths.examPrep}
      className="flex items-center gap-4 rounded-card border border-teal bg-teal-soft p-4 text-ink no-underline"
    >
      <Icon name="practice" className="size-6 text-teal" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">Review today</span>
        <span className="block text-sm">
          {due === 1 ? "1 question" : `${due} questions`} · {subjects.join(", ")}
        </span>
      </span>
      <Icon name="arrow-right" className="size-5 text-ink-soft" />
    </Link>
  );
}
