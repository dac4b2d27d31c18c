/**
 * The one user who may see analytics, as the specification hard-codes it (section 5). Sign-up never assigns this id.
 */
export const analystId = 3;
