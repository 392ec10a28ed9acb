import { chakra } from '@chakra-ui/react/styled-system';
import type { Corner, Plan, Room } from '@hearthline/model/plan/document.ts';
import { boundsOf } from '@hearthline/model/plan/ring.ts';
import type { Stand, Walk } from '@hearthline/model/walk/walk.ts';
import type { Ref } from 'react';
import { Text } from '../../../ui/text/text.tsx';

/** The most that the plan takes, in pixels: with its frame less than a third of the scene on a phone. */
const most = { width: 264, area: 21_000 } as const;

/** The `transform` that puts the mark where somebody stands. */
export const markAt = ({ x, y, heading }: Stand): string =>
  `translate(${x} ${y}) rotate(${(heading * 180) / Math.PI})`;

const share = (part: number, of: number): string => `${(part / of) * 100}%`;

/** A floor as a shape within the box around it. */
const shapeOf = (floor: readonly Corner[]): string => {
  const { x, y, w, h } = boundsOf(floor);
  return `polygon(${floor.map((corner) => `${share(corner[0] - x, w)} ${share(corner[1] - y, h)}`).join()})`;
};

interface RoomPlanProps {
  readonly plan: Plan;
  readonly walk: Walk;
  /** Where somebody is. */
  readonly room: Room | undefined;
  /** Shows where in it they stand. */
  readonly mark: Ref<SVGGElement>;
  readonly onChoose: (stand: Stand) => void;
}

/** A small plan of a home that somebody walks through: a press of a room leads there. */
export const RoomPlan = ({ plan, walk, room: here, mark, onChoose }: RoomPlanProps) => {
  const { length, width, levels } = plan;
  const wide = Math.min(most.width, Math.sqrt((most.area * length) / width));
  return (
    <chakra.div
      role="group"
      aria-label="Rooms"
      position="absolute"
      top={{ base: '2', lg: '4' }}
      right={{ base: '2', lg: '4' }}
      p="2"
      bg="surface"
      borderRadius="md"
      boxShadow="md"
    >
      <Text look="fine" role="status" fontWeight="600" mb="1" lineHeight="1.25">
        {here?.name ?? ' '}
      </Text>
      <chakra.div position="relative" bg="ink" style={{ width: wide, aspectRatio: length / width }}>
        <chakra.svg
          aria-hidden
          viewBox={`0 0 ${length} ${width}`}
          position="absolute"
          inset="0"
          css={{ '& polygon': { fill: 'sunken' } }}
        >
          {levels[0].rooms.map(({ id, floor }) => (
            <polygon key={id} points={floor.join(' ')} />
          ))}
        </chakra.svg>
        {walk.rooms.map(({ room, stand }) => {
          const { x, y, w, h } = boundsOf(room.floor);
          return (
            <chakra.button
              key={room.id}
              type="button"
              aria-label={room.name}
              title={room.name}
              aria-current={room === here ? 'location' : undefined}
              onClick={() => onChoose(stand)}
              position="absolute"
              bg={room === here ? 'pine' : 'surface'}
              cursor="pointer"
              _hover={{ bg: room === here ? 'pineDeep' : 'sunken' }}
              _focusVisible={{ outlineOffset: '-3px' }}
              style={{
                left: share(x, length),
                top: share(y, width),
                width: share(w, length),
                height: share(h, width),
                clipPath: shapeOf(room.floor),
              }}
            />
          );
        })}
        <chakra.svg
          aria-hidden
          viewBox={`0 0 ${length} ${width}`}
          position="absolute"
          inset="0"
          pointerEvents="none"
        >
          <chakra.g ref={mark} fill="ember" stroke="surface" strokeWidth="4">
            <path d="M 26 0 L -14 -18 L -6 0 L -14 18 Z" />
          </chakra.g>
        </chakra.svg>
      </chakra.div>
    </chakra.div>
  );
};
