import { conceptsOfLaws } from "./concepts-of-laws.ts";
import { parseConceptTable } from "./concept-table.ts";

/**
 * The library concept for each task of the solver, so that a sum, a quiz and an explanation count for the same concept.
 * Each line has a concept, then its tasks; a task of several chapters has the topic or part that differs: `task:
 * topic`. The tasks of physics are distinguished by their laws, in `concepts-of-laws.ts`.
 */
export const conceptsOfTasks = parseConceptTable(`
time-and-calendars | time-between, time-before-after, clock-form, leap-year, days-between, day-of-week, weekday-shift, story-of-the-clock
measurement-and-units | unit-conversion, amount-sum, amount-quotient, filling-small-measures
ratio-and-proportion | ratio-of-amounts, map-scale, proportionals, sharing-in-a-ratio, mixture-ratio, partnership, compound-ratio, ratio-chain, ratio, partnership-shares, sides-in-a-ratio
heat-and-temperature | temperature-scales
balancing-equations | balancing-equations
mole-concept | stoichiometry, molar-mass, percentage-composition, mole-conversion, molar-volume, percent-yield
chemical-formulae | empirical-formula
ph-scale | ph-of-strong-solutions, ph-of-weak-solutions
neutralisation | neutralisation
solutions | mole-fraction, one-litre-of-solution, molarity, molality, dilution, mass-percent
colligative-properties | boiling-point-elevation, freezing-point-depression, osmotic-pressure
oxidation-and-reduction | oxidation-number
electronic-configuration | electronic-configuration, quantum-numbers
structure-of-atom | particles-of-an-atom
isotopes | average-atomic-mass
gas-laws | graham-diffusion, partial-pressure, gas-laws, partial-pressure-by-mole-fraction, ideal-gas, ideal-gas-in-bar, ideal-gas-in-pascal
entropy-and-gibbs-energy | gibbs-energy
order-of-reaction | first-order-half-life, first-order-half-life-in-min, first-order-half-life-in-h, first-order-half-life-in-day, first-order-half-life-in-year
electrolysis | electrolysis-charge
profit-and-loss | profit-and-loss, successive-discounts, articles-bought-and-sold
simple-interest | simple-interest, sum-that-doubles
compound-interest | compound-interest, growth-and-depreciation
speed-and-velocity | boats-and-streams, relative-speed, overtaking, trains, average-speed, speed-distance-time, trains-passing
unitary-method | unitary-method, strokes-of-a-clock, needed-for-so-many
direct-and-inverse-proportion | inverse-variation, variation-of-letters, provisions, same-way-at-another-speed
time-and-work | work-in-pairs, time-and-work, one-leaves-the-work
linear-equations | ages, fraction-changed, number-pairs, number-problem, coins-and-notes, sides-of-a-rectangle, ages-by-difference, back-to-the-number, missing-number, linear-equation, changing-the-subject, two-ages, defined-letters: Linear Equations in One Variable
linear-equations-in-two-variables | ages-at-two-times, pair-of-angles, two-prices, two-digit-number, heads-and-legs, fixed-charge-and-rate, linear-system-by-method, consistency-of-a-pair, pair-reducible-to-linear, linear-system, squares-system, nonlinear-system
similar-triangles | shadows, ratios-of-similar-figures, sides-of-similar-triangles, heights-from-shadows
percentage | percentage, percentage-story, salary-spent-and-saved, election-votes, pass-marks, successive-changes, price-and-consumption, percent-of-a-mixture, part-of-a-group-changes, two-kinds-in-percent, percent-after-percent, percent-decimal-fraction
arithmetic-progressions | growing-by-equal-steps, missing-term, multiples-in-range, terms-from-sum-formula, progression, term-formula, next-term: Arithmetic Progressions
number-play | next-term, terms-from-rule
geometric-progressions | sum-of-repeated-digits, special-sum, means-between-numbers, progression: Geometric Progressions, term-formula: Sequences and Series
addition-and-subtraction | what-is-left, bill-and-change, part-and-whole, comparing-numbers, climb-and-slip, prices-compared, putting-together, counting-in-a-row, more-or-fewer-than-another, unknown-start-or-change, other-number, missing-operand, arithmetic
multiplication-and-division | equal-groups, sharing-equally, division-story, price-of-one, such-groups, so-much-every-day, dividend-from-quotient, remainder, missing-operand: Multiplication and division, other-number: Division
fractions | fraction-and-remainder, fractions-of-a-number, whole-from-its-part, fraction-used-or-left, mixed-number, fractions-in-common, common-denominator, points-on-number-line: Fractions
equivalent-fractions | lowest-terms
mean-median-mode | average-with-new-member, average-with-replacement, average-of-innings, missing-from-average, value-from-mean, mean-of-changed-data, mean-median-mode-relation, mean-median-mode
statistics-of-grouped-data | missing-frequency, quartiles, coefficient-of-variation
perimeter-and-area | fencing, path-around-rectangle, tiles-and-bricks, bent-wire, paths-and-changed-shapes, figure-measures
surface-area-and-volume | walls-of-a-room, litres-in-a-tank, recasting-solids, solids-in-words, paths-and-changed-shapes: Surface Areas and Volumes, figure-measures: Surface Areas and Volumes
herons-formula | sides-in-a-ratio: Heron's Formula
circles | turns-of-a-wheel, chords-and-tangents
areas-related-to-circles | parts-of-circles
pythagoras-theorem | ladder-that-slips, distance-from-start, pythagoras-theorem, named-right-triangle
integers | up-and-down, marks-for-answers, points-on-number-line: Integers
decimals | cut-into-pieces, filled-packets, points-on-number-line: Decimals
hcf-and-lcm | ringing-together, lcm-in-words, hcf-in-words, hcf-lcm-product, hcf-and-lcm, hcf, lcm, divisible-by-several, co-prime
quadratic-equations | consecutive-numbers-story, reciprocal-story, sum-and-product, faster-journey, quadratic-equation-by-method, nature-of-roots, equal-roots, quadratic-equation, completed-square
coordinate-geometry | distance-between-points, section-point, division-ratio, coordinate-triangle, unknown-coordinate, reflected-point
determinants | vertex-from-area, inverse-matrix, determinant-properties, determinant, determinant-equation
straight-lines | inclination-of-a-line, slope-and-intercepts, line-equation, distances-and-meeting-of-lines, angle-between-plane-lines
conic-sections | circle-equation, conic-features, conic-equation, parabola-equation
lines-and-angles | angle-relations, angle-sum
quadrilaterals | polygon-angles, counting-ways: Understanding Quadrilaterals
heights-and-distances | heights-and-distances, heights-and-distances-in-words, angle-of-elevation, heights-and-distances-two-angles
sets | set-size, subsets, set-operation
three-dimensional-geometry | angle-between-lines, shortest-distance, coplanar-lines, line-in-space, plane-equation, point-plane-distance, distance-between-planes, angle-with-plane, foot-and-image, line-meets-plane, direction-cosines, distance-in-space, section-in-space
vectors | unit-vector, joining-vector, angle-between-vectors, vector-projection, vector-area, parallelepiped-volume, vector-relation, vector-expression
probability | probability-distribution, letters-without-replacement, probability-by-outcomes, probability-of-several-draws, probability-of-two-events, several-cards, weekdays-of-a-year, independent-solvers, complementary-event, odds, binomial-distribution
conditional-probability-and-bayes | bayes-theorem
permutations-and-combinations | factorials-and-combinations, find-n-in-permutations, equation-of-permutations, letters-of-a-word, numbers-from-digits, counting-ways
binomial-theorem | binomial-theorem
polynomials | named-coefficient, expression-in-zeroes, other-zeroes, coefficient-by-zeroes, coefficient-by-remainder, facts-of-a-polynomial, zeroes-of-a-polynomial, polynomial-from-zeroes, hcf-and-lcm-of-polynomials, factor-theorem, polynomial-division, exact-polynomial-division, equation-in-one-unknown
relations-and-functions | function-value
integrals | partial-fractions, integral, accumulated-change, mean-value-of-function
area-under-curves | area-by-symmetry, area-by-integration
differential-equations | order-and-degree, differential-equation
derivatives | derivative, approximation-by-differentials, tangent-line, related-rates
continuity | continuity, mean-value-theorem
limits | limit
maxima-and-minima | optimum-stories, extrema
complex-numbers | roots-of-unity, complex-quadratic, complex-equality, complex-number
trigonometric-functions | angle-measure, trigonometric-equation
trigonometric-ratios | given-trigonometric-ratio, trigonometric-value, triangle-solution, named-right-triangle: Trigonometric Ratios
trigonometric-identities | trigonometric-identity, simplify-trigonometry
inverse-trigonometric-functions | inverse-trigonometric-value
linear-programming | linear-programme
matrices | matrix-equality, matrix-identity, matrix-property, matrix-arithmetic, linear-system-three
place-value | estimate-by-rounding, missing-digit, place-value, number-name, numeral, expanded-form, successor-predecessor, smallest-largest-number, rounding, digit-multiple, comparison, ordering, ranked-number, nearest-number
divisibility-rules | divisibility
prime-numbers | primality, prime-factorisation, primes-between, even-or-odd
roman-numerals | roman-numerals
squares-and-square-roots | square-root-by-division, near-root, perfect-powers
rational-numbers | inverse-of-a-number, recurring-decimal, rationals-between, points-on-number-line
exponents-and-powers | standard-form, exponential-form, equation-in-one-unknown: Exponential Equations
factors-and-multiples | factors, multiples-up-to, multiples, which-of-these, defined-letters
real-numbers | base-sum, base-conversion, statement-truth, irrational-root, terminating-decimal, simplest-form, simplification: Number Systems: surds
algebraic-identities | statement-of-letters, value-by-identity, product-by-identity
algebraic-expressions | value-of-an-expression, combining-expressions, expansion, simplification
factorisation | factorisation, defined-letters: Factorisation, simplification: Rational Expressions
linear-inequalities | sum-of-moduli, inequality, system-of-inequalities, either-of-two-inequalities
logarithms | equation-in-one-unknown: Logarithms
`);

/** The id of a task's concept, by its part or topic where these differ; undefined for an unknown task. */
export function conceptOfTask(
  task: string,
  part: string | undefined,
  topic: string,
): string | undefined {
  if (part !== undefined) return conceptsOfLaws.get(part);
  return conceptsOfTasks.get(`${task}: ${topic}`) ?? conceptsOfTasks.get(task);
}
