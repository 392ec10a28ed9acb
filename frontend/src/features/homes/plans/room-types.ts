import { maxQuantity } from '@hearthline/rules/homes/plans/plan-rules.ts';
import { quantitiesIn, withQuantities } from './order-url-state.ts';
import { bathTypeParameters, roomKinds, stepped, type RoomKind } from './rooms.ts';

/**
 * Baths with a tub or a shower are counted together, as homes are matched by. How many of them are of a type is in
 * parameters of their own; the others are standard ones, as are all of an address that says nothing about types.
 */
const full: RoomKind | undefined = roomKinds.find(({ types }) => types.length > 1);
const largerBaths = Object.entries(bathTypeParameters);

const numberIn = (address: URLSearchParams, parameter: string, max: number): number => {
  const text = address.get(parameter) ?? '';
  return /^\d{1,2}$/.test(text) ? Math.min(Number(text), max) : 0;
};

const kindOf = (type: string): RoomKind | undefined => roomKinds.find(({ types }) => types.includes(type));

/** How many rooms of a type are ordered, as its card shows it. */
export const typeCount = (address: URLSearchParams, type: string): number => {
  const kind = kindOf(type);
  const total = kind?.countOf(quantitiesIn(address)) ?? 0;
  if (kind !== full) return total;
  let rest = total;
  for (const [each, parameter] of largerBaths) {
    const count = numberIn(address, parameter, rest);
    if (each === type) return count;
    rest -= count;
  }
  return rest;
};

/** The address with one room of a type more or less. */
export const withTypeStep = (address: URLSearchParams, type: string, by: 1 | -1): URLSearchParams => {
  const kind = kindOf(type);
  const quantities = quantitiesIn(address);
  const count = typeCount(address, type);
  if (!kind || (by > 0 ? kind.countOf(quantities) >= maxQuantity : count === 0)) return address;
  const parameter = bathTypeParameters[type];
  const next = new URLSearchParams(address);
  if (parameter) next.set(parameter, String(count + by));
  return withQuantities(next, stepped(quantities, kind, by));
};

/** The address with at least one room of a type: choosing a type for the first time counts it. */
export const withTypeCounted = (address: URLSearchParams, type: string): URLSearchParams =>
  typeCount(address, type) > 0 ? address : withTypeStep(address, type, 1);
