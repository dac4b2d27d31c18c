import clsx from "clsx";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";

const classNames: Record<ButtonVariant, string> = {
  primary:
    "border-marigold-edge bg-marigold text-on-marigold hover:bg-marigold-deep active:bg-marigold-deep",
  secondary: "border-outline bg-sheet text-ink hover:bg-desk active:bg-desk",
  quiet: "border-transparent bg-transparent text-teal hover:bg-teal-soft active:bg-teal-soft",
  danger: "border-transparent bg-danger text-on-danger hover:opacity-90 active:opacity-90",
};

interface ButtonLook {
  variant?: ButtonVariant | undefined;
  fullWidth?: boolean | undefined;
}

/** Class names of a button, also for links that are the next step of a page. */
export function buttonLook({ variant = "primary", fullWidth = false }: ButtonLook = {}): string {
  return clsx(
    "inline-flex min-h-12 min-w-touch items-center justify-center gap-2 rounded-full border px-5 py-2 text-center text-base font-semibold no-underline transition-colors duration-short",
    "disabled:cursor-not-allowed disabled:border-rule disabled:bg-rule disabled:text-ink-soft disabled:opacity-100",
    classNames[variant],
    fullWidth && "w-full",
  );
}
