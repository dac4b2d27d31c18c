import type { ChangeEvent, ComponentProps } from "react";
import { phonePrefix } from "#shared/catalogue.ts";
import { normalisePhone } from "#shared/domain/phone.ts";
import { TextField } from "../../ui/field.tsx";

type PhoneFieldProps = Omit<ComponentProps<typeof TextField>, "label" | "prefix" | "type">;

/** Removes +91 from a pasted or autofilled number at once, because the field already shows it. */
function keepTenDigits(event: ChangeEvent<HTMLInputElement>): void {
  const normal = normalisePhone(event.target.value);
  if (/^\d{10}$/u.test(normal)) event.target.value = normal;
}

export function PhoneField({ onChange, ...field }: PhoneFieldProps) {
  return (
    <TextField
      {...field}
      label="Phone Number"
      prefix={phonePrefix}
      placeholder="9876543210"
      inputMode="numeric"
      onChange={(event) => {
        keepTenDigits(event);
        onChange?.(event);
      }}
    />
  );
}
