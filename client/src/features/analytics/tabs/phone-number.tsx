import { useState } from "react";
import { Icon } from "../../../ui/icon.tsx";
import { maskedPhone } from "../masked-phone.ts";

interface PhoneNumberProps {
  phone: string;
  /** Name of the student. */
  of: string;
  isRevealed: boolean;
}

/** A student's phone number, masked except for its end until it is revealed. */
export function PhoneNumber({ phone, of, isRevealed }: PhoneNumberProps) {
  const [isShown, setShown] = useState(isRevealed);
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap tabular-nums">
      {isShown ? phone : maskedPhone(phone)}
      <button
        type="button"
        aria-label={`${isShown ? "Hide" : "Show"} the phone number of ${of}`}
        onClick={() => setShown(!isShown)}
        className="-my-3 grid size-touch place-items-center rounded-full text-ink-soft -outline-offset-4 hover:text-ink"
      >
        <Icon name={isShown ? "eye-off" : "eye"} className="size-5" />
      </button>
    </span>
  );
}
