/** School classes the product is for, as NCERT numbers them. */
export const grades = [4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

export const lowestGrade = 4;
export const highestGrade = 12;
