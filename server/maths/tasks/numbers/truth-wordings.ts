/**
 * Returns the wordings that ask whether a statement is true. The gap `{statement}` matches numbers and signs; with the
 * mark `*` it matches any tokens.
 */
export function truthWordings(mark: "" | "*"): string[] {
  const gap = `{statement${mark}}`;
  return [
    `is this|it|this_statement|following true or false [(_does_it_have_a_solution_)] [?|:] ${gap}`,
    `true or false [:|?|.|-] ${gap}`,
    `say|tell|check|find_out whether|if [following|this|statement] [statement] [:] ${gap} is true [or_false]`,
    `say|tell|check whether|if ${gap} true [or_false]`,
    `is it true that ${gap}`,
    `is [statement] ${gap} true|correct|right [or_false|or_not|or_wrong]`,
    `${gap} [,|.|:|-|is|is_it] true or false`,
    `${gap} is this|it true|correct [or_false]`,
    `kya ${gap} sahi|sach hai`,
    `${gap} sahi hai ya galat`,
  ];
}
