import type { ComponentProps } from "react";

/** A small button beside the title of a panel. */
export function ToolButton({ children, ...rest }: Omit<ComponentProps<"button">, "className">) {
  return (
    <button
      {...rest}
      type="button"
      className="inline-flex min-h-touch min-w-touch items-center justify-center rounded-full px-3 font-semibold text-teal hover:bg-teal-soft disabled:text-ink-soft"
    >
      <span>{children}</span>
    </button>
  );
}
