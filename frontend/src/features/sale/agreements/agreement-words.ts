/** A fingerprint short enough to be compared by eye. */
export const shortHash = (hash: string): string => `${hash.slice(0, 12)}…${hash.slice(-6)}`;
