export interface ShareBar {
  name: string;
  /** The value in words, at the end of the row. */
  words: string;
  /** Percent of the full length; null if there is nothing to compare with. */
  share: number | null;
}

/** Parts of a whole, or steps of a funnel: each with its value in words and a bar of its share. */
export function ShareBars({ label, bars }: { label: string; bars: readonly ShareBar[] }) {
  return (
    <ul aria-label={label} className="grid gap-3">
      {bars.map(({ name, words, share }) => (
        <li key={name} className="grid gap-1">
          <span className="flex flex-wrap justify-between gap-x-4">
            <span className="font-medium">{name}</span>
            <span className="text-ink-soft tabular-nums">{words}</span>
          </span>
          <span aria-hidden="true" className="block h-3 overflow-hidden rounded-full bg-desk">
            <span
              className="block h-full rounded-full bg-teal"
              style={{ width: `${Math.min(100, share ?? 0)}%` }}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}
