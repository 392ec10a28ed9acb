/** Codes that were given to people, with the hash of their plan: each must give the same plan for ever. */
export const knownDesigns: readonly (readonly [code: string, hash: string])[] = [];
