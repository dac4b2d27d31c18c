import process from "node:process";

/** The API for `npm run dev`: behind Vite's own server, which has the product's port and passes `/api` on to here. */
process.env["PORT"] = "3001";
await import("./main.ts");
