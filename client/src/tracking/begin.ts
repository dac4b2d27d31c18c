/**
 * What a public page does for tracking before it is loaded: it remembers taps. The rest comes after, in a chunk of its own,
 * so that nothing of it is in the way of reading and buying.
 */
export function beginTracking(): void {
  const tapped: Element[] = [];
  const remember = ({ target }: Event) => {
    if (target instanceof Element) tapped.push(target);
  };
  document.addEventListener("click", remember);
  const start = async () => {
    const { startTracking } = await import("./public-page.ts");
    document.removeEventListener("click", remember);
    startTracking(tapped);
  };
  const startQuietly = () => void start().catch(() => undefined);
  if (document.readyState === "complete") startQuietly();
  else addEventListener("load", startQuietly, { once: true });
}
