import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { buttonLook, type ButtonVariant } from "./button-look.ts";
import { Spinner } from "./spinner.tsx";

interface ButtonProps extends ComponentProps<"button"> {
  variant?: ButtonVariant;
  /** The button is pending: it says so, can't be pressed again and keeps its width. */
  pending?: boolean;
  pendingLabel?: ReactNode;
  fullWidth?: boolean;
}

export function Button({
  variant = "primary",
  pending = false,
  pendingLabel,
  fullWidth = false,
  type = "button",
  disabled = false,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || pending}
      className={clsx(buttonLook({ variant, fullWidth }), className)}
    >
      <span className="grid">
        <Face isShown={!pending}>{children}</Face>
        {pendingLabel !== undefined && (
          <Face isShown={pending}>
            <Spinner />
            {pendingLabel}
          </Face>
        )}
      </span>
    </button>
  );
}

/** Both labels of a button share one grid cell, so that the wider one sets its width. */
function Face({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  return (
    <span
      aria-hidden={!isShown}
      className={clsx(
        "col-start-1 row-start-1 inline-flex items-center justify-center gap-2",
        !isShown && "invisible",
      )}
    >
      {children}
    </span>
  );
}
