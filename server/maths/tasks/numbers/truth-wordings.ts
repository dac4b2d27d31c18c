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
    // A result that the student found, to be confirmed: "7 × 8 = 54, right?", "7 × 8 = 54 hai na?"
    `${gap} [,|.|:|-] [is] [it|this|that] right|correct [?]`,
    `${gap} [,|.|:|-] am_i|i_am right|correct|wrong [?]`,
    `${gap} [,|.|:|-] sahi|theek hai [na|kya] [?]`,
    `${gap} [,] [hai|hoga] na [?]`,
    `[i_think|i_got|i_guess|my_answer_is] [that] ${gap} [,|.|:|-] [am_i|i_am|is_it|is_this|is_that] right|correct|wrong [?]`,
  ];
}
