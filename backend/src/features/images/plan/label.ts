import { floorOf } from '@hearthline/model/layout/doors.ts';
import type { Layout } from '@hearthline/model/layout/plan-model.ts';
import { feetAndInches, type Rect, type Room } from '@hearthline/model/layout/room.ts';
import { textWidth } from '../drawing/font.ts';
import { group, rect, text, type Shape } from '../drawing/shape.ts';
import { floorFill } from './floors.ts';
import { furnish } from './furniture/furnish.ts';
import { ink } from './ink.ts';

export interface Label {
  readonly lines: readonly { readonly text: string; readonly size: number; readonly strong: boolean }[];
  readonly box: Rect;
  readonly turned: boolean;
  readonly room: string;
}

const spacing = 0.9;

const widthOf = (line: Label['lines'][number]): number =>
  textWidth(line.text, line.strong ? 'label-strong' : 'label', line.size, line.strong ? spacing : 0.2);

/** Rooms whose size a buyer asks for. */
const measured: ReadonlySet<Room['kind']> = new Set([
  'living',
  'family',
  'kitchen',
  'dining',
  'primary',
  'bedroom',
  'office',
]);

/** Ways to write a room's name, the most generous first. `unit`: inches of the home per pixel-like unit. */
const versions = (room: Room, size: string, unit: number): Label['lines'][] => {
  const name = room.name.toUpperCase();
  const words = name.split(' ');
  const half = Math.ceil(words.length / 2);
  const broken = words.length > 1 ? [words.slice(0, half).join(' '), words.slice(half).join(' ')] : [name];
  const strong = (content: string, height: number) => ({ text: content, size: height * unit, strong: true });
  const plain = (content: string, height: number) => ({ text: content, size: height * unit, strong: false });
  const withSize = measured.has(room.kind) || room.id === 'primary-bath';
  const small = room.kind === 'closet' || room.kind === 'laundry' || room.kind === 'hall';
  const heights = small
    ? [8.2, 7.2, 6.4]
    : room.kind === 'bath' || room.kind === 'half-bath' || room.kind === 'utility'
      ? [9, 8, 7.2, 6.4]
      : [11, 10, 9, 8.2];
  return heights.flatMap((height) => {
    const sizeLine = withSize ? [plain(size, height * 0.94)] : [];
    return [
      [strong(name, height), ...sizeLine],
      ...(broken.length > 1 ? [[...broken.map((word) => strong(word, height)), ...sizeLine]] : []),
      ...(room.kind === 'bath' && withSize
        ? [[strong(name, height)], broken.map((word) => strong(word, height))]
        : []),
    ];
  });
};

const boxOf = (lines: Label['lines']): { w: number; h: number } => ({
  w: Math.max(...lines.map(widthOf)),
  h: lines.reduce((total, line) => total + line.size * 1.28, 0),
});

const overlap = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

interface Candidate {
  readonly box: Rect;
  readonly cost: number;
}

/** The place inside the floor where the box hides least; the middle wins between equals. */
const place = (floor: Rect, w: number, h: number, solid: readonly Rect[]): Candidate | null => {
  const gap = 2.5;
  if (w > floor.w - 2 * gap || h > floor.h - 2 * gap) return null;
  const stepX = Math.max(2, (floor.w - w) / 24);
  const stepY = Math.max(2, (floor.h - h) / 24);
  let winner: Candidate | null = null;
  for (let x = floor.x + gap; x <= floor.x + floor.w - w - gap + 0.01; x += stepX) {
    for (let y = floor.y + gap; y <= floor.y + floor.h - h - gap + 0.01; y += stepY) {
      const box = { x, y, w, h };
      const hidden = solid.reduce((total, other) => total + overlap(box, other), 0) / (w * h);
      const off =
        Math.hypot(x + w / 2 - floor.x - floor.w / 2, y + h / 2 - floor.y - floor.h / 2) /
        Math.hypot(floor.w, floor.h);
      const cost = hidden * 40 + off;
      if (!winner || cost < winner.cost) winner = { box, cost };
    }
  }
  return winner;
};

/** Names and clear sizes of all rooms, each inside its room and clear of the furniture as far as possible. */
export const labelsOf = (layout: Layout, unit: number): Label[] =>
  layout.rooms.flatMap((room) => {
    if (!room.name || (room.kind === 'hall' && room.w < 70 && room.h < 70)) return [];
    const floor = floorOf(room, layout.length, layout.width);
    const solid = [
      ...furnish(layout, room)
        .filter(({ flat }) => !flat)
        .map(({ rect: each }) => each),
      ...layout.doors
        .filter(({ kind }) => kind === 'door' || kind === 'entry' || kind === 'back')
        .flatMap(({ clear }) =>
          clear
            .filter((zone) => zone.room === room.id)
            .slice(0, 1)
            .map((zone) => zone.rect),
        ),
    ];
    const size = `${feetAndInches(floor.w)} × ${feetAndInches(floor.h)}`;
    let winner: { label: Label; cost: number } | null = null;
    for (const [index, lines] of versions(room, size, unit).entries()) {
      const { w, h } = boxOf(lines);
      for (const turned of [false, true]) {
        const spot = turned ? place(floor, h, w, solid) : place(floor, w, h, solid);
        if (!spot) continue;
        const cost = spot.cost + index * 0.25 + (turned ? 3 : 0);
        if (!winner || cost < winner.cost)
          winner = { label: { lines, box: spot.box, turned, room: room.id }, cost };
      }
    }
    return winner ? [winner.label] : [];
  });

/** A label on a soft background in the floor's color, so that boards and rugs do not run through the letters. */
export const drawLabel = (layout: Layout, { lines, box, turned, room: id }: Label): Shape => {
  const room = layout.rooms.find((each) => each.id === id);
  const [w, h] = turned ? [box.h, box.w] : [box.w, box.h];
  let y = -h / 2;
  const rows = lines.map((line) => {
    y += line.size * 1.28;
    return text(line.text, [0, y - line.size * 0.36], {
      face: line.strong ? 'label-strong' : 'label',
      size: line.size,
      fill: line.strong ? ink.text : ink.quiet,
      align: 'center',
      spacing: line.strong ? spacing : 0.2,
    });
  });
  const ground = room ? floorFill(room) : ink.paper;
  return group([rect(-w / 2 - 2, -h / 2 - 0.5, w + 4, h + 1, { fill: ground, opacity: 0.82 }), ...rows], {
    move: [box.x + box.w / 2, box.y + box.h / 2],
    turn: turned ? -90 : 0,
  });
};
