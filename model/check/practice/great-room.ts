import { depthOf, facesAlongX, opposite, sharedArea, widthOf } from '../../plan/box.ts';
import { sides, type Box, type Fixture } from '../../plan/document.ts';
import { isGreatRoom } from '../../plan/kinds.ts';
import { clip } from '../../plan/raster.ts';
import type { NewChecks } from '../fault.ts';
import type { LimitOf } from '../rules.ts';
import { roomsWith } from '../survey/belongings.ts';
import { between } from '../survey/between.ts';
import { roomAt } from '../survey/opening.ts';
import type { NewSurvey } from '../survey/survey.ts';

/** Whether nothing but tables stands on a stretch of floor. */
const isClear = ({ raster, level }: NewSurvey, { x, y, w, h }: Box): boolean => {
  for (let row = y; row < y + h; row++)
    for (let column = x; column < x + w; column++) if (roomAt(raster, column, row) < 0) return false;
  return !level.fixtures.some((piece) => piece.kind !== 'table' && sharedArea(piece, { x, y, w, h }) > 0);
};

const looksAt = (
  home: NewSurvey,
  sofa: Fixture,
  screen: Fixture,
  { min, max, overlap }: LimitOf<'plan.sitting'>,
): boolean =>
  sides.some((side) => {
    const faces = sofa.facing ? sofa.facing === side : widthOf(sofa, side) >= depthOf(sofa, side);
    if (!faces || (screen.facing && screen.facing !== opposite[side])) return false;
    const gap = between(sofa, screen, side);
    const [apart, across] = facesAlongX(side) ? [gap.w, gap.h] : [gap.h, gap.w];
    return apart >= min && apart <= max && across >= overlap && isClear(home, gap);
  });

/** The side of the largest square on the great room's floor on which nothing stands, in inches. */
const largestSquare = ({ raster, rooms, level }: NewSurvey): number => {
  const { length, width, cells } = raster;
  const great = [false, ...rooms.map(({ use }) => isGreatRoom(use))];
  const taken = new Uint8Array(cells.length);
  for (const piece of level.fixtures) {
    const { x, y, w, h } = clip(piece, length, width);
    for (let row = y; row < y + h; row++) taken.fill(1, row * length + x, row * length + x + w);
  }
  // The side of the largest square that ends at each square inch of a row, from that of the row before.
  let above = new Uint16Array(length + 1);
  let largest = 0;
  for (let y = 0; y < width; y++) {
    const row = new Uint16Array(length + 1);
    for (let x = 0; x < length; x++) {
      const at = y * length + x;
      const code = cells[at] ?? 0;
      if (code <= 0 || !great[code] || taken[at] === 1) continue;
      const side = 1 + Math.min(row[x] ?? 0, above[x] ?? 0, above[x + 1] ?? 0);
      row[x + 1] = side;
      if (side > largest) largest = side;
    }
    above = row;
  }
  return largest;
};

/** More pieces of a kind than a home has. */
const maxPieces = 8;

export const greatRoomChecks = {
  'plan.sitting': (home, limit) => {
    const pieces = roomsWith(home, ({ use }) => use === 'living').flatMap(({ room }) =>
      home.fixturesIn(room),
    );
    const of = (kind: Fixture['kind']): Fixture[] =>
      pieces.filter((piece) => piece.kind === kind).slice(0, maxPieces);
    const screens = of('media-unit');
    if (of('sofa').some((sofa) => screens.some((screen) => looksAt(home, sofa, screen, limit)))) return [];
    return [
      {
        measured: 'none',
        message: 'No sofa stands straight across from a media unit in the living room.',
      },
    ];
  },

  'plan.empty': (home, { inches }) => {
    const measured = largestSquare(home);
    return measured <= inches
      ? []
      : [{ measured, message: `${measured} x ${measured} in of the great room are empty.` }];
  },
} satisfies NewChecks;
