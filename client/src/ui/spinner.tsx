/** Turns beside words that say what is going on; alone it is decoration. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="inline-block size-4 shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent"
    />
  );
}

/** A page that waits. The words show where motion is reduced; elsewhere the ring says it. */
export function PageSpinner({ label = "Loading…" }: { label?: string }) {
  return (
    <output className="flex items-center justify-center gap-3 p-12 text-teal">
      <Spinner />
      <span className="sr-only motion-reduce:not-sr-only">{label}</span>
    </output>
  );
}
