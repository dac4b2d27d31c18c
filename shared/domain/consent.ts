/** Who agrees at sign-up: a parent or guardian of a student under 18, or a student of 18 or more. */
export const consentGivers = ["guardian", "adult"] as const;
export type ConsentGiver = (typeof consentGivers)[number];

/**
 * The wording of the consent on the form (India's DPDP Rules 2025, rule 10). A change of the wording needs a new
 * version: the record of a consent names the version that was shown.
 */
export const consentWording = {
  version: 1,
  guardian: "My parent or guardian agrees",
  adult: "I am 18 or older, and I agree",
} as const;
