import { chakra } from '@chakra-ui/react/styled-system';
import type { FactoryBoardQuery, HomeCardFragment } from '../../gql/generated.ts';
import { Badge } from '../../ui/text/badge.tsx';
import { Heading, Text } from '../../ui/text/text.tsx';
import { HomeCard, type HomeAction } from './home-card.tsx';

interface StationBoardProps {
  readonly board: FactoryBoardQuery['factoryBoard'];
  readonly now: number;
  readonly busy: boolean;
  readonly mayMove: boolean;
  readonly mayHandOver: boolean;
  readonly onAction: (home: HomeCardFragment, action: HomeAction) => void;
}

/** As many columns as fit, in the order of the work, with the rest below, so that no station is out of sight. */
const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    alignItems: 'stretch',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(15.5rem, 1fr))' },
  },
});

const Station = chakra('section', {
  base: {
    bg: 'sunken',
    borderRadius: 'lg',
    p: '3',
    display: 'grid',
    gap: '3',
    alignContent: 'start',
    minW: '0',
  },
});
const FreeSlot = chakra('p', {
  base: {
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'edge',
    borderRadius: 'md',
    p: '3.5',
    textStyle: 'small',
    color: 'quiet',
  },
});

/** Every station with its slots and the homes in them. */
export const StationBoard = ({ board, now, busy, mayMove, mayHandOver, onAction }: StationBoardProps) => (
  <Columns>
    {board.stations.map(({ id, title, slots }) => {
      const homes = board.homes.filter(({ station }) => station === id);
      const free = Array.from({ length: slots }, (_, index) => index + 1).filter(
        (slot) => !homes.some((home) => home.slot === slot),
      );
      return (
        <Station key={id} aria-label={title}>
          <chakra.header display="flex" justifyContent="space-between" alignItems="center" gap="2" px="1">
            <Heading as="h3" look="subheading" fontSize="1rem">
              {title}
            </Heading>
            <Badge
              tone={free.length === 0 ? 'ember' : 'plain'}
              bg={free.length === 0 ? undefined : 'surface'}
            >
              {homes.length} of {slots}
              <chakra.span srOnly> slots taken</chakra.span>
            </Badge>
          </chakra.header>
          {homes.map((home) => (
            <HomeCard
              key={home.id}
              home={home}
              now={now}
              busy={busy}
              mayMove={mayMove}
              mayHandOver={mayHandOver}
              onAction={(action) => onAction(home, action)}
            />
          ))}
          {free.map((slot) => (
            <FreeSlot key={slot}>Slot {slot} is free</FreeSlot>
          ))}
        </Station>
      );
    })}
    {board.homes.length === 0 && <Text srOnly>No home is in production.</Text>}
  </Columns>
);
