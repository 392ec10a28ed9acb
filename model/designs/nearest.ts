import { bedKinds, widthClasses, type Wish } from '../plan/document.ts';
import { anyWidth, nearestSize, type Fits } from '../book/candidates.ts';
import { normalWish } from './limits.ts';
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
  'suites',
  'style',
] as const;

const without = (wish: Wish, ...fields: readonly (keyof Wish)[]): Wish =>
  Object.fromEntries(
    Object.entries(wish).filter(([field]) => !fields.includes(field as keyof Wish)),
  ) as unknown as Wish;

/** Sizes near the one that was asked for, from the nearest that an arrangement allows. */
const sizesNear = (wish: Wish, field: 'length' | 'squareFeet', fits: Fits): Wish[] => {
  const nearest = nearestSize(wish, field, fits);
  const requested = wish[field];
  if (nearest === undefined || requested === undefined) return [];
  const step = (field === 'length' ? 2 : 100) * (nearest > requested ? 1 : -1);
  return [0, 1, 2, 4].map((steps) => ({ ...wish, [field]: nearest + steps * step }));
};

/** Wishes with one thing changed, those that change least first. */
const changesOf = (wish: Wish, fits: Fits): Wish[] => {
  const wider = widthClasses.slice(widthClasses.indexOf(wish.width) + 1);
  const narrower = widthClasses.slice(0, widthClasses.indexOf(wish.width)).reverse();
  const dropped = optional.filter((field) => wish[field] !== undefined).map((field) => without(wish, field));
  const sized =
    wish.length !== undefined && wish.squareFeet !== undefined ? [without(wish, 'length', 'squareFeet')] : [];
  const baths = [0.5, 1, 1.5, 2, 3, 4]
    .map((less) => wish.baths - less)
    .filter((count) => count >= wishLimits.baths.min);
  const small = wish.beds.map((bed) => (bed === 'king' ? 'queen' : bed));
  return [
    ...sizesNear(wish, 'length', fits),
    ...sizesNear(wish, 'squareFeet', fits),
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

const wanted = 3;

/**
 * Up to three wishes near one that cannot be built: those that change different things first.
 * @param works whether a wish has a design
 * @param fits which of its homes are looked for, to find sizes near the one that was asked for
 */
export const nearestWishes = (wish: Wish, works: (wish: Wish) => boolean, fits = anyWidth): NearestWish[] => {
  const found: NearestWish[] = [];
  const alike: NearestWish[] = [];
  const tried = new Set<string>([JSON.stringify(wish)]);
  const take = (one: NearestWish): void => {
    if (found.length < wanted && works(one.wish)) found.push(one);
  };
  for (const change of changesOf(wish, fits)) {
    if (found.length >= wanted) break;
    const other = normalWish(change);
    const key = JSON.stringify(other);
    if (tried.has(key)) continue;
    tried.add(key);
    const one = { wish: other, differs: differsIn(wish, other) };
    if (found.some(({ differs }) => differs.join() === one.differs.join())) alike.push(one);
    else take(one);
  }
  for (const one of alike) take(one);
  return found;
};
