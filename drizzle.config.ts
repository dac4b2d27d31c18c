import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: "./server/db/schema",
  out: "./migrations",
  casing: "snake_case",
});
