/** Which keys do what the button does; only where there is a keyboard, as far as a page can know. */
export function KeyHint({ children }: { children: string }) {
  return (
    <p className="hidden text-center text-sm text-ink-soft pointer-fine:lg:block">{children}</p>
  );
}
