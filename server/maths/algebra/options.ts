/** How far a canonical form goes. */
export interface CanonicalOptions {
  /** Letters stand for positive numbers: √(x²) is x. Without it, √(x²) is |x|. */
  positive?: boolean;
  /** `reduce`: trigonometric functions in sines and cosines of the smallest angles, with sin² = 1 − cos². */
  trigonometry?: "keep" | "reduce";
  /** `expand`: every logarithm to ln, with ln(xy) = ln x + ln y and ln(xⁿ) = n ln x. */
  logarithms?: "keep" | "expand";
}
