import { SkeletonRows } from '../../../ui/layout/skeleton.tsx';
import { chakra } from '@chakra-ui/react/styled-system';
import { jobsPageSize, jobStates, queueTitle } from '@hearthline/rules/office/jobs.ts';
import { useJobsQuery } from '../../../gql/generated.ts';
import { useLastPage, useListUrl } from '../../../platform/navigation/list-url.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { DataTable } from '../../../ui/lists/data-table.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { LoadError } from '../../../ui/layout/load-error.tsx';
import { Select } from '../../../ui/forms/field.tsx';
import { Pager } from '../../../ui/lists/pager.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Heading } from '../../../ui/text/text.tsx';
import { JobRow, stateTitle } from './job-row.tsx';
import { QueueTable } from './queue-table.tsx';
import { networkOnly } from '../../../platform/graphql/fetch-policies.ts';

/** The background jobs: waiting, running and failed ones, with their actions. */
export const JobsPanel = () => {
  const address = useListUrl<'state' | 'queue'>({ prefix: 'job' });
  const { page, param, change } = address;
  const state = jobStates.find((each) => each === param('state')) ?? null;
  const queue = param('queue') || null;
  const { data, previousData, loading, error, refetch } = useJobsQuery({
    variables: { page, state, queue },
    ...networkOnly,
  });
  const isBeyond = useLastPage(address, data?.jobs.pagination.totalPages);
  const shown = isBeyond ? undefined : (data ?? previousData);
  const read = (): void => void refetch().catch(() => undefined);
  const { jobs, pagination } = shown?.jobs ?? { jobs: [], pagination: { page: 1, totalPages: 1, total: 0 } };
  const from = (pagination.page - 1) * jobsPageSize + 1;
  return (
    <Panel
      title="Jobs"
      text="Background work, by queue."
      actions={
        <Button variant="outline" disabled={loading} onClick={read}>
          Refresh
        </Button>
      }
    >
      {error && !loading ? (
        <LoadError title="We could not load the jobs" error={error} retry={read} />
      ) : !shown ? (
        <SkeletonRows count={3} minH="10" />
      ) : (
        <>
          <chakra.div
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            justifyContent="space-between"
            gap="3"
          >
            <Heading as="h3" look="minor">
              {state ? stateTitle[state] : 'Active and failed'}
            </Heading>
            <chakra.div display="flex" flexWrap="wrap" gap="3" width={{ base: 'full', sm: 'auto' }}>
              <Select
                aria-label="State"
                width={{ base: 'full', sm: '12rem' }}
                value={state ?? ''}
                onChange={(event) => change({ state: event.target.value })}
              >
                <option value="">Active and failed</option>
                {jobStates.map((each) => (
                  <option key={each} value={each}>
                    {stateTitle[each]}
                  </option>
                ))}
              </Select>
              <Select
                aria-label="Queue"
                width={{ base: 'full', sm: '15rem' }}
                value={queue ?? ''}
                onChange={(event) => change({ queue: event.target.value })}
              >
                <option value="">All queues</option>
                {shown.jobQueues.map((each) => (
                  <option key={each.queue} value={each.queue}>
                    {queueTitle(each.queue)}
                  </option>
                ))}
              </Select>
            </chakra.div>
          </chakra.div>
          {jobs.length === 0 ? (
            <EmptyState
              title="No jobs"
              text={
                state || queue ? 'No results match these filters.' : 'Nothing is waiting, running, or failed.'
              }
            >
              {(state ?? queue) && (
                <Button variant="outline" onClick={() => change({ state: '', queue: '' })}>
                  Clear filters
                </Button>
              )}
            </EmptyState>
          ) : (
            <DataTable cards caption="Jobs" columns={['Queue', 'State', 'Age', 'Tries', '']} busy={loading}>
              {jobs.map((job) => (
                <JobRow key={job.id} job={job} onChanged={read} />
              ))}
            </DataTable>
          )}
          {jobs.length > 0 && (
            <Pager
              label="Jobs"
              pagination={pagination}
              requestedPage={page}
              rangeText={`Showing ${from} to ${from + jobs.length - 1} of ${pagination.total}`}
              onPage={(next) => change({ page: next })}
            />
          )}
          <Heading as="h3" look="minor" mt="3">
            Queues
          </Heading>
          <QueueTable queues={shown.jobQueues} />
        </>
      )}
    </Panel>
  );
};
