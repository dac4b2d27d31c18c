/** The shortcut of the button; shown only if there is a keyboard, as far as a page can detect. */
export function KeyHint({ children }: { children: string }) {
  return (
    <p className="hidden text-center text-sm text-ink-soft pointer-fine:lg:block">{children}</p>
  );
}
