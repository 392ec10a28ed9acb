import type { Layout } from '@hearthline/model/layout/plan-model.ts';
import { front, right, type Room } from '@hearthline/model/layout/room.ts';
import { sequence } from '@hearthline/model/random.ts';
import { group, path, rect, rectPath, type Shape } from '../drawing/shape.ts';
import { ink } from './ink.ts';

type Covering = 'wood' | 'carpet' | 'tile';

const covering = ({ kind }: Room): Covering => {
  switch (kind) {
    case 'bath':
    case 'half-bath':
    case 'utility':
    case 'laundry':
      return 'tile';
    case 'primary':
    case 'bedroom':
    case 'closet':
      return 'carpet';
    case 'living':
    case 'family':
    case 'kitchen':
    case 'dining':
    case 'office':
    case 'hall':
      return 'wood';
  }
};

export const floorFill = (room: Room): string => {
  if (room.kind === 'primary') return ink.suite;
  if (room.kind === 'closet') return ink.closet;
  return { wood: ink.wood, carpet: ink.carpet, tile: ink.tile }[covering(room)];
};

/** Boards along the length, their joints staggered. One grid for the whole home, so that rooms flow together. */
const boards = (room: Room): Shape => {
  const width = 7;
  let d = '';
  for (let y = Math.ceil(room.y / width) * width; y < front(room); y += width) {
    d += `M${room.x} ${y}h${room.w}`;
    const random = sequence(`board ${y}`);
    for (let x = random() * 60; x < right(room); x += 52 + random() * 40) {
      if (x > room.x) d += `M${Math.round(x)} ${y}v${Math.min(width, front(room) - y)}`;
    }
  }
  return path(d, { stroke: ink.woodLine, width: 0.55 });
};

const tiles = (room: Room): Shape => {
  const size = 12;
  let d = '';
  for (let x = room.x + size / 2; x < right(room); x += size) d += `M${x} ${room.y}v${room.h}`;
  for (let y = room.y + size / 2; y < front(room); y += size) d += `M${room.x} ${y}h${room.w}`;
  return path(d, { stroke: ink.tileLine, width: 0.6 });
};

export const drawFloors = ({ rooms }: Layout): Shape[] =>
  rooms.map((room) => {
    const base = rect(room.x, room.y, room.w, room.h, { fill: floorFill(room) });
    const kind = covering(room);
    if (kind === 'carpet') return base;
    return group([base, kind === 'wood' ? boards(room) : tiles(room)], {
      clip: rectPath(room.x, room.y, room.w, room.h),
    });
  });
