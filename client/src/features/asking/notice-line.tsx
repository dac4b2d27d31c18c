import { Icon } from "../../ui/icon.tsx";

/** Why this answer differs from a usual one; unobtrusive, because it is still an answer. */
export function NoticeLine({ notice }: { notice: string }) {
  return (
    <p className="flex items-start gap-2 text-sm text-ink-soft">
      <Icon name="bulb" className="size-5" />
      <span className="min-w-0">{notice}</span>
    </p>
  );
}
