import { chakra } from '@chakra-ui/react/styled-system';
import { jobsPageSize, jobStates } from '@hearthline/rules/jobs.ts';
import { useSearchParams } from 'react-router-dom';
import { useJobsQuery } from '../../gql/generated.ts';
import { errorText } from '../../platform/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable, TableCell, TableRow } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { Select } from '../../ui/field.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton-card.tsx';
import { Card } from '../../ui/surface.tsx';
import { Heading } from '../../ui/text.tsx';
import { JobRow, stateTitle } from './job-row.tsx';

const Count = chakra(TableCell, { base: { fontVariantNumeric: 'tabular-nums' }, variants: { bad: { true: { color: 'danger', fontWeight: '650' } } } });

interface QueuesProps {
  readonly queues: readonly { readonly queue: string; readonly waiting: number; readonly retrying: number; readonly running: number; readonly failed: number }[];
}

/** How much there is in each queue; on a narrow screen each is a card that names its counts. */
const Queues = ({ queues }: QueuesProps) => (
  <DataTable cards caption="Queues" columns={['Queue', 'Waiting', 'Trying again', 'Running', 'Failed']} widths={['40%', '15%', '15%', '15%', '15%']}>
    {queues.map(({ queue, waiting, retrying, running, failed }) => (
      <TableRow key={queue} card gridTemplateColumns="repeat(4, minmax(0, 1fr))" columnGap="2" rowGap="2">
        <TableCell card gridColumn="1 / -1" fontWeight="600">{queue}</TableCell>
        {([['Waiting', waiting], ['Retrying', retrying], ['Running', running], ['Failed', failed]] as const).map(([title, count]) => (
          <Count key={title} card bad={title === 'Failed' && count > 0}>
            <chakra.span display="block" textStyle="fine" color="quiet" fontWeight="400" overflowWrap="normal" hideFrom="xl" aria-hidden>{title}</chakra.span>
            {count}
          </Count>
        ))}
      </TableRow>
    ))}
  </DataTable>
);

const names = { page: 'jobPage', state: 'jobState', queue: 'jobQueue' } as const;

/** The work outside requests: what waits, runs and failed, and a hand on it. */
export const JobsPanel = () => {
  const [params, setParams] = useSearchParams();
  const page = /^[1-9]\d{0,5}$/.test(params.get(names.page) ?? '') ? Number(params.get(names.page)) : 1;
  const state = jobStates.find((each) => each === params.get(names.state)) ?? null;
  const queue = params.get(names.queue);
  const { data, previousData, loading, error, refetch } = useJobsQuery({ variables: { page, state, queue }, fetchPolicy: 'network-only' });
  const shown = data ?? previousData;
  const read = (): void => void refetch().catch(() => undefined);
  const go = (change: Partial<Record<keyof typeof names, string | null>>): void => {
    const query = new URLSearchParams(params);
    query.delete(names.page);
    for (const [key, value] of Object.entries(change) as [keyof typeof names, string | null][]) {
      if (value) query.set(names[key], value);
      else query.delete(names[key]);
    }
    setParams(query);
  };
  const jobs = shown?.jobs.jobs ?? [];
  const pagination = shown?.jobs.pagination;
  const from = (page - 1) * jobsPageSize + 1;
  return (
    <Panel title="Jobs" text="Work that is done outside requests, each kind in a queue of its own." actions={<Button variant="outline" disabled={loading} onClick={read}>Refresh</Button>}>
      {error && !loading ? <ErrorNotice title="We could not load the jobs" onRetry={read}>{errorText(error)}</ErrorNotice>
        : !shown ? <Card aria-busy data-skeleton display="grid" gap="4"><Skeleton minH="10" /><Skeleton minH="10" /><Skeleton minH="10" /></Card>
        : (
          <>
            <Queues queues={shown.jobQueues} />
            <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3" mt="3">
              <Heading as="h3" look="subheading">{state ? stateTitle[state] : 'Open and failed'}</Heading>
              <chakra.div display="flex" flexWrap="wrap" gap="3" width={{ base: 'full', sm: 'auto' }}>
                <Select aria-label="State" width={{ base: 'full', sm: '12rem' }} value={state ?? ''} onChange={(event) => go({ state: event.target.value })}>
                  <option value="">Open and failed</option>
                  {jobStates.map((each) => <option key={each} value={each}>{stateTitle[each]}</option>)}
                </Select>
                <Select aria-label="Queue" width={{ base: 'full', sm: '13rem' }} value={queue ?? ''} onChange={(event) => go({ queue: event.target.value })}>
                  <option value="">All queues</option>
                  {shown.jobQueues.map((each) => <option key={each.queue} value={each.queue}>{each.queue}</option>)}
                </Select>
              </chakra.div>
            </chakra.div>
            {jobs.length === 0 ? <EmptyState title="No jobs" text={state || queue ? 'Nothing fits these filters.' : 'Nothing waits, nothing runs, nothing has failed.'} /> : (
              <DataTable cards caption="Jobs" columns={['Queue', 'State', 'Age', 'Tries', '']} busy={loading}>
                {jobs.map((job) => <JobRow key={job.id} job={job} onChanged={read} />)}
              </DataTable>
            )}
            {pagination && jobs.length > 0 && <Pager label="Jobs" pagination={pagination} rangeText={`Showing ${from} to ${from + jobs.length - 1} of ${pagination.total}`} onPage={(next) => go({ page: String(next) })} />}
          </>
        )}
    </Panel>
  );
};
