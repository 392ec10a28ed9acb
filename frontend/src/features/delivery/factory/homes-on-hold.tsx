import { chakra } from '@chakra-ui/react/styled-system';
import { stationTitle } from '@hearthline/rules/stations.ts';
import type { HomeCardFragment } from '../../../gql/generated.ts';
import { ageText, timeText } from '../../../platform/dates/instant-text.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { AlertIcon } from '../../../ui/theme/icons.tsx';
import { homeId } from './factory-card.tsx';

interface HomesOnHoldProps {
  readonly homes: readonly HomeCardFragment[];
  readonly now: number;
  readonly busy: boolean;
  /** Whether the viewer may release homes. */
  readonly mayMove: boolean;
  readonly onRelease: (home: HomeCardFragment) => void;
}

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    bg: 'dangerTint',
    borderWidth: '1px',
    borderColor: 'danger',
    borderRadius: 'var(--card-radius, 0.625rem)',
    textStyle: 'small',
  },
});

const Row = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: { base: 'wrap', sm: 'nowrap' },
    alignItems: 'center',
    columnGap: '3',
    rowGap: '0.5',
    minH: '11',
    ps: '3',
    pe: '1.5',
    py: '1',
    '& + &': { borderTopWidth: '1px', borderColor: 'danger' },
  },
});

/** To the home in its station. */
const Name = chakra('a', {
  base: { fontWeight: '600', color: 'ink', textDecoration: 'underline', overflowWrap: 'anywhere' },
});

/** The homes on hold, above the stations: whatever stops the line is seen first. */
export const HomesOnHold = ({ homes, now, busy, mayMove, onRelease }: HomesOnHoldProps) => {
  const onHold = homes.filter(({ heldAt }) => heldAt);
  if (onHold.length === 0) return null;
  return (
    <section aria-label="On hold">
      <List>
        {onHold.map((home) => (
          <Row key={home.id} aria-label={home.projectName}>
            <chakra.span color="danger" display="inline-flex" flexShrink="0">
              <AlertIcon />
            </chakra.span>
            <chakra.div flex="1 1 0" minW="0">
              <Name href={`#${homeId(home.id)}`}>{home.projectName}</Name>
              {home.station && `, ${stationTitle(home.station)}`}: {home.holdReason}{' '}
              <chakra.span
                color="quiet"
                whiteSpace="nowrap"
                title={home.heldAt ? timeText(home.heldAt) : undefined}
              >
                {home.heldByName ? `${home.heldByName}, ` : ''}
                {home.heldAt && ageText(home.heldAt, now)}
              </chakra.span>
            </chakra.div>
            {mayMove && (
              <Button size="sm" disabled={busy} onClick={() => onRelease(home)}>
                Release<chakra.span srOnly>: {home.projectName}</chakra.span>
              </Button>
            )}
          </Row>
        ))}
      </List>
    </section>
  );
};
