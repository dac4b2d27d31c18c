import { Icon } from "../../ui/icon.tsx";

export function TickedList({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid gap-2.5">
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <Icon name="check" className="mt-0.5 size-5 text-teal" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
