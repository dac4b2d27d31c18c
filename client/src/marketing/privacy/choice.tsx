import { buttonLook } from "../../ui/button-look.ts";
import { choiceBy } from "#shared/domain/page-template.ts";
import { Part } from "./part.tsx";

const asks = choiceBy("asksConsent");

/** A visitor's choice about tracking. The page's script shows the possible choices. */
export function Choice() {
  return (
    <Part heading="Your choice">
      <p>
        {asks.begin}
        We load nothing of any advertiser until you allow it, here or where we ask you.
        {asks.otherwise}
        If your browser sends Global Privacy Control, we load nothing of any advertiser until you
        allow it here.
        {asks.end}
      </p>
      <p data-consent-state="" hidden className="font-semibold" aria-live="polite" />
      <div className="grid gap-3">
        <button
          type="button"
          hidden
          data-consent="allowed"
          className={buttonLook({ variant: "secondary", fullWidth: true })}
        >
          Allow visit counting
        </button>
        <button
          type="button"
          hidden
          data-consent="refused"
          className={buttonLook({ variant: "secondary", fullWidth: true })}
        >
          Don’t count my visits
        </button>
      </div>
    </Part>
  );
}
