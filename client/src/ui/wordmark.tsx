import { productName } from "#shared/catalogue.ts";

/**
 * The product's name with its mark, in the size of the surrounding text. The mark is the same as in public/favicon.svg.
 */
export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-[0.4em] font-bold tracking-tight">
      <svg viewBox="0 0 64 64" aria-hidden="true" className="size-[1.15em] shrink-0">
        <rect width="64" height="64" rx="16" className="fill-marigold" />
        <path
          d="M21 24.5C21 17.6 26 13 32.4 13S44 17.3 44 23.4c0 8.6-11.4 9-11.4 17.1"
          fill="none"
          strokeWidth="7"
          strokeLinecap="round"
          className="stroke-on-marigold"
        />
        <circle cx="32.6" cy="51" r="4.4" className="fill-on-marigold" />
      </svg>
      {productName}
    </span>
  );
}
