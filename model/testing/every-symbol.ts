import { fixtureKinds, sides, type Box, type Fixture, type Plan, type Side } from '../plan/document.ts';
import { fixtureFacts } from '../plan/kinds.ts';
import { room, section, wall } from './plan-parts.ts';

const defaultSizes: Readonly<Record<string, readonly [across: number, deep: number]>> = {
  sink: [33, 24],
  counter: [30, 25],
  table: [60, 36],
  sofa: [84, 36],
};

/** Each kind of fixture in its usual size, turned to a side. */
const pieces = (facing: Side, top: number): Fixture[] => {
  let x = 20;
  return fixtureKinds.map((kind) => {
    const [lesser, greater] = fixtureFacts[kind].minSize;
    const isLong = kind.startsWith('bed-') || kind === 'toilet' || kind === 'range';
    const [across, deep] = defaultSizes[kind] ?? (isLong ? [lesser, greater] : [greater, lesser]);
    const alongX = facing === 'rear' || facing === 'front';
    const body: Box = { x, y: top, w: alongX ? across : deep, h: alongX ? deep : across };
    x += body.w + 10;
    return { id: `${kind}-${facing}`, kind, room: 'hall', facing, ...body };
  });
};

/** A hall of everything there is, in all four directions: to be looked at, not to be lived in. */
export const everySymbol = (): Plan => {
  const [length, width] = [1980, 400];
  return {
    schema: 'hearthline.plan/1',
    name: 'Symbols',
    length,
    width,
    widthClass: 'single',
    fuel: 'electric',
    garage: false,
    summary: { bedrooms: 0, fullBaths: 0, threeQuarterBaths: 0, halfBaths: 0, squareFeet: 5500 },
    porches: [],
    levels: [
      {
        sections: [section('s1', [0, 0, length, width])],
        rooms: [room('hall', 'living', [6, 6, length - 6, width - 6])],
        walls: [
          wall('rear', 'exterior', [0, 0, length, 6]),
          wall('front', 'exterior', [0, width - 6, length, width]),
          wall('left', 'exterior', [0, 0, 6, width]),
          wall('right', 'exterior', [length - 6, 0, length, width]),
        ],
        doors: [],
        windows: [],
        fixtures: sides.flatMap((side, at) => pieces(side, 16 + at * 94)),
        alarms: [],
        fans: [],
      },
    ],
  };
};
