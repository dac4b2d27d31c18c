import { paths } from "../../lib/paths.ts";

/** The subject whose map the address shows; null on the page of recommendations. */
export const mapIn = (search: string): string | null => new URLSearchParams(search).get("map");

export const mapAddress = (subject: string): string =>
  `${paths.learningPaths}?${new URLSearchParams({ map: subject }).toString()}`;
