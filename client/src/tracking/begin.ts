/**
 * The tracking code in the initial script of a public page: it records taps. The rest is a lazy chunk, so that it
 * doesn't delay reading and buying.
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
