import { bedKinds, kitchens, widthClasses, type Wish } from '../plan/document.ts';
import { normalWish } from './limits.ts';

const flags = ['entry', 'primaryApart', 'office', 'porch', 'accessible', 'suites'] as const;
const bedLetters = 'kqft';
const widthLetters = 'sdt';
const kitchenLetters = 'oc';
// None of them is also the letter of a kitchen, of a length or of an area.
const flagLetters = 'uawhxy';

const letterOf = (letters: string, list: readonly string[], value: string): string =>
  letters[list.indexOf(value)] ?? '';

/** A wish as a part of a code, without its style: beds, half baths, width and what else is asked for, such as `kqf4dw`. */
export const wishText = (wish: Wish): string =>
  [
    wish.beds.map((bed) => letterOf(bedLetters, bedKinds, bed)).join(''),
    String(Math.round(wish.baths * 2)),
    letterOf(widthLetters, widthClasses, wish.width),
    ...(wish.kitchen ? [letterOf(kitchenLetters, kitchens, wish.kitchen)] : []),
    flags.map((flag, index) => (wish[flag] ? (flagLetters[index] ?? '') : '')).join(''),
    ...(wish.length === undefined ? [] : [`l${wish.length}`]),
    ...(wish.squareFeet === undefined ? [] : [`f${Math.round(wish.squareFeet)}`]),
  ].join('');

const pattern =
  /^(?<beds>[kqft]{1,10})(?<baths>[1-9]|1[0-2])(?<width>[sdt])(?<kitchen>[oc]?)(?<flags>u?a?w?h?x?y?)(?:l(?<feet>[1-9]\d{0,2}))?(?:f(?<area>[1-9]\d{0,4}))?$/;

/** What {@link wishText} wrote; undefined for any other text. */
export const wishOfText = (text: string): Wish | undefined => {
  const found = pattern.exec(text)?.groups;
  if (!found) return undefined;
  const { beds = '', baths = '', width = '', kitchen = '', flags: set = '', feet, area } = found;
  const listed = <Value>(letters: string, list: readonly Value[], letter: string): Value | undefined =>
    list[letters.indexOf(letter)];
  const widthClass = listed(widthLetters, widthClasses, width);
  if (!widthClass) return undefined;
  return normalWish({
    beds: [...beds].flatMap((letter) => listed(bedLetters, bedKinds, letter) ?? []),
    baths: Number(baths) / 2,
    width: widthClass,
    length: feet ? Number(feet) : undefined,
    squareFeet: area ? Number(area) : undefined,
    kitchen: kitchen ? listed(kitchenLetters, kitchens, kitchen) : undefined,
    entry: set.includes('u') ? 'utility' : undefined,
    primaryApart: set.includes('a'),
    office: set.includes('w'),
    porch: set.includes('h'),
    accessible: set.includes('x'),
    suites: set.includes('y') ? 2 : undefined,
  });
};
