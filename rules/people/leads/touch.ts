import { z } from 'zod';
import { touchLengths, touchParts, type Touch, type Touches } from './touch-parts.ts';

/** Characters that are no text: controls, marks of direction, halves of pairs, and what is drawn as nothing. */
const junk = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2028\u2029]+/gu;

const clean = (value: unknown, max: number): string | null =>
  typeof value === 'string'
    ? value
        .slice(0, max * 4)
        .replace(junk, ' ')
        .replace(/\s+/g, ' ')
        .trim()
        .slice(0, max)
        // The cut may have halved a pair.
        .toWellFormed()
        .replace(/\ufffd$/, '')
        .trim() || null
    : null;

const day = 86_400_000;
/** Arrivals before the site existed, or in the future, are mistakes of a clock. */
const atOf = (value: unknown, now: number): string | null => {
  const at = typeof value === 'string' && value.length < 40 ? Date.parse(value) : Number.NaN;
  return at > Date.UTC(2020, 0) && at < now + day ? new Date(at).toISOString() : null;
};

const webPage = /^(https?):\/\/(?:[^/?#@\s]*@)?([^/?#@\s]+)(\/[^?#\s]*)?/i;

/** The page that a link was on: its address without account, query and fragment; null for anything but a web page. */
const referrerOf = (value: unknown): string | null => {
  const [, protocol, host, path = '/'] = webPage.exec(clean(value, touchLengths.referrer * 4) ?? '') ?? [];
  return protocol && host
    ? `${protocol.toLowerCase()}://${host.toLowerCase()}${path}`
        .slice(0, touchLengths.referrer)
        .toWellFormed()
    : null;
};

/**
 * An arrival as a browser tells of it. Nothing of it can stop a booking: what is no text is left out, and what is long is cut.
 * @param now the time in milliseconds
 * @returns null if it says nothing
 */
export const readTouch = (input: unknown, now: number): Touch | null => {
  if (typeof input !== 'object' || input === null) return null;
  const parts = new Map(Object.entries(input));
  const parameters = touchParts.map((part) => [part, clean(parts.get(part), touchLengths.part)] as const);
  const touch = {
    ...(Object.fromEntries(parameters) as Record<(typeof touchParts)[number], string | null>),
    referrer: referrerOf(parts.get('referrer')),
  };
  return Object.values(touch).some(Boolean) ? { ...touch, at: atOf(parts.get('at'), now) } : null;
};

const nothing: Touches = { first: null, last: null };

/** The first and the last arrival of a visitor, as their browser tells of them; the last one is the first while there was no other. */
export const readTouches = (input: unknown, now: number): Touches => {
  if (typeof input !== 'object' || input === null) return nothing;
  const { first, last } = input as Readonly<Record<string, unknown>>;
  const [one, other] = [readTouch(first, now), readTouch(last, now)];
  return { first: one ?? other, last: other ?? one };
};

/** The arrivals in the input of a booking or a request: anything at all, as {@link readTouches} reads it. */
export const touchesInput = z
  .unknown()
  .optional()
  // Whoever sends it knows its shape; whoever reads it expects none.
  .transform((input) => input as Partial<Touches> | null | undefined);
