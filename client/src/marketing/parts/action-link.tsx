import clsx from "clsx";
import type { ReactNode } from "react";
import { buttonLook, type ButtonVariant } from "../../ui/button-look.ts";

interface ActionLinkProps {
  href: string;
  cta: string;
  location: string;
  variant?: ButtonVariant;
  fullWidth?: boolean;
  className?: string;
  children: ReactNode;
}

/** A link to another page whose clicks are tracked. */
export function ActionLink(props: ActionLinkProps) {
  const {
    href,
    cta,
    location,
    variant = "secondary",
    fullWidth = true,
    className,
    children,
  } = props;
  return (
    <a
      href={href}
      data-cta={cta}
      data-location={location}
      className={clsx(buttonLook({ variant, fullWidth }), className)}
    >
      {children}
    </a>
  );
}
