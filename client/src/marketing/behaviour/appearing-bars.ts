/**
 * Shows buttons once the page is scrolled: `data-appears-after` is the number of pixels, or `hero`, the end of the
 * element with `data-hero`.
 */
export function letBarsAppear(): void {
  for (const bar of document.querySelectorAll<HTMLElement>("[data-appears-after]")) {
    const after = bar.dataset["appearsAfter"];
    const show = () => {
      bar.hidden = scrollY <= (after === "hero" ? endOfHero() : Number(after));
    };
    addEventListener("scroll", show, { passive: true });
    addEventListener("resize", show);
    // The page may already be scrolled, because the browser restored the position.
    show();
  }
}

/** Distance of the hero's end from the top of the page, in pixels. */
function endOfHero(): number {
  const hero = document.querySelector("[data-hero]");
  return hero ? hero.getBoundingClientRect().bottom + scrollY : 0;
}
