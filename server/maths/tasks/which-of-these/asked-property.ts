/** The property that the options are tested for, and whether the option without it is requested. */
export interface AskedProperty {
  property: string;
  isNegated: boolean;
}
