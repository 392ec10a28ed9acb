import { chakra } from '@chakra-ui/react/styled-system';
import { mayOwn } from '@hearthline/rules/people/owners.ts';
import { roleTitle } from '@hearthline/rules/permission-words.ts';
import type { ColleagueFragment } from '../../../../gql/generated.ts';
import { Badge } from '../../../../ui/text/badge.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import { TakesLeads } from './takes-leads.tsx';

const Row = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    rowGap: '1.5',
    py: '2',
    borderTopWidth: '1px',
    borderColor: 'line',
    _first: { borderTopWidth: '0' },
  },
});

/** People who work together, each with the switch for new leads if they may own some. */
export const TeamPeople = ({
  label,
  people,
}: {
  readonly label: string;
  readonly people: readonly ColleagueFragment[];
}) => (
  <chakra.ul listStyleType="none" aria-label={label}>
    {people.map((person) => (
      <Row key={person.id}>
        <chakra.div minW="0" flex="1 1 12rem">
          <Text overflowWrap="anywhere" fontWeight="500">
            {person.name}{' '}
            {person.isLeader && (
              <chakra.span ms="1.5">
                <Badge>Leader</Badge>
              </chakra.span>
            )}
          </Text>
          <Text look="small" quiet>
            {roleTitle(person.role)}
            {person.takesLeads && !person.isAvailable && mayOwn(person.role, 'contact') && ' · Off duty'}
          </Text>
        </chakra.div>
        {mayOwn(person.role, 'contact') && <TakesLeads person={person} named />}
      </Row>
    ))}
  </chakra.ul>
);
