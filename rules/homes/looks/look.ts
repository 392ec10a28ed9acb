import { shownFirst } from '../../design.ts';
import type { RoofProfile, Siding } from '../../home-options.ts';

/** How a home is built at the street: its porch, what its roof carries, a second siding. */
export const styles = [
  'plain',
  'cottage',
  'farmhouse',
  'craftsman',
  'modern',
  'ranch',
  'cabin',
  'porch-end',
] as const;
export type Style = (typeof styles)[number];

/** Of the walls; brick and stone keep their own, the color is then the trim's. */
export const colors = [
  'white',
  'sand',
  'sage',
  'blue-gray',
  'slate',
  'barn-red',
  'charcoal',
  'black',
] as const;
export type Color = (typeof colors)[number];

export const streetSides = ['front', 'left', 'right'] as const;
/** The side of a home toward the street. */
export type StreetSide = (typeof streetSides)[number];

/** How a home looks from outside. Each of its four parts is an option group as well, by the same name. */
export interface Look {
  readonly style: Style;
  readonly roof: RoofProfile;
  readonly siding: Siding;
  readonly color: Color;
}

/** The parts of a look, in the order in which it is said. */
export const lookParts = ['style', 'roof', 'siding', 'color'] as const satisfies readonly (keyof Look)[];

/** The look of a home of which nothing else is known. */
export const standardLook: Look = { style: 'plain', ...shownFirst, color: 'white' };

/** Whether a style fits a home by the side that it turns to the street: at an end only two do, along the home all but one. */
export const fitsStyle = (style: Style, street: StreetSide): boolean =>
  street === 'front' ? style !== 'porch-end' : style === 'porch-end' || style === 'plain';

/** A look as choices of option groups: `style:cabin`, `roof:gable`, `siding:wood`, `color:sage`. */
export const choicesOfLook = (look: Look): string[] => lookParts.map((part) => `${part}:${look[part]}`);

/** The first of the words that a design has chosen of a group. */
const chosenIn = <Word extends string>(
  options: readonly string[],
  group: string,
  words: readonly Word[],
): Word | undefined => words.find((word) => options.includes(`${group}:${word}`));

/** What a design holds of its look. */
interface LookChoices {
  readonly roof: RoofProfile | null;
  readonly siding: Siding | null;
  /** As `group:choice`. */
  readonly options: readonly string[];
}

/** What is chosen of a look; null where nothing is. */
export type ChosenLook = { readonly [Part in keyof Look]: Look[Part] | null };

/** What a design has chosen of its look. */
export const chosenLook = ({ roof, siding, options }: LookChoices): ChosenLook => ({
  style: chosenIn(options, 'style', styles) ?? null,
  roof,
  siding,
  color: chosenIn(options, 'color', colors) ?? null,
});

/** A look with the choices that were made: where there are none, it is the own one. */
export const lookWith = (own: Look, chosen: Partial<ChosenLook>): Look => ({
  style: chosen.style ?? own.style,
  roof: chosen.roof ?? own.roof,
  siding: chosen.siding ?? own.siding,
  color: chosen.color ?? own.color,
});

/** The look of a design: its choices, and where it has made none, the home's own look. */
export const lookOfDesign = (own: Look, design: LookChoices): Look => lookWith(own, chosenLook(design));

/** A look in the query of an address, as in `style=cabin&color=sage`; empty where nothing is chosen. */
export const lookParameters = (chosen: Partial<ChosenLook>): string =>
  lookParts.flatMap((part) => (chosen[part] ? [`${part}=${chosen[part]}`] : [])).join('&');
