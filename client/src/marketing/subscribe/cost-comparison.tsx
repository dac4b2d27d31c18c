import { claims, monthlyPlan, productName, rupees, yearly } from "#shared/catalogue.ts";
import { Section } from "../parts/section.tsx";

interface Range {
  from: number;
  to: number;
}

/** Formats a range as `₹2,000–5,000`. */
const between = ({ from, to }: Range) => `${rupees(from)}–${rupees(to).slice(1)}`;

const rows = [
  {
    what: "A home tutor, one subject",
    month: between(claims.tutorMonthly),
    year: between(yearly.tutor),
  },
  {
    what: "A coaching class",
    month: between(claims.coachingMonthly),
    year: between(yearly.coaching),
  },
] as const;

/** A teacher's cost beside ours (specification section 9). */
export function CostComparison() {
  return (
    <Section
      eyebrow="Do the sum"
      heading={`Save over ${rupees(yearly.savingOver)} a year`}
      className="border-t border-rule"
      columns="md:grid-cols-[2fr_3fr]"
      beside={<Costs />}
    >
      <p className="text-ink-soft md:text-lg">
        A year of {productName} is {rupees(yearly.plan)}. A year of one subject with a tutor begins
        at {rupees(yearly.tutor.from)}.
      </p>
    </Section>
  );
}

function Costs() {
  return (
    <div className="overflow-x-auto rounded-card border border-rule bg-sheet shadow-card">
      <table className="w-full border-collapse text-left tabular-nums">
        <thead>
          <tr className="border-b border-rule text-sm text-ink-soft">
            <th scope="col" className="p-3 font-semibold">
              <span className="sr-only">What</span>
            </th>
            <th scope="col" className="p-3 font-semibold">
              A month
            </th>
            <th scope="col" className="p-3 font-semibold">
              A year
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ what, month, year }) => (
            <tr key={what} className="border-b border-rule">
              <th scope="row" className="p-3 font-normal">
                {what}
              </th>
              <td className="p-3 text-sm">{month}</td>
              <td className="p-3 text-sm">{year}</td>
            </tr>
          ))}
          <tr className="bg-marigold-soft font-bold">
            <th scope="row" className="p-3">
              {productName}, all subjects
            </th>
            <td className="p-3">{rupees(monthlyPlan.price)}</td>
            <td className="p-3">{rupees(yearly.plan)}</td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}
