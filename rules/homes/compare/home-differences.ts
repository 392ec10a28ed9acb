import { wholeDollars } from '../../dollars.ts';

/** A home of a comparison, as far as others are compared with it. */
export interface MeasuredHome {
  /** With its article, as in `The Enid`: it may begin a sentence. */
  readonly name: string;
  readonly squareFeet: number;
  /** Delivered and set up, in cents; null where there is no such total. */
  readonly deliveredCents: number | null;
}

const ordinals = ['first', 'second', 'third'] as const;

/**
 * What the homes of a comparison are called in a sentence: `The Enid`; a design by the name that its buyer gave it; and those that would
 * be called the same by their place, as in `The second Enid`.
 */
export const sentenceNames = (
  homes: readonly { readonly name: string; readonly isOwnName: boolean }[],
): string[] =>
  homes.map(({ name, isOwnName }, index) => {
    const isShared = homes.filter((other) => other.name === name).length > 1;
    if (isShared) return `The ${ordinals[index]} ${name}`;
    return isOwnName ? name : `The ${name}`;
  });

/** As in the middle of a sentence. */
const inside = (name: string): string => name.replace(/^The /, 'the ');

const all = (homes: readonly MeasuredHome[]): string =>
  homes
    .map(({ name }, index) => (index === 0 ? name : inside(name)))
    .reduce((text, name, index) => `${text}${index === homes.length - 1 ? ' and ' : ', '}${name}`);

const dollarsOf = ({ deliveredCents }: MeasuredHome): number => Math.round((deliveredCents ?? 0) / 100);
const feetOf = ({ squareFeet }: MeasuredHome): number => Math.round(squareFeet);

/**
 * How one home differs from another: `is 208 sq ft larger and costs $21,400 more delivered`.
 * @param than what it is compared with, where that must be said
 */
const differenceText = (home: MeasuredHome, least: MeasuredHome, isPriced: boolean, than: string): string => {
  const feet = feetOf(home) - feetOf(least);
  const size =
    feet === 0
      ? 'is the same size'
      : `is ${Math.abs(feet).toLocaleString('en-US')} sq ft ${feet > 0 ? 'larger' : 'smaller'}`;
  if (!isPriced) return `${size}${than && ` ${feet === 0 ? 'as' : 'than'} ${than}`}`;
  const dollars = dollarsOf(home) - dollarsOf(least);
  return dollars === 0
    ? `${size} and costs the same delivered${than && ` as ${than}`}`
    : `${size} and costs ${wholeDollars(dollars)} more delivered${than && ` than ${than}`}`;
};

/**
 * How homes differ, in one sentence: in square feet, and in dollars delivered where each of them has such a total. Each is compared with
 * the one that costs least, or else with the smallest. Amounts are the differences of those that are shown, in whole dollars and feet.
 * Empty with fewer than two homes.
 */
export const homeDifferences = (homes: readonly MeasuredHome[]): string => {
  if (homes.length < 2) return '';
  const isPriced = homes.every(({ deliveredCents }) => deliveredCents !== null);
  const [least, ...others] = homes.toSorted(
    (one, other) => (isPriced ? dollarsOf(one) - dollarsOf(other) : 0) || feetOf(one) - feetOf(other),
  ) as [MeasuredHome, ...MeasuredHome[]];
  const isSame = others.every(
    (home) => feetOf(home) === feetOf(least) && (!isPriced || dollarsOf(home) === dollarsOf(least)),
  );
  if (isSame) return `${all(homes)} are the same size${isPriced ? ' and cost the same delivered' : ''}.`;
  const clauses = homes
    .filter((home) => home !== least)
    .map((home, index) => {
      const name = index === 0 ? home.name : inside(home.name);
      const than = others.length > 1 && index === 0 ? inside(least.name) : '';
      return `${name} ${differenceText(home, least, isPriced, than)}`;
    });
  return `${clauses.join('; ')}.`;
};
