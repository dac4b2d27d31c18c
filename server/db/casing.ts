/** Columns have camelCase names in code and snake_case names in the database. */
export const casing = "snake_case";
