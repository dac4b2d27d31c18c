/** The one user who may see analytics, as the specification hard-codes it (section 5). Sign-up never hands this id out. */
export const analystId = 3;
