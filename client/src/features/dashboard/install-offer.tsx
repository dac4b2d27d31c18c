import { lazy, Suspense, useState, useSyncExternalStore } from "react";
import { installPrompt } from "../../lib/install-prompt.ts";

const InstallCard = lazy(async () => ({
  default: (await import("./install-card.tsx")).InstallCard,
}));

const postponedKey = "install-offer-put-off";

/** Offers to add the app to the home screen, if possible and not done yet. A student who declines isn't asked again. */
export function InstallOffer() {
  const canAsk = useSyncExternalStore(installPrompt.subscribe, installPrompt.current);
  const [isPutOff, setPutOff] = useState(wasPostponed);
  if (isPutOff || (!canAsk && !isIosInBrowser())) return null;
  const postpone = () => {
    storePostponed();
    setPutOff(true);
  };
  return (
    <Suspense>
      <InstallCard canAsk={canAsk} onPostpone={postpone} />
    </Suspense>
  );
}

/**
 * An iPhone or iPad, whose browsers have no install prompt; an iPad identifies as a Mac, but a Mac has no touch screen.
 */
function isIosInBrowser(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  const isIos =
    /iPhone|iPad/u.test(userAgent) || (/Macintosh/u.test(userAgent) && maxTouchPoints > 1);
  return isIos && !window.matchMedia("(display-mode: standalone)").matches;
}

function wasPostponed(): boolean {
  try {
    return localStorage.getItem(postponedKey) !== null;
  } catch {
    // Storage is switched off, so an installed app wouldn't work offline: no offer.
    return true;
  }
}

function storePostponed(): void {
  try {
    localStorage.setItem(postponedKey, "yes");
  } catch {
    // Storage is full: the next visit asks again.
  }
}
