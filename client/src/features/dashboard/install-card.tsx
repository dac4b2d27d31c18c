import { useId, useState, useSyncExternalStore } from "react";
import { productName } from "#shared/catalogue.ts";
import { install, installPrompt } from "../../lib/install-prompt.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";

const putOffKey = "install-offer-put-off";

/** Offers to put the app on the home screen, where that can be done and isn't. Whoever says no isn't asked again. */
export function InstallCard() {
  const id = useId();
  const canAsk = useSyncExternalStore(installPrompt.subscribe, installPrompt.current);
  const [isPutOff, setPutOff] = useState(wasPutOff);
  const takesHands = !canAsk && isIosInBrowser();
  if (isPutOff || (!canAsk && !takesHands)) return null;
  const putOff = () => {
    keepPutOff();
    setPutOff(true);
  };
  return (
    <Card as="section" aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <div className="grid gap-1">
        <h2 id={id} className="font-semibold">
          Put {productName} on your home screen
        </h2>
        <p className="text-sm text-ink-soft">
          {takesHands
            ? "Tap Share, then Add to Home Screen. It opens with one tap, also without internet."
            : "It opens with one tap, also without internet. No app store needed."}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {canAsk && (
          <Button variant="secondary" onClick={() => void install()}>
            Install
          </Button>
        )}
        <Button variant="quiet" onClick={putOff}>
          {canAsk ? "No, thanks" : "Got it"}
        </Button>
      </div>
    </Card>
  );
}

/** An iPhone or iPad, whose browsers can't ask; an iPad calls itself a Mac, which has no touch screen. */
function isIosInBrowser(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  const isIos =
    /iPhone|iPad/u.test(userAgent) || (/Macintosh/u.test(userAgent) && maxTouchPoints > 1);
  return isIos && !window.matchMedia("(display-mode: standalone)").matches;
}

function wasPutOff(): boolean {
  try {
    return localStorage.getItem(putOffKey) !== null;
  } catch {
    // Storage is switched off: then nothing can be installed that would work without a line.
    return true;
  }
}

function keepPutOff(): void {
  try {
    localStorage.setItem(putOffKey, "yes");
  } catch {
    // Storage is full: the next visit asks again.
  }
}
