import { isBath } from '../../plan/kinds.ts';
import type { Checks, Fault } from '../fault.ts';
import { rules } from '../rules.ts';
import { bedroomsOf } from '../survey/belongings.ts';
import { innerRoom } from '../survey/joins.ts';
import { beyond } from '../survey/opening.ts';
import type { Survey } from '../survey/survey.ts';
import type { Window } from '../../plan/document.ts';

const isLargeEnough = ({ clearWidth, clearHeight }: Window): boolean => {
  const { inches, area } = rules['hud.106a-egress'].limit;
  return clearWidth >= inches && clearHeight >= inches && clearWidth * clearHeight >= area;
};

interface Escape {
  readonly room: string;
  readonly name: string;
  /** The windows large enough to leave through, those with fewest faults only. */
  readonly large: readonly Window[];
  readonly largest: Window | undefined;
}

const faultsIn = ({ sill, latch }: Window): number =>
  Number(sill > rules['hud.106b-sill'].limit.inches) + Number(latch > rules['hud.106c-latch'].limit.inches);

/** Bedrooms that have no door to the outside, with the windows one could leave through. */
const escapesOf = (home: Survey): Escape[] =>
  bedroomsOf(home)
    .filter(({ index }) => !home.doors.some((door) => innerRoom(door) === index))
    .map(({ room, index }) => {
      const windows = home.windows
        .filter(
          ({ faces }) =>
            faces.some((face) => face.room === index) && faces.some((face) => face.room === beyond),
        )
        .map(({ item }) => item);
      const large = windows.filter(isLargeEnough);
      const min = Math.min(...large.map(faultsIn));
      return {
        room: room.id,
        name: room.name,
        large: large.filter((window) => faultsIn(window) === min),
        largest: windows.toSorted((a, b) => b.clearWidth * b.clearHeight - a.clearWidth * a.clearHeight)[0],
      };
    });

export const wayOutChecks = {
  'hud.105b2-exit-size': ({ doors }, { width, height, sliding }) =>
    doors.flatMap((door): Fault[] => {
      const { id, kind, clearWidth, clearHeight } = door.item;
      const high = kind === 'sliding-glass' ? sliding : height;
      if (innerRoom(door) === undefined || (clearWidth >= width && clearHeight >= high)) return [];
      return [
        {
          item: id,
          measured: `${clearWidth} x ${clearHeight}`,
          message: `${id} clears ${clearWidth} x ${clearHeight} in; ${width} x ${high} are needed.`,
        },
      ];
    }),

  'hud.106a-egress': (home) =>
    escapesOf(home).flatMap(({ room, name, large, largest }): Fault[] => {
      if (large.length > 0) return [];
      const measured = largest ? `${largest.clearWidth} x ${largest.clearHeight}` : 'no window';
      return [
        {
          room,
          item: largest?.id,
          measured,
          message: `The best window of ${name} to leave through: ${measured}.`,
        },
      ];
    }),

  'hud.106b-sill': (home, { inches }) =>
    escapesOf(home).flatMap(({ room, large: [window] }): Fault[] =>
      window && window.sill > inches
        ? [
            {
              room,
              item: window.id,
              measured: window.sill,
              message: `The opening of ${window.id} begins ${window.sill} in above the floor.`,
            },
          ]
        : [],
    ),

  'hud.106c-latch': (home, { inches }) =>
    escapesOf(home).flatMap(({ room, large: [window] }): Fault[] =>
      window && window.latch > inches
        ? [
            {
              room,
              item: window.id,
              measured: window.latch,
              message: `The latch of ${window.id} is ${window.latch} in above the floor.`,
            },
          ]
        : [],
    ),

  'hud.107-privacy': ({ doors, rooms }) =>
    doors.flatMap((door): Fault[] => {
      const { id, lock } = door.item;
      const bath = door.faces.map(({ room }) => rooms[room]).find((room) => room && isBath(room.use));
      if (!bath || innerRoom(door) !== undefined || lock === 'privacy') return [];
      return [
        {
          room: bath.id,
          item: id,
          measured: lock,
          message: `${id} of ${bath.name} has ${lock === 'none' ? 'no' : `a ${lock}`} lock.`,
        },
      ];
    }),

  'hud.108c-door': ({ doors, rooms, plan }, { inches }) =>
    doors.flatMap((door): Fault[] => {
      const { id, kind, clearWidth } = door.item;
      if (kind !== 'hinged' || innerRoom(door) !== undefined || clearWidth >= inches) return [];
      const exempt = door.faces.some(({ room }) => {
        const use = rooms[room]?.use;
        return use === 'closet' || use === 'pantry' || (use === 'toilet' && plan.widthClass === 'single');
      });
      return exempt ? [] : [{ item: id, measured: clearWidth, message: `${id} clears ${clearWidth} in.` }];
    }),
} satisfies Checks;
