import { fitsStyle } from '@hearthline/rules/homes/looks/look.ts';
import { wishOfText, wishText } from '../designs/wish-text.ts';
import { colors, styles, type Color, type StreetSide, type Style, type Wish } from '../plan/document.ts';

/** A room that was made longer or shorter along the home, by inches, and the home with it. */
export interface ResizedRoom {
  readonly room: string;
  readonly inches: number;
}

/** What makes a plan of the book: the wish, its entry, its length in inches and how it is turned and dressed. */
export interface Recipe {
  readonly wish: Wish;
  readonly entry: string;
  /** Before any room is resized. */
  readonly length: number;
  readonly mirror: boolean;
  readonly style: Style;
  readonly color: Color;
  /** Each room once, in the order of their letters. */
  readonly resized?: readonly ResizedRoom[] | undefined;
}

/** How long the home is, in inches. */
export const homeLength = ({ length, resized = [] }: Pick<Recipe, 'length' | 'resized'>): number =>
  resized.reduce((sum, { inches }) => sum + inches, length);

const resizedText = ({ room, inches }: ResizedRoom): string =>
  `${room}${inches < 0 ? '-' : '_'}${Math.abs(inches)}`;

/** The code of the plan of which this one is a change: without its resized rooms. */
export const originalCode = ({ wish, entry, length, mirror, style, color }: Recipe): string =>
  [
    '2',
    wishText(wish),
    entry,
    length.toString(36),
    `${mirror ? 'm' : 'n'}${styles.indexOf(style)}${colors.indexOf(color)}`,
  ].join('.');

/**
 * Version, wish, entry, length, and turn, style and color, such as `2.kqf4d.d17.hc.n20`; of a plan of which rooms
 * were resized also these: `2.kqf4d.d17.hc.n20.L_24R2-12`.
 */
export const codeOf = (recipe: Recipe): string => {
  const resized = (recipe.resized ?? []).map(resizedText).join('');
  return `${originalCode(recipe)}${resized && '.'}${resized}`;
};

const pattern =
  /^2\.(?<wish>[a-z0-9]{3,40})\.(?<entry>[sdt]\d{1,4})\.(?<length>[1-9a-z][0-9a-z]{1,2})\.(?<mirror>[mn])(?<style>[0-7])(?<color>[0-7])(?:\.(?<resized>(?:[A-Z]\d?[_-][1-9]\d{0,2})+))?$/;

const resizedOf = (text: string): ResizedRoom[] =>
  [...text.matchAll(/([A-Z]\d?)([_-])(\d+)/g)].map(([, room = '', sign, inches]) => ({
    room,
    inches: Number(inches) * (sign === '-' ? -1 : 1),
  }));

const isInOrder = (rooms: readonly ResizedRoom[]): boolean =>
  rooms.every(({ room }, index) => index === 0 || (rooms[index - 1]?.room ?? '') < room);

/** What a code says; undefined if it is no code of this version. */
export const recipeOf = (code: string): Recipe | undefined => {
  const found = code.length <= 200 ? pattern.exec(code)?.groups : undefined;
  const wish = wishOfText(found?.wish ?? '');
  const style = styles[Number(found?.style)];
  const color = colors[Number(found?.color)];
  const resized = resizedOf(found?.resized ?? '');
  if (!found || !wish || !style || !color || !isInOrder(resized)) return undefined;
  return {
    wish,
    entry: found.entry ?? '',
    length: parseInt(found.length ?? '', 36),
    mirror: found.mirror === 'm',
    style,
    color,
    ...(resized.length > 0 && { resized }),
  };
};

/** The styles that a home with its street at a side can have. */
export const stylesAt = (street: StreetSide): Style[] => styles.filter((style) => fitsStyle(style, street));
