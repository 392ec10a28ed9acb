import { fitsStyle } from '@hearthline/rules/homes/looks/look.ts';
import { wishOfText, wishText } from '../designs/wish-text.ts';
import { colors, styles, type Color, type StreetSide, type Style, type Wish } from '../plan/document.ts';

/** What makes a plan of the book: the wish, its entry, its length in inches and how it is turned and dressed. */
export interface Recipe {
  readonly wish: Wish;
  readonly entry: string;
  readonly length: number;
  readonly mirror: boolean;
  readonly style: Style;
  readonly color: Color;
}

/** Version, wish, entry, length, and turn, style and color, such as `2.kqf4d.d17.hc.n20`. */
export const codeOf = ({ wish, entry, length, mirror, style, color }: Recipe): string =>
  [
    '2',
    wishText(wish),
    entry,
    length.toString(36),
    `${mirror ? 'm' : 'n'}${styles.indexOf(style)}${colors.indexOf(color)}`,
  ].join('.');

const pattern =
  /^2\.(?<wish>[a-z0-9]{3,40})\.(?<entry>[sdt]\d{1,4})\.(?<length>[1-9a-z][0-9a-z]{1,2})\.(?<mirror>[mn])(?<style>[0-7])(?<color>[0-7])$/;

/** What a code says; undefined if it is no code of this version. */
export const recipeOf = (code: string): Recipe | undefined => {
  const found = code.length <= 200 ? pattern.exec(code)?.groups : undefined;
  const wish = wishOfText(found?.wish ?? '');
  const style = styles[Number(found?.style)];
  const color = colors[Number(found?.color)];
  if (!found || !wish || !style || !color) return undefined;
  return {
    wish,
    entry: found.entry ?? '',
    length: parseInt(found.length ?? '', 36),
    mirror: found.mirror === 'm',
    style,
    color,
  };
};

/** The styles that a home with its street at a side can have. */
export const stylesAt = (street: StreetSide): Style[] => styles.filter((style) => fitsStyle(style, street));
