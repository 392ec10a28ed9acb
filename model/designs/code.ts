import { bedKinds, kitchens, widthClasses, type Wish } from '../plan/document.ts';
import { normalWish } from './limits.ts';
import { maxChoices } from '../generate/pick.ts';

/** The version of the generator. Designs of older versions are made by the generator that they were made by. */
export const generatorVersion = 1;

/** What makes a plan: the wish, the choices of its arrangement, and its length in inches. */
export interface Recipe {
  readonly wish: Wish;
  readonly choices: readonly number[];
  readonly length: number;
}

const flags = ['entry', 'primaryApart', 'office', 'porch', 'accessible'] as const;
const bedLetters = 'kqft';
const widthLetters = 'sdt';
const kitchenLetters = 'oc';
// None of them is also the letter of a kitchen, of a length or of an area.
const flagLetters = 'uawhx';

const letterOf = (letters: string, list: readonly string[], value: string): string =>
  letters[list.indexOf(value)] ?? '';

const wishText = (wish: Wish): string =>
  [
    wish.beds.map((bed) => letterOf(bedLetters, bedKinds, bed)).join(''),
    String(Math.round(wish.baths * 2)),
    letterOf(widthLetters, widthClasses, wish.width),
    ...(wish.kitchen ? [letterOf(kitchenLetters, kitchens, wish.kitchen)] : []),
    flags.map((flag, index) => (wish[flag] ? (flagLetters[index] ?? '') : '')).join(''),
    ...(wish.length === undefined ? [] : [`l${wish.length}`]),
    ...(wish.squareFeet === undefined ? [] : [`f${Math.round(wish.squareFeet)}`]),
  ].join('');

/** Version, wish, choices and length, such as `1.qqt4ds.0a31c2.m8`. */
export const codeOf = ({ wish, choices, length }: Recipe): string =>
  [
    String(generatorVersion),
    wishText(wish),
    choices.map((choice) => choice.toString(maxChoices)).join(''),
    length.toString(maxChoices),
  ].join('.');

const pattern =
  /^1\.(?<beds>[kqft]{1,10})(?<baths>[1-9]|1[0-2])(?<width>[sdt])(?<kitchen>[oc]?)(?<flags>u?a?w?h?x?)(?:l(?<feet>[1-9]\d{0,2}))?(?:f(?<area>[1-9]\d{0,4}))?\.(?<choices>[0-9a-z]{1,99})\.(?<length>[1-9a-z][0-9a-z]{1,2})$/;

/** What a code says; undefined if it is no code of a known version. */
export const recipeOf = (code: string): Recipe | undefined => {
  const found = code.length <= 200 ? pattern.exec(code)?.groups : undefined;
  if (!found) return undefined;
  const { beds = '', baths = '', width = '', kitchen = '', flags: set = '', feet, area } = found;
  const listed = <Value>(letters: string, list: readonly Value[], letter: string): Value | undefined =>
    list[letters.indexOf(letter)];
  const widthClass = listed(widthLetters, widthClasses, width);
  if (!widthClass) return undefined;
  return {
    wish: normalWish({
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
    }),
    choices: [...(found.choices ?? '')].map((letter) => parseInt(letter, maxChoices)),
    length: parseInt(found.length ?? '', maxChoices),
  };
};
