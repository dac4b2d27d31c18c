import clsx from "clsx";
import type { ComponentProps } from "react";

/** A card; `as` sets its element in the page's outline. */
export function Card({
  as: Element = "div",
  className,
  ...rest
}: ComponentProps<"div"> & { as?: "div" | "section" | "article" | "li" }) {
  // safe: the four elements have the same attributes; only their names differ
  const Tag = Element as "div";
  return (
    <Tag
      {...rest}
      className={clsx("rounded-card border border-rule bg-sheet p-4 shadow-card", className)}
    />
  );
}
