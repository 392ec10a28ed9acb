import { chakra } from '@chakra-ui/react/styled-system';
import type { Room } from '@hearthline/model/plan/document.ts';
import type { KeyboardEvent } from 'react';

const Handle = chakra('path', {
  base: {
    cursor: 'pointer',
    outline: 'none',
    WebkitTapHighlightColor: 'transparent',
    color: 'emberText',
    fill: 'transparent',
    stroke: 'transparent',
    '@media (hover: hover)': { '&:hover': { fill: 'color-mix(in srgb, currentColor 6%, transparent)' } },
    '&[aria-pressed=true]': {
      fill: 'color-mix(in srgb, currentColor 12%, transparent)',
      stroke: 'emberText',
    },
    '&:focus-visible': { stroke: 'focus' },
  },
});

interface RoomHandleProps {
  /** As it lies on the sheet. */
  readonly room: Room;
  /** Inches per pixel. */
  readonly unit: number;
  readonly selected: boolean;
  readonly onSelect: () => void;
}

/** The floor of a room, which can be chosen; what stands on it lies above. */
export const RoomHandle = ({ room, unit, selected, onSelect }: RoomHandleProps) => {
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onSelect();
  };
  return (
    <Handle
      d={`M${room.floor.map((corner) => corner.join(' ')).join('L')}Z`}
      strokeWidth={2.5 * unit}
      role="button"
      tabIndex={0}
      data-thing={room.id}
      aria-label={room.name}
      aria-pressed={selected}
      onFocus={onSelect}
      onClick={onSelect}
      onKeyDown={press}
    />
  );
};
