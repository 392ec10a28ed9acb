import { chakra } from '@chakra-ui/react/styled-system';
import { designCheckSentence } from '@hearthline/model/drawing/notes.ts';
import { pluralize } from '@hearthline/rules/humanize.ts';
import { useState } from 'react';
import type { PlanFindingFragment } from '../../../../../gql/generated.ts';
import { Button } from '../../../../../ui/actions/button.tsx';
import { Badge } from '../../../../../ui/text/badge.tsx';
import { Heading, Text } from '../../../../../ui/text/text.tsx';

/** More are shown when asked for. */
const shownAtFirst = 4;

const isError = ({ level }: PlanFindingFragment): boolean => level === 'error';

/** How many of a plan's findings are errors. */
export const errorCount = (findings: readonly PlanFindingFragment[]): number =>
  findings.filter(isError).length;

const isPractice = ({ level }: PlanFindingFragment): boolean => level === 'practice';

const summaryOf = (findings: readonly PlanFindingFragment[]): string => {
  const errors = errorCount(findings);
  const suggestions = findings.filter(isPractice).length;
  const warnings = findings.length - errors - suggestions;
  const counted = [
    errors > 0 && pluralize(errors, 'error'),
    warnings > 0 && pluralize(warnings, 'warning'),
    suggestions > 0 && pluralize(suggestions, 'suggestion'),
  ].filter(Boolean);
  return errors === 0
    ? ['Passes every rule', counted.join(' and ')].filter(Boolean).join(', with ')
    : counted.join(', ');
};

const Item = chakra('li', {
  base: {
    display: 'grid',
    gap: '1',
    py: '2.5',
    borderTopWidth: '1px',
    borderColor: 'line',
    _first: { borderTopWidth: '0' },
  },
});
const Facts = chakra('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    rowGap: '0.5',
    textStyle: 'fine',
    '& > div': { display: 'flex', gap: '1.5', minW: '0' },
    '& dt': { color: 'quiet' },
    '& dd': { overflowWrap: 'anywhere' },
  },
});

interface PlanFindingsProps {
  readonly findings: readonly PlanFindingFragment[];
  /** The names of the plan's rooms, by their ids. */
  readonly rooms: ReadonlyMap<string, string>;
}

const Finding = ({
  finding,
  rooms,
}: { readonly finding: PlanFindingFragment } & Pick<PlanFindingsProps, 'rooms'>) => {
  const { cite, measured, required, message, at } = finding;
  const where = [at.room && (rooms.get(at.room) ?? at.room), at.item].filter(Boolean).join(', ');
  const facts = [
    ['Where', where],
    ['Measured', measured],
    [isPractice(finding) ? 'Advised' : 'Required', required],
    ['Rule', isPractice(finding) ? '' : cite],
  ].filter(([, value]) => value);
  return (
    <Item>
      <chakra.div display="flex" gap="2" alignItems="start">
        <Badge tone={isError(finding) ? 'late' : 'neutral'}>
          {isError(finding) ? 'Error' : isPractice(finding) ? 'Good practice' : 'Warning'}
        </Badge>
        <Text look="small" fontWeight="500" overflowWrap="anywhere">
          {message}
        </Text>
      </chakra.div>
      <Facts>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
    </Item>
  );
};

/** What the check of a plan found: errors first, good practice last, each with where it is and the rule it breaks. */
export const PlanFindings = ({ findings, rooms }: PlanFindingsProps) => {
  const [all, setAll] = useState(false);
  const errors = errorCount(findings);
  const sorted = [
    ...findings.filter(isError),
    ...findings.filter((finding) => !isError(finding) && !isPractice(finding)),
    ...findings.filter(isPractice),
  ];
  const shown = all ? sorted : sorted.slice(0, Math.max(shownAtFirst, Math.min(errors, 10)));
  const rest = sorted.length - shown.length;
  return (
    <chakra.section aria-label="Plan check" display="grid" gap="1" justifyItems="stretch">
      <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center">
        <Heading as="h3" look="minor">
          Plan check
        </Heading>
        <Badge role="status" tone={errors > 0 ? 'late' : 'done'}>
          {summaryOf(findings)}
        </Badge>
      </chakra.div>
      {sorted.length > 0 && (
        <chakra.ul listStyle="none" aria-label="Findings">
          {shown.map((finding, index) => (
            <Finding key={index} finding={finding} rooms={rooms} />
          ))}
        </chakra.ul>
      )}
      {rest > 0 && (
        <div>
          <Button variant="outline" size="sm" onClick={() => setAll(true)}>
            Show {rest} more
          </Button>
        </div>
      )}
      <Text look="fine" quiet>
        {designCheckSentence}
      </Text>
    </chakra.section>
  );
};
