import { chakra } from '@chakra-ui/react/styled-system';
import { stationIds } from '@hearthline/rules/stations.ts';
import { pluralize } from '@hearthline/rules/humanize.ts';
import type { FactoryBoardQuery } from '../../../gql/generated.ts';
import { DotSeparated } from '../../../ui/text/dot-separated.tsx';
import { weekTitle } from './factory-words.ts';

const Row = chakra('p', {
  base: {
    textStyle: 'small',
    color: 'quiet',
    '& strong': { color: 'ink', fontVariantNumeric: 'tabular-nums' },
  },
});

/** How full the factory is and what comes next, in one line. */
export const BoardFigures = ({ homes, line, stations, today }: FactoryBoardQuery['factoryBoard']) => {
  const slots = stations.reduce((sum, station) => sum + station.slots, 0);
  const nextWeek = line.filter(({ startsOn }) => weekTitle(startsOn, today) === 'Next week').length;
  const last = homes.filter(({ station }) => station === stationIds.at(-1)).length;
  return (
    <Row>
      <DotSeparated
        facts={[
          <>
            <strong>{homes.length}</strong> of {slots} slots in use
          </>,
          <>
            <strong>{homes.filter(({ heldAt }) => heldAt).length}</strong> on hold
          </>,
          <>
            <strong>{last}</strong> at inspection
          </>,
          <>
            <strong>{nextWeek}</strong> {nextWeek === 1 ? 'starts' : 'start'} next week
          </>,
          `${pluralize(line.length, 'home')} scheduled`,
        ]}
      />
    </Row>
  );
};
