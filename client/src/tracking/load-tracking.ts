/**
 * The tracking code in the initial script of a public page: it records taps. The rest is a lazy chunk, so that it
 * doesn't delay reading and buying.
 */
export function loadTracking(): void {
  const earlyTaps: Element[] = [];
  const recordTap = ({ target }: Event) => {
    if (target instanceof Element) earlyTaps.push(target);
  };
  document.addEventListener("click", recordTap);
  const start = async () => {
    const { startTracking } = await import("./public-page.ts");
    document.removeEventListener("click", recordTap);
    startTracking(earlyTaps);
  };
  const startQuietly = () => void start().catch(() => undefined);
  if (document.readyState === "complete") startQuietly();
  else addEventListener("load", startQuietly, { once: true });
}
