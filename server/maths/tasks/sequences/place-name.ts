/** Returns an ordinal in digits: 1st, 2nd, 3rd, 4th, 11th, 22nd. */
export function placeName(place: number): string {
  const isTeen = place % 100 >= 11 && place % 100 <= 13;
  const ending = isTeen ? "th" : (["th", "st", "nd", "rd"][place % 10] ?? "th");
  return `${place}${ending}`;
}
