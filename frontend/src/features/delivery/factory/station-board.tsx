import { chakra } from '@chakra-ui/react/styled-system';
import type { FactoryBoardQuery, HomeCardFragment } from '../../../gql/generated.ts';
import { Heading, Text } from '../../../ui/text/text.tsx';
import { HomeCard, type HomeAction } from './factory-card.tsx';

interface StationBoardProps {
  readonly board: FactoryBoardQuery['factoryBoard'];
  readonly now: number;
  readonly busy: boolean;
  readonly mayMove: boolean;
  readonly mayHandOver: (home: HomeCardFragment) => boolean;
  readonly onAction: (home: HomeCardFragment, action: HomeAction) => void;
}

/** All stations in one row, in the order of the work; one below the other on a phone. */
const Row = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(7, minmax(8.25rem, 1fr))' },
    minW: '0',
    overflowX: { sm: 'auto' },
    // Room for the focus ring, which the scrolling would cut off.
    m: { sm: '-1' },
    p: { sm: '1' },
  },
});

const Station = chakra('section', {
  base: {
    bg: 'sunken',
    borderRadius: 'var(--card-radius, 0.625rem)',
    p: { base: '2', sm: '1.5' },
    display: 'grid',
    gap: '1.5',
    alignContent: 'start',
    minW: '0',
  },
});

const Head = chakra('header', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'start',
    gap: '1.5',
    px: '1',
    pt: '0.5',
    // Titles of one and of two lines leave the cards below at one height.
    minH: { sm: '9' },
  },
});

const FreeSlot = chakra('p', {
  base: {
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'edge',
    borderRadius: 'var(--control-radius, 0.5rem)',
    px: '2',
    py: '1.5',
    textStyle: 'fine',
    color: 'quiet',
    // On a phone the count beside the title says as much.
    display: { base: 'none', sm: 'block' },
  },
});

/** Every station with its slots and the homes in them. */
export const StationBoard = ({ board, now, busy, mayMove, mayHandOver, onAction }: StationBoardProps) => (
  <section aria-labelledby="stations">
    <Heading srOnly id="stations">
      Stations
    </Heading>
    <Row>
      {board.stations.map(({ id, title, slots }) => {
        const homes = board.homes.filter(({ station }) => station === id);
        const free = Array.from({ length: slots }, (_, index) => index + 1).filter(
          (slot) => !homes.some((home) => home.slot === slot),
        );
        return (
          <Station key={id} aria-label={title}>
            <Head>
              <Heading as="h3" look="minor" hyphens="manual">
                {title}
              </Heading>
              <Text as="span" look="fine" quiet whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
                {homes.length}/{slots}
                <chakra.span srOnly> slots in use</chakra.span>
              </Text>
            </Head>
            {homes.map((home) => (
              <HomeCard
                key={home.id}
                home={home}
                now={now}
                busy={busy}
                mayMove={mayMove}
                mayHandOver={mayHandOver(home)}
                onAction={(action) => onAction(home, action)}
              />
            ))}
            {free.map((slot) => (
              <FreeSlot key={slot}>Slot {slot} is free</FreeSlot>
            ))}
          </Station>
        );
      })}
    </Row>
    {board.homes.length === 0 && <Text srOnly>No home is in production.</Text>}
  </section>
);
