import { useId } from "react";
import { productName } from "#shared/catalogue.ts";
import { install } from "../../lib/install-prompt.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";

/** The install offer: the browser asks (`canAsk`), or the student gets instructions. */
export function InstallCard({ canAsk, onPostpone }: { canAsk: boolean; onPostpone: () => void }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <div className="grid gap-1">
        <h2 id={id} className="font-semibold">
          Put {productName} on your home screen
        </h2>
        <p className="text-sm text-ink-soft">
          {canAsk
            ? "It opens with one tap, also without internet. No app store needed."
            : "Tap Share, then Add to Home Screen. It opens with one tap, also without internet."}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {canAsk && (
          <Button variant="secondary" onClick={() => void install()}>
            Install
          </Button>
        )}
        <Button variant="quiet" onClick={onPostpone}>
          {canAsk ? "No, thanks" : "Got it"}
        </Button>
      </div>
    </Card>
  );
}
