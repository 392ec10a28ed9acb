import {
  bedKinds,
  kitchens,
  styles,
  widthClasses,
  type BedKind,
  type Style,
  type WidthClass,
} from '@hearthline/model/plan/document.ts';
import { styleConflict } from '@hearthline/model/plan/style-conflict.ts';
import type { Quantities } from '@hearthline/rules/homes/plans/plan-rules.ts';

/** What a visitor asks for beyond beds and baths. */
export interface Preferences {
  readonly width: WidthClass;
  /** In feet; null for any. A wish has a length or a size, not both. */
  readonly length: number | null;
  /** To within 5 percent; null for any. */
  readonly squareFeet: number | null;
  readonly kitchen: (typeof kitchens)[number] | null;
  readonly utilityEntrance: boolean;
  readonly primaryApart: boolean;
  readonly office: boolean;
  readonly porch: boolean;
  readonly accessible: boolean;
  /** Two bedrooms with a bath of their own. */
  readonly suites: boolean;
  readonly style: Style | null;
  /** In whole dollars; null for any. */
  readonly maxMonthly: number | null;
  readonly maxDelivered: number | null;
}

/** What plans are drawn for. */
export interface Wish extends Preferences {
  /** The first is that of the primary bedroom. */
  readonly beds: readonly BedKind[];
  /** A half bath counts one half. */
  readonly baths: number;
}

/** What a home has or has not. */
export const flags = [
  { id: 'primaryApart', parameter: 'primary-apart', title: 'Primary bedroom apart' },
  { id: 'suites', parameter: 'two-suites', title: 'Two suites' },
  { id: 'office', parameter: 'office', title: 'Home office' },
  { id: 'utilityEntrance', parameter: 'utility-entrance', title: 'Entrance through the utility room' },
  { id: 'porch', parameter: 'porch', title: 'Porch' },
  { id: 'accessible', parameter: 'accessible', title: 'Wheelchair accessible' },
] as const;

export const widthTitles: Readonly<Record<WidthClass, string>> = {
  single: 'Single wide',
  double: 'Double wide',
  triple: 'Triple wide',
};

/** The longest home that goes by road, and the shortest, in feet. */
export const lengths = { min: 30, max: 80 } as const;

/** The smallest home that is drawn and the largest, in square feet, roughly. */
export const areas = { min: 400, max: 3200 } as const;

/** The server looks for plans of at most so many. */
export const maxBeds = 10;
export const maxBaths = 6;

/** The largest beds first: the primary bedroom has the largest. */
export const bedsOf = ({ bedrooms }: Quantities): BedKind[] =>
  bedKinds.flatMap((kind) => Array<BedKind>(bedrooms[kind]).fill(kind));

export const bathsOf = ({ bathrooms }: Quantities): number => bathrooms.full + bathrooms.half / 2;

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null;

/** Whole dollars, as the catalog's address has them; anything else is no limit. */
const dollarsIn = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,7}$/.test(text) ? Number(text) : null;

/** Without a style that the rest of the wish rules out. */
const withFittingStyle = (wanted: Preferences): Preferences =>
  styleConflict(wanted) === null ? wanted : { ...wanted, style: null };

/** Reads preferences from an address; anything that is none is left out. */
export const preferencesIn = (address: URLSearchParams): Preferences => {
  const length = /^\d{2}$/.test(address.get('length') ?? '') ? Number(address.get('length')) : 0;
  const area = /^\d{3,4}$/.test(address.get('square-feet') ?? '') ? Number(address.get('square-feet')) : 0;
  const hasLength = length >= lengths.min && length <= lengths.max;
  const has = (parameter: string): boolean => address.get(parameter) === 'true';
  return withFittingStyle({
    width: oneOf(widthClasses, address.get('width')) ?? 'double',
    length: hasLength ? length : null,
    squareFeet: !hasLength && area >= areas.min && area <= areas.max ? area : null,
    kitchen: oneOf(kitchens, address.get('kitchen')),
    utilityEntrance: has('utility-entrance'),
    primaryApart: has('primary-apart'),
    office: has('office'),
    porch: has('porch'),
    accessible: has('accessible'),
    suites: has('two-suites'),
    style: oneOf(styles, address.get('style')),
    maxMonthly: dollarsIn(address.get('monthly')),
    maxDelivered: dollarsIn(address.get('max-total')),
  });
};

/** The same address with other preferences; what asks for nothing is left out. */
export const withPreferences = (address: URLSearchParams, wanted: Preferences): URLSearchParams => {
  const next = new URLSearchParams(address);
  const put = (parameter: string, value: string | null): void =>
    value === null ? next.delete(parameter) : next.set(parameter, value);
  put('width', wanted.width === 'double' ? null : wanted.width);
  put('length', wanted.length === null ? null : String(wanted.length));
  put('square-feet', wanted.squareFeet === null ? null : String(wanted.squareFeet));
  put('kitchen', wanted.kitchen);
  put('style', withFittingStyle(wanted).style);
  put('monthly', wanted.maxMonthly === null ? null : String(wanted.maxMonthly));
  put('max-total', wanted.maxDelivered === null ? null : String(wanted.maxDelivered));
  for (const { id, parameter } of flags) put(parameter, wanted[id] ? 'true' : null);
  return next;
};

/** What is shown without a seed in the address: the same for everybody. */
const firstSeed = 1;
const maxSeed = 2_147_483_647;

export const seedIn = (address: URLSearchParams): number => {
  const text = address.get('seed') ?? '';
  const seed = /^\d{1,10}$/.test(text) ? Number(text) : firstSeed;
  return seed <= maxSeed ? seed : firstSeed;
};

export const withNextSeed = (address: URLSearchParams): URLSearchParams => {
  const next = new URLSearchParams(address);
  next.set('seed', String((seedIn(address) + 1) % (maxSeed + 1)));
  return next;
};

export const withFirstSeed = (address: URLSearchParams): URLSearchParams => {
  const next = new URLSearchParams(address);
  next.delete('seed');
  return next;
};
