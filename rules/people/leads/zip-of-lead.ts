import { otherZips } from '../teams.ts';

/** The last group of exactly five digits of an address, as it was typed. */
export const zipOfAddress = (address: string | null | undefined): string | null =>
  [...(address ?? '').matchAll(/(?<!\d)\d{5}(?!\d)/g)].at(-1)?.[0] ?? null;

/** The beginnings by which a team may have the leads of a ZIP code, or those without one; of these the longest counts. */
export const beginningsOf = (zip: string | null): string[] =>
  zip === null ? [otherZips] : [zip, zip.slice(0, 4), zip.slice(0, 3), otherZips];
