/** Nouns for flat areas, as alternatives of a wording. */
const place =
  "field|park|garden|plot|lawn|playground|ground|room|floor|hall|courtyard|land|tennis_court|farm|sheet|wall|pool|piece_of_land|plot_of_land|swimming_pool|table_top|courtyard|school_ground|compound|garden|land";

export const places = place;

/** Wordings of a rectangle with length `l` and breadth `b`. */
export function rectangleFacts(): string[] {
  const sides = [
    "{l:length|number} by|× {b:length} [in_size]",
    "{l:length} long and {b:length} wide|broad",
    "{l:length} long , {b:length} wide|broad",
    "{l:length} in length and {b:length} in breadth|width",
    "of length {l:length} and breadth|width [of] {b:length}",
    "of dimensions|size|sides {l:length|number} by|× {b:length}",
    "of dimensions|sides {l:length|number} and {b:length}",
    "measuring|measures {l:length|number} by|× {b:length}",
  ];
  return sides
    .flatMap((side) => [
      `[farmer_has|he_has|man_has] [rectangular] ${place} [is|was|has|which_is|that_is] [in_shape_of_rectangle] ${side}`,
      `dimensions|length_and_breadth of [rectangular] ${place} are {l:length|number} and|by|× {b:length} [respectively]`,
      `length and breadth of [rectangular] ${place} are {l:length|number} and {b:length} [respectively]`,
      `[of|for] [rectangular] ${place} ${side}`,
    ])
    .filter((text, at, all) => all.indexOf(text) === at);
}
