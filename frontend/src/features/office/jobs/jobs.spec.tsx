import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { DataProvider } from '../../../platform/graphql/apollo-client.tsx';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { renderAt, sessionOf, userOf } from '../../../testing/render.tsx';
import { Toaster } from '../../../ui/toasts/toaster.tsx';
import { JobsPanel } from './jobs-panel.tsx';

const job = (other: object = {}) => ({
  __typename: 'Job',
  id: 'j1',
  queue: 'mail.send',
  state: 'failed',
  createdAt: '2027-01-05T20:00:00.000Z',
  startsAfter: '2027-01-05T20:00:00.000Z',
  attempts: 3,
  maxAttempts: 3,
  lastError: 'Mailbox full',
  ...other,
});
const queue = (name: string, other: object = {}) => ({
  __typename: 'JobQueue',
  queue: name,
  waiting: 0,
  retrying: 0,
  running: 0,
  failed: 0,
  ...other,
});
const answer = (jobs: object[], pagination: object = { page: 1, totalPages: 1, total: jobs.length }) => ({
  jobs: { __typename: 'JobPage', jobs, pagination: { __typename: 'Pagination', ...pagination } },
  jobQueues: [queue('mail.send', { failed: 1 }), queue('contacts.purge'), queue('crew.remind')],
});
let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi({
    Jobs: () => answer([job(), job({ id: 'j2', queue: 'crew.remind', state: 'running', lastError: null })]),
  });
});
const draw = (at = '/admin?tab=settings&part=jobs') =>
  renderAt(
    <DataProvider>
      <JobsPanel />
      <Toaster />
    </DataProvider>,
    { at, session: sessionOf({ user: userOf('admin') }) },
  );
const rowOf = async (words: string) =>
  (await screen.findByRole('table', { name: 'Jobs' })) &&
  screen.getAllByRole('row').find((row) => row.textContent.includes(words))!;

describe('the jobs', () => {
  it('are named in words, with what went wrong; queues with nothing in them are only counted', async () => {
    draw();
    const failed = await rowOf('Sending an email');
    expect(failed).toHaveTextContent('Mailbox full');
    expect(failed).toHaveTextContent('3 of 3 tries');
    expect(await rowOf('Crew: remind')).toHaveTextContent('Running');
    expect(within(screen.getByRole('table', { name: 'Queues' })).getAllByRole('row')).toHaveLength(2);
    expect(screen.getByText('2 other queues are empty.')).toBeInTheDocument();
  });

  it('run again when they failed', async () => {
    api.answer('RetryJob', () => ({ retryJob: job({ state: 'waiting' }) }));
    draw();
    await userEvent.click(await screen.findByRole('button', { name: 'Run again: Sending an email' }));
    await waitFor(() => expect(api.sent('RetryJob')).toEqual([{ id: 'j1' }]));
    expect(await screen.findByText('Job restarted')).toBeInTheDocument();
    await waitFor(() => expect(api.sent('Jobs')).toHaveLength(2));
  });

  it('are cancelled only after a question, and a refusal is said', async () => {
    draw();
    const cancel = await screen.findByRole('button', { name: 'Cancel: Crew: remind' });
    await userEvent.click(cancel);
    expect(screen.getByRole('alertdialog')).toHaveTextContent(
      'will finish its current run but will not be retried',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(api.sent('CancelJob')).toEqual([]);
    api.answer('CancelJob', () => refusal('CONFLICT', 'This job has already finished'));
    await userEvent.click(cancel);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the job' }));
    expect(await screen.findByText('This job has already finished')).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('are narrowed by the address, which leads back from a page that is no more', async () => {
    api.answer('Jobs', ({ page }) => answer(page === 1 ? [job()] : [], { page, totalPages: 1, total: 1 }));
    const { address } = draw('/admin?tab=settings&part=jobs&jobPage=4&jobState=failed');
    await rowOf('Sending an email');
    expect(address()).toBe('/admin?tab=settings&part=jobs&jobState=failed');
    await userEvent.selectOptions(screen.getByLabelText('Queue'), 'Sending an email');
    await waitFor(() =>
      expect(api.sent('Jobs').at(-1)).toEqual({ page: 1, state: 'failed', queue: 'mail.send' }),
    );
    expect(address()).toBe('/admin?tab=settings&part=jobs&jobState=failed&jobQueue=mail.send');
  });

  it('that cannot be read can be asked for again', async () => {
    api.answer('Jobs', () => null);
    draw();
    expect(await screen.findByText('We could not load the jobs')).toBeInTheDocument();
    api.answer('Jobs', () => answer([]));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nothing is waiting, running, or failed.')).toBeInTheDocument();
  });
});
