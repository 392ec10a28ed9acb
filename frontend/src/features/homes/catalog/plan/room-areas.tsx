import { chakra } from '@chakra-ui/react/styled-system';
import type { Plan, Room } from '@hearthline/model/plan/document.ts';
import { boundsOf } from '@hearthline/model/plan/ring.ts';
import { useRef, useState, type KeyboardEvent } from 'react';
import { spokenNote, type RoomNote } from './room-notes.ts';

const Area = chakra('path', {
  base: {
    fill: 'transparent',
    cursor: 'pointer',
    outline: 'none',
    stroke: 'transparent',
    vectorEffect: 'non-scaling-stroke',
    '&[data-shown]': { fill: 'color-mix(in srgb, {colors.ember} 14%, transparent)' },
    '&[aria-pressed=true]': { stroke: 'ember', strokeWidth: '2px' },
    '&:focus-visible': { stroke: 'focus', strokeWidth: '3px' },
  },
});

const centre = (room: Room): { x: number; y: number } => {
  const { x, y, w, h } = boundsOf(room.floor);
  return { x: x + w / 2, y: y + h / 2 };
};

const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest room in the direction of an arrow key; rooms straight ahead come before those beside. */
const roomTowards = (rooms: readonly Room[], from: Room, key: string): Room | undefined => {
  const way = ways[key];
  if (!way) return undefined;
  const here = centre(from);
  const rank = (room: Room): number => {
    const there = centre(room);
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const ahead = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    return ahead <= 1 ? Infinity : ahead + aside * 2;
  };
  return rooms
    .filter((room) => room.id !== from.id && rank(room) < Infinity)
    .sort((a, b) => rank(a) - rank(b))[0];
};

interface RoomAreasProps {
  /** As it lies on the sheet. */
  readonly plan: Plan;
  readonly notes: readonly RoomNote[];
  /** The room whose note is shown. */
  readonly shown: string | null;
  /** The room that stays shown when the pointer leaves. */
  readonly pinned: string | null;
  readonly onPoint: (id: string | null) => void;
  readonly onKeep: (id: string | null) => void;
}

/** The floors of a plan as buttons: pointing shows a room's note, pressing keeps it, arrow keys go from room to room. */
export const RoomAreas = ({ plan, notes, shown, pinned, onPoint, onKeep }: RoomAreasProps) => {
  const { rooms } = plan.levels[0];
  const group = useRef<SVGGElement>(null);
  const [entry, setEntry] = useState(rooms[0]?.id ?? '');
  const goOn = (event: KeyboardEvent, room: Room): void => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onKeep(pinned === room.id ? null : room.id);
      return;
    }
    const next = roomTowards(rooms, room, event.key);
    if (!(event.key in ways)) return;
    event.preventDefault();
    if (next) group.current?.querySelector<SVGElement>(`[data-room="${CSS.escape(next.id)}"]`)?.focus();
  };
  return (
    <g ref={group} onPointerLeave={() => onPoint(null)}>
      {rooms.map((room, index) => (
        <Area
          key={room.id}
          role="button"
          data-room={room.id}
          data-shown={shown === room.id ? '' : undefined}
          tabIndex={room.id === entry || (index === 0 && !rooms.some(({ id }) => id === entry)) ? 0 : -1}
          aria-pressed={pinned === room.id}
          aria-label={spokenNote(
            notes.find(({ id }) => id === room.id) ?? { ...room, size: '', area: '', fits: '' },
          )}
          d={`M${room.floor.map((corner) => corner.join(' ')).join('L')}Z`}
          onPointerEnter={(event) => event.pointerType === 'mouse' && onPoint(room.id)}
          onFocus={() => {
            setEntry(room.id);
            onPoint(room.id);
          }}
          onBlur={() => onPoint(null)}
          onClick={() => onKeep(pinned === room.id ? null : room.id)}
          onKeyDown={(event) => goOn(event, room)}
        />
      ))}
    </g>
  );
};
