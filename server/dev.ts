import process from "node:process";

/** The API for `npm run dev`: Vite's server has the product's port and proxies `/api` to this one. */
process.env["PORT"] = "3001";
await import("./main.ts");
