/** Options of a canonical form. */
export interface CanonicalOptions {
  /** Letters represent positive numbers: √(x²) is x. Without it, √(x²) is |x|. */
  positive?: boolean;
  /** `reduce`: trigonometric functions in terms of sines and cosines of the smallest angles, with sin² = 1 − cos². */
  trigonometry?: "keep" | "reduce";
  /** `expand`: every logarithm in terms of ln, with ln(xy) = ln x + ln y and ln(xⁿ) = n ln x. */
  logarithms?: "keep" | "expand";
}
