import clsx from "clsx";
import type { ComponentProps } from "react";

/** A sheet of paper on the ground; `as` names what it is in the page's outline. */
export function Card({
  as: Element = "div",
  className,
  ...rest
}: ComponentProps<"div"> & { as?: "div" | "section" | "article" | "li" }) {
  // safe: the four elements take the same attributes; only their names differ
  const Tag = Element as "div";
  return (
    <Tag
      {...rest}
      className={clsx("rounded-card border border-rule bg-sheet p-4 shadow-card", className)}
    />
  );
}
