import { dollars } from '@hearthline/rules/dollars.ts';

/** An amount of whole cents. */
export const money = (cents: number): string => dollars(cents / 100);

/** A fingerprint short enough to be compared by eye. */
export const shortHash = (hash: string): string => `${hash.slice(0, 12)}…${hash.slice(-6)}`;
