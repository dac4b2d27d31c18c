import type { Registration } from "#shared/contracts/auth.ts";

let lastPhone = 9_000_000_000;

/** Sign-up fields of a new student with a phone number no other test uses. */
export function newStudent(fields: Partial<Registration> = {}): Registration {
  lastPhone += 1;
  return { name: "Asha Verma", phone: String(lastPhone), password: "secret1", grade: 8, ...fields };
}
