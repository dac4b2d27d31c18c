/** Columns are named in TypeScript's way in code, and in SQL's in the database. */
export const casing = "snake_case";
