/** Decorative spinner, shown beside text that names the activity. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="inline-block size-4 shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent"
    />
  );
}

/** A loading page. The text is visible with reduced motion; otherwise only the ring is. */
export function PageSpinner({ label = "Loading…" }: { label?: string }) {
  return (
    <output className="flex items-center justify-center gap-3 p-12 text-teal">
      <Spinner />
      <span className="sr-only motion-reduce:not-sr-only">{label}</span>
    </output>
  );
}
