import { consentGivers, consentWording } from "#shared/domain/consent.ts";
import { paths } from "../../lib/paths.ts";
import { Button } from "../../ui/button.tsx";
import { useGiveConsent } from "./consent.queries.ts";

/** The consent question of the sign-up, for accounts that were created before it existed. */
export function ConsentQuestion() {
  const giveConsent = useGiveConsent();
  return (
    <>
      <p>
        Who agrees to the{" "}
        <a href={paths.privacy} className="text-teal underline">
          Privacy Policy
        </a>
        ? A student under 18 needs a parent or guardian.
      </p>
      {consentGivers.map((giver) => (
        <Button
          key={giver}
          variant="secondary"
          disabled={giveConsent.isPending}
          onClick={() => giveConsent.mutate(giver)}
        >
          {consentWording[giver]}
        </Button>
      ))}
    </>
  );
}
