import type { RoomBox, RoomSpec } from '../home-rooms.ts';
import { expect, it } from 'vitest';
import { frameOf } from './frame.ts';
import { isSupported } from './marriage.ts';

const room = (id: string, use: RoomSpec['use']): RoomSpec => ({ id, name: id, use });
const specs = [room('living', 'living'), room('kitchen', 'kitchen'), room('bath', 'bath')];
const boxes: RoomBox[] = [
  { room: 'kitchen', x: 0, y: 0, w: 200, h: 160 },
  { room: 'bath', x: 200, y: 0, w: 80, h: 160 },
  { room: 'living', x: 0, y: 160, w: 280, h: 160 },
];
const depths = [160, 160];

it('puts walls between rooms that are not open to each other, and floors between the walls', () => {
  const frame = frameOf(boxes, specs, [['kitchen', 'living']], 280, depths);
  const [living, kitchen, bath] = frame?.rooms.map((one) => one.room) ?? [];
  expect(bath?.floor).toEqual([
    [202, 6],
    [274, 6],
    [274, 156],
    [202, 156],
  ]);
  expect(kitchen?.squareFeet).toBe(Math.round(((192 * 154) / 144) * 10) / 10);
  expect(living?.floor.length).toBe(6);
  expect(frame?.walls.map(({ kind }) => kind).sort()).toEqual([
    'exterior',
    'exterior',
    'exterior',
    'exterior',
    'interior',
    'marriage',
  ]);
});

it('refuses a room without a floor or in two pieces', () => {
  const apart: RoomBox[] = boxes.map((box) => (box.room === 'bath' ? { ...box, room: 'living' } : box));
  expect(frameOf(boxes, [...specs, room('office', 'office')], [], 280, depths)).toBeUndefined();
  expect(
    frameOf([...apart, { room: 'bath', x: 90, y: 60, w: 20, h: 20 }], specs, [], 280, depths),
  ).toBeUndefined();
});

it('knows how far a marriage line may be open', () => {
  const supported = (open: readonly (readonly [string, string])[]): boolean | undefined => {
    const frame = frameOf(boxes, specs, open, 280, depths);
    return frame && isSupported(frame, []);
  };
  expect(supported([])).toBe(true);
  expect(supported([['kitchen', 'living']])).toBe(true);
  expect(
    supported([
      ['kitchen', 'living'],
      ['bath', 'living'],
    ]),
  ).toBe(false);
});
