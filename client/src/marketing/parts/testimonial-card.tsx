import type { Testimonial } from "#shared/catalogue.ts";

export function TestimonialCard({ quote, who }: Testimonial) {
  return (
    <figure className="grid content-between gap-3 rounded-card border border-rule bg-sheet p-4 shadow-card">
      <blockquote className="text-lg">“{quote}”</blockquote>
      <figcaption className="text-sm font-semibold text-ink-soft">{who}</figcaption>
    </figure>
  );
}
