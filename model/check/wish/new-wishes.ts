import { type NewWishChecks } from '../fault.ts';
import { hasRamp } from '../document/check-porches.ts';
import { rules } from '../rules.ts';
import { bathsFor, bedroomsOf, isOwn, neighbours } from '../survey/belongings.ts';
import { entriesOf } from '../survey/entry.ts';
import { depthBefore } from '../survey/porches.ts';

export const newWishChecks = {
  'wish.suites': (home, _limit, { suites }) => {
    if (suites === undefined) return [];
    const measured = bedroomsOf(home).filter(({ room, index }) =>
      bathsFor(home, room).some(
        (bath) =>
          bath.room.bath !== 'half' &&
          neighbours(home, bath.index).includes(index) &&
          isOwn(home, bath.index, index),
      ),
    ).length;
    return measured >= suites
      ? []
      : [{ measured, message: `${measured} bedrooms have a bath of their own; ${suites} were asked for.` }];
  },

  'wish.accessible-shower': ({ level }, { width, length }, { accessible }) => {
    if (!accessible) return [];
    const showers = level.fixtures.filter(({ kind }) => kind === 'shower');
    if (showers.some(({ w, h }) => Math.min(w, h) >= width && Math.max(w, h) >= length)) return [];
    return [
      {
        measured: showers.map(({ w, h }) => `${w}x${h}`).join(', ') || 'none',
        message: `No shower is ${width} x ${length} in.`,
      },
    ];
  },

  'wish.accessible-ramp': (home, _limit, { accessible }) => {
    if (!accessible) return [];
    const { porches, steps } = home.plan;
    const atEntry = porches.filter((porch) =>
      entriesOf(home).some(({ door, outside }) => depthBefore(porch, door, outside) > 0),
    );
    return hasRamp(steps, atEntry, rules['geo.steps'].limit)
      ? []
      : [{ measured: 'none', message: 'No ramp leads to the porch of the front door.' }];
  },
} satisfies NewWishChecks;
