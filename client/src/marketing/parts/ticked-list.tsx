import clsx from "clsx";
import { Icon } from "../../ui/icon.tsx";

interface TickedListProps {
  items: readonly string[];
  className?: string;
}

export function TickedList({ items, className }: TickedListProps) {
  return (
    <ul className={clsx("grid gap-2.5", className)}>
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <Icon name="check" className="mt-0.5 size-5 text-teal" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
