/** The days after its last change for which a design is kept that no account owns and nothing names. */
export const unclaimedDesignDays = 90;

/** The days for which every version of a design is kept; of older ones that nothing names, the last of each day stays. */
export const versionDays = 30;
