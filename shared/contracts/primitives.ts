import { z } from "zod/mini";
import { highestGrade, lowestGrade } from "../domain/grade.ts";
import { normalisePhone } from "../domain/phone.ts";

export const id = z.int().check(z.positive());

/** A row's id as a caller sends it: a path or a form has text, JSON has either. */
export const idFromText = z.pipe(
  z.transform((given: unknown) =>
    typeof given === "string" && /^\d{1,15}$/u.test(given) ? Number(given) : given,
  ),
  id,
);

/** A moment: a `Date` in code, ISO 8601 with zone in JSON. */
export const instant = z.codec(z.iso.datetime({ offset: true }), z.date(), {
  decode: (text) => new Date(text),
  encode: (moment) => moment.toISOString(),
});

export const grade = z
  .int("Choose your class")
  .check(
    z.minimum(lowestGrade, "Grade must be from 4 to 12"),
    z.maximum(highestGrade, "Grade must be from 4 to 12"),
  );

/** Ten digits; a pasted +91 number is accepted and normalised (product decision "Accounts"). */
export const phone = z
  .string("Phone number must be 10 digits")
  .check(
    z.maxLength(40, "Phone number must be 10 digits"),
    z.overwrite(normalisePhone),
    z.regex(/^\d{10}$/u, "Phone number must be 10 digits"),
  );

/** Postgres can't store NUL or lone surrogates everywhere, and no question needs them. */
export const text = (longest: number, tooLong = `Keep this under ${longest} characters`) =>
  z.string("This must be text").check(
    z.maxLength(longest, tooLong),
    z.overwrite((value) => value.replaceAll(/\0|\p{Surrogate}/gu, "")),
  );
