import { facesAlongX } from '../../plan/box.ts';
import type { Box, Door, Window } from '../../plan/document.ts';
import { isBath } from '../../plan/kinds.ts';
import { outerSide } from './joins.ts';
import type { Opening } from './opening.ts';
import type { NewSurvey } from './survey.ts';

/** A door or window of the street wall: where it begins and ends along the wall, in inches. */
export interface StreetOpening<T extends Box> {
  readonly item: T;
  readonly from: number;
  readonly to: number;
  /** The index of the room behind it. */
  readonly room: number;
}

/** The exterior wall at the street, as the home's outline has it. */
export interface StreetWall {
  readonly length: number;
  /** The front door, if it lies here. */
  readonly entry?: StreetOpening<Door>;
  readonly doors: readonly StreetOpening<Door>[];
  readonly windows: readonly StreetOpening<Window>[];
}

/** Half of the way along the wall from where an opening begins to where it ends. */
export const middleAlong = ({ from, to }: { readonly from: number; readonly to: number }): number =>
  (from + to) / 2;

/** The wall at the street with its openings, by where they lie. */
export const streetWallOf = ({ plan, doors, windows }: NewSurvey): StreetWall => {
  const upright = facesAlongX(plan.street);
  const here = <T extends Box>(openings: readonly Opening<T>[]): StreetOpening<T>[] =>
    openings
      .filter((opening) => outerSide(opening) === plan.street)
      .map(({ item, faces }) => ({
        item,
        from: upright ? item.y : item.x,
        to: upright ? item.y + item.h : item.x + item.w,
        room: faces.find(({ room }) => room >= 0)?.room ?? -1,
      }));
  const doorsHere = here(doors);
  return {
    length: upright ? plan.width : plan.length,
    entry: doorsHere.find(({ item }) => item.entry),
    doors: doorsHere,
    windows: here(windows),
  };
};

/** The windows of the street wall that make its order: not those of baths and toilets. */
export const orderedWindows = (home: NewSurvey): StreetOpening<Window>[] =>
  streetWallOf(home).windows.filter(({ room }) => !isBath(home.rooms[room]?.use ?? 'hall'));
