/**
 * The boxes of text that labels are placed by. A client draws what the package describes and measures with the same code,
 * so this lies in `shared`, by a relative path: the alias `#shared` ends at the package's own package.json. Nothing else
 * outside the package is imported.
 */
export * from "../../../shared/domain/boxes.ts";
