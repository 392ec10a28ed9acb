import { chakra } from '@chakra-ui/react/styled-system';
import { queueTitle } from '@hearthline/rules/office/jobs.ts';
import type { JobsQuery } from '../../../gql/generated.ts';
import { DataTable, TableCell, TableRow, type Column } from '../../../ui/lists/data-table.tsx';
import { Code, Text } from '../../../ui/text/text.tsx';

const Count = chakra(TableCell, { variants: { bad: { true: { color: 'danger', fontWeight: '650' } } } });

const columns: readonly (string | Column)[] = [
  'Queue',
  ...['Waiting', 'Retrying', 'Running', 'Failed'].map((title) => ({ title, figure: true })),
];

type Queues = JobsQuery['jobQueues'];

const isBusy = ({ waiting, retrying, running, failed }: Queues[number]): boolean =>
  waiting + retrying + running + failed > 0;

/** `13 other queues are empty.` */
const restText = (all: number, empty: number): string => {
  if (empty === all) return `All ${all} queues are empty.`;
  return empty === 1 ? '1 other queue is empty.' : `${empty} other queues are empty.`;
};

/** The counts of each non-empty queue; on a narrow screen each is a card that names its counts. */
export const QueueTable = ({ queues }: { readonly queues: Queues }) => {
  const busy = queues.filter(isBusy);
  const empty = queues.length - busy.length;
  return (
    <chakra.div display="grid" gap="3">
      {busy.length > 0 && (
        <DataTable cards caption="Queues" columns={columns} widths={['40%', '15%', '15%', '15%', '15%']}>
          {busy.map(({ queue, waiting, retrying, running, failed }) => (
            <TableRow
              key={queue}
              card
              gridTemplateColumns="repeat(4, minmax(0, 1fr))"
              columnGap="2"
              rowGap="2"
            >
              <TableCell card gridColumn="1 / -1">
                <chakra.span fontWeight="600">{queueTitle(queue)}</chakra.span>{' '}
                <Code display={{ base: 'block', xl: 'inline' }}>{queue}</Code>
              </TableCell>
              {(
                [
                  ['Waiting', waiting],
                  ['Retrying', retrying],
                  ['Running', running],
                  ['Failed', failed],
                ] as const
              ).map(([title, count]) => (
                <Count key={title} card figure bad={title === 'Failed' && count > 0}>
                  <chakra.span
                    display="block"
                    textStyle="fine"
                    color="quiet"
                    fontWeight="400"
                    overflowWrap="normal"
                    hideFrom="xl"
                    aria-hidden
                  >
                    {title}
                  </chakra.span>
                  {count}
                </Count>
              ))}
            </TableRow>
          ))}
        </DataTable>
      )}
      {empty > 0 && (
        <Text look="small" quiet>
          {restText(queues.length, empty)}
        </Text>
      )}
    </chakra.div>
  );
};
