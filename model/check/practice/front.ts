import type { Window } from '../../plan/document.ts';
import { isBath } from '../../plan/kinds.ts';
import { percent, type Fault, type NewChecks } from '../fault.ts';
import type { LimitOf } from '../rules.ts';
import { middleAlong, orderedWindows, streetWallOf, type StreetOpening } from '../survey/street.ts';
import type { NewSurvey } from '../survey/survey.ts';

const headOf = ({ sill, height }: Window): number => sill + height;

const widthAlong = ({ from, to }: { readonly from: number; readonly to: number }): number => to - from;

/** About which points of the street wall windows may be mirrored: the middles of the entry, of gables and of the wall. */
const axesOf = (home: NewSurvey): number[] => {
  const { entry, length } = streetWallOf(home);
  const { front, street } = home.plan;
  return [
    length / 2,
    ...(entry ? [middleAlong(entry)] : []),
    ...front.parts.filter(({ kind, side }) => kind === 'gable' && side === street).map(middleAlong),
  ];
};

const arePartners = (
  one: StreetOpening<Window>,
  other: StreetOpening<Window>,
  axes: readonly number[],
  { gap, mirror }: LimitOf<'front.pairs'>,
): boolean =>
  widthAlong(one) === widthAlong(other) &&
  one.item.height === other.item.height &&
  one.item.sill === other.item.sill &&
  (Math.max(one.from - other.to, other.from - one.to) <= gap ||
    axes.some((axis) => Math.abs(2 * axis - middleAlong(one) - middleAlong(other)) <= mirror));

export const frontChecks = {
  'front.blank': (home, { inches, window: area }) => {
    const { length, doors, windows } = streetWallOf(home);
    const openings = [
      ...doors,
      ...windows.filter(({ item, from, to }) => (to - from) * item.height >= area),
    ].sort((a, b) => a.from - b.from);
    const faults: Fault[] = [];
    let from = 0;
    for (const { from: to, to: end } of [...openings, { from: length, to: length }]) {
      if (to - from > inches)
        faults.push({
          measured: to - from,
          message: `${to - from} in of the street wall, from ${from} in on, have neither a door nor a window of ${area / 144} sq ft.`,
        });
      from = Math.max(from, end);
    }
    return faults;
  },

  'front.order': (home, { head, sizes: maxSizes, ratio }) => {
    const windows = orderedWindows(home);
    const heads = windows.map(({ item }) => headOf(item));
    const apart = Math.max(...heads) - Math.min(...heads);
    const sizes = new Set(windows.map((one) => `${widthAlong(one)}x${one.item.height}`));
    return [
      ...(apart > head
        ? [{ measured: `${apart} in`, message: `Heads of windows in the street wall are ${apart} in apart.` }]
        : []),
      ...(sizes.size > maxSizes
        ? [
            {
              measured: `${sizes.size} sizes`,
              message: `The windows of the street wall have ${sizes.size} sizes.`,
            },
          ]
        : []),
      ...windows
        .filter((one) => widthAlong(one) > ratio * one.item.height)
        .map((one) => ({
          item: one.item.id,
          measured: `${widthAlong(one)}x${one.item.height}`,
          message: `${one.item.id} is ${widthAlong(one)} in wide and ${one.item.height} in high.`,
        })),
    ];
  },

  'front.pairs': (home, limit) => {
    const windows = orderedWindows(home);
    const axes = axesOf(home);
    const paired = windows.filter((one) =>
      windows.some((other) => other !== one && arePartners(one, other, axes, limit)),
    ).length;
    if (windows.length < 2 || paired >= limit.share * windows.length) return [];
    const measured = `${paired} of ${windows.length}`;
    return [{ measured, message: `${measured} windows of the street wall have a partner.` }];
  },

  'front.glass': (home, { share, single, height }) => {
    const { length, doors, windows } = streetWallOf(home);
    const glass = [...doors, ...windows].reduce((sum, { item }) => sum + (item.glazedArea ?? 0), 0);
    const measured = glass / (length * height);
    if (measured >= (home.plan.widthClass === 'single' ? single : share)) return [];
    return [
      {
        measured: percent(measured),
        message: `${percent(measured)} of the street wall up to ${height} in are glass.`,
      },
    ];
  },

  'front.bath': (home, { sill }) =>
    streetWallOf(home)
      .windows.filter(({ room, item }) => isBath(home.rooms[room]?.use ?? 'hall') && item.sill < sill)
      .map(({ room, item }) => ({
        room: home.rooms[room]?.id,
        item: item.id,
        measured: item.sill,
        message: `${item.id} of ${home.rooms[room]?.name} looks onto the street, ${item.sill} in above the floor.`,
      })),
} satisfies NewChecks;
