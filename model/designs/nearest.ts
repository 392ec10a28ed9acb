import { bedKinds, widthClasses, type Wish } from '../plan/document.ts';
import { wishLimits, type NearestWish } from './design.ts';

const optional = [
  'length',
  'squareFeet',
  'kitchen',
  'accessible',
  'office',
  'primaryApart',
  'entry',
  'porch',
] as const;

const without = (wish: Wish, ...fields: readonly (keyof Wish)[]): Wish =>
  Object.fromEntries(
    Object.entries(wish).filter(([field]) => !fields.includes(field as keyof Wish)),
  ) as unknown as Wish;

/** Wishes with one thing changed, those that change least first. */
const changesOf = (wish: Wish): Wish[] => {
  const wider = widthClasses.slice(widthClasses.indexOf(wish.width) + 1);
  const narrower = widthClasses.slice(0, widthClasses.indexOf(wish.width)).reverse();
  const dropped = optional.filter((field) => wish[field] !== undefined).map((field) => without(wish, field));
  const sized =
    wish.length !== undefined && wish.squareFeet !== undefined ? [without(wish, 'length', 'squareFeet')] : [];
  const baths = [0.5, 1, 1.5, 2, 3, 4]
    .map((less) => wish.baths - less)
    .filter((count) => count >= wishLimits.baths.least);
  const small = wish.beds.map((bed) => (bed === 'king' ? 'queen' : bed));
  return [
    ...dropped,
    ...wider.map((width) => ({ ...wish, width })),
    ...baths.map((count) => ({ ...wish, baths: count })),
    ...(small.join() === wish.beds.join() ? [] : [{ ...wish, beds: small }]),
    ...sized,
    ...wish.beds
      .slice(1)
      .map((_, less) => ({ ...wish, beds: wish.beds.slice(0, wish.beds.length - less - 1) })),
    ...narrower.map((width) => ({ ...wish, width })),
    ...wider.map((width) => ({ ...without(wish, ...optional), width })),
    { ...without(wish, ...optional), width: 'double', beds: wish.beds.slice(0, 3), baths: 2 },
    { beds: wish.beds.slice(0, 2), baths: 1, width: wish.width },
    { beds: [bedKinds[1]], baths: 1, width: wish.width },
  ];
};

const fields = ['beds', 'baths', 'width', ...optional] as const;

const differsIn = (one: Wish, other: Wish): (keyof Wish)[] =>
  fields.filter((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]));

/** Up to three wishes near one that cannot be built. @param works whether a wish has a design */
export const nearestWishes = (wish: Wish, works: (wish: Wish) => boolean): NearestWish[] => {
  const found: NearestWish[] = [];
  const tried = new Set<string>([JSON.stringify(wish)]);
  for (const other of changesOf(wish)) {
    if (found.length >= 3) break;
    const key = JSON.stringify(other);
    if (tried.has(key)) continue;
    tried.add(key);
    if (works(other)) found.push({ wish: other, differs: differsIn(wish, other) });
  }
  return found;
};
