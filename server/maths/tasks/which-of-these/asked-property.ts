/** What is asked of the options: a property in words, and whether the option without it is wanted. */
export interface AskedProperty {
  property: string;
  isNegated: boolean;
}
