import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { DataProvider } from '../../../platform/graphql/apollo-client.tsx';
import { renderAt, userOf } from '../../../testing/render.tsx';
import { Toaster } from '../../../ui/toasts/toaster.tsx';
import { Today } from './today.tsx';

type Variables = Record<string, unknown>;

const at = '2027-11-20T20:00:00Z';
const rowOf = (kind: string, who: string, more: object = {}) => ({
  __typename: 'WaitingItem',
  kind,
  group: 'now',
  id: `${kind}-${who}`,
  who,
  title: 'consultation',
  detail: '09:00 AM',
  since: '2027-11-20T15:00:00Z',
  day: '2027-11-22',
  phone: null,
  contactId: `contact-${who}`,
  dealId: null,
  projectId: null,
  dueAt: null,
  owner: null,
  version: 1,
  triedAt: null,
  freshUntil: null,
  design: null,
  ready: true,
  viewerCanEdit: true,
  ...more,
});
const bookings = ['Bo', 'Cy', 'Di'].map((who) => rowOf('booking', who));
const lead = rowOf('call', 'Ada', { title: 'consultant_request', detail: null, day: null });
const task = rowOf('task', 'Eve', {
  title: 'Send the plans',
  detail: null,
  group: 'later',
  dueAt: '2027-11-25T18:00:00Z',
});
const tally = (kind: string, group: string, mine: number, unassigned: number, all: number) => ({
  __typename: 'WaitingTally',
  kind,
  group,
  mine,
  unassigned,
  all,
});
const tallies = [
  tally('booking', 'now', 2, 1, 3),
  tally('call', 'now', 0, 1, 1),
  tally('task', 'later', 1, 0, 4),
];
const pageOf = (items: object[]) => ({
  __typename: 'WaitingPage',
  at,
  tallies,
  items,
  pagination: { __typename: 'Pagination', page: 1, totalPages: 1, total: items.length },
});

const open = async (role: 'admin' | 'sales' = 'admin') => {
  const api = fakeApi({
    Today: ({ groups, kinds }: Variables) => {
      const items = groups ? [task] : [lead, ...bookings];
      return { today: pageOf(items.filter(({ kind }) => !kinds || (kinds as string[]).includes(kind))) };
    },
    BookingsToConfirm: () => ({
      today: pageOf([
        ...bookings.slice(0, 2),
        rowOf('booking', 'Di', { ready: false }),
        rowOf('booking', 'Ed', { viewerCanEdit: false }),
      ]),
    }),
    '/graphql/stream': () => ({}),
  });
  renderAt(
    <DataProvider>
      <Today />
      <Toaster />
    </DataProvider>,
    { user: userOf(role) },
  );
  const region = await screen.findByRole('region', { name: /^Today/ });
  await within(region).findAllByRole('listitem');
  return { ...api, region };
};
const address = () => screen.getByTestId('address').textContent;
const chip = (group: string, name: RegExp) =>
  within(screen.getByRole('group', { name: group })).getByRole('button', { name });

it('says how much is mine, unassigned and everybody’s, and shows what is chosen (today.scope)', async () => {
  const { sent } = await open();
  expect(chip('Whose', /^All/)).toHaveAttribute('aria-pressed', 'true');
  expect(['Mine', 'Unassigned', 'All'].map((name) => chip('Whose', new RegExp(name)).textContent)).toEqual([
    'Mine 2',
    'Unassigned 2',
    'All 4',
  ]);
  await userEvent.click(chip('Whose', /^Unassigned/));
  await waitFor(() => expect(sent('Today').at(-1)).toMatchObject({ scope: 'unassigned', kinds: null }));
  expect(address()).toContain('scope=unassigned');
  await userEvent.click(chip('What', /^Booking 1/));
  await waitFor(() =>
    expect(sent('Today').at(-1)).toMatchObject({ scope: 'unassigned', kinds: ['booking'] }),
  );
  // Pressed again it is let go.
  await userEvent.click(chip('What', /^Booking/));
  await waitFor(() => expect(address()).not.toContain('kind='));
});

it('begins with what is mine for who sells', async () => {
  const { sent } = await open('sales');
  expect(sent('Today')[0]).toMatchObject({ scope: 'mine' });
  expect(chip('Whose', /^Mine/)).toHaveAttribute('aria-pressed', 'true');
});

it('has later closed at first, and reads it when it is opened', async () => {
  const { sent, region } = await open();
  const later = within(region).getByRole('button', { name: 'Later (4)' });
  expect(later).toHaveAttribute('aria-expanded', 'false');
  expect(sent('Today')).toHaveLength(1);
  await userEvent.click(later);
  expect(await within(region).findByText(/Send the plans/)).toBeInTheDocument();
  expect(sent('Today').at(-1)).toMatchObject({ groups: ['later'], scope: 'all' });
});

it('confirms all bookings that are ready with two presses, which one takes back (today.bulk-confirm)', async () => {
  const { sent, answer } = await open();
  answer('ConfirmBookings', ({ refs }: Variables) => ({
    confirmAppointments: (refs as { id: string }[])
      .slice(0, 1)
      .map(({ id }) => ({ __typename: 'AppointmentDetails', id, version: 2 })),
  }));
  answer('UndoBookingConfirmations', () => ({ undoAppointmentConfirmations: [] }));
  await userEvent.click(screen.getByRole('button', { name: 'Confirm all' }));
  const dialog = await screen.findByRole('dialog', { name: 'Confirm 2 bookings?' });
  expect(dialog).toHaveTextContent('Bo, Cy.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm 2' }));
  expect(await screen.findByText('1 booking confirmed')).toBeInTheDocument();
  expect(screen.getByText('1 booking had changed meanwhile.')).toBeInTheDocument();
  expect(sent('ConfirmBookings')).toEqual([
    {
      refs: [
        { id: 'booking-Bo', version: 1 },
        { id: 'booking-Cy', version: 1 },
      ],
    },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(sent('UndoBookingConfirmations')).toEqual([{ refs: [{ id: 'booking-Bo', version: 2 }] }]),
  );
});

it('takes what nobody has with one press, unless somebody was faster (own.take-once)', async () => {
  const { sent, answer } = await open('sales');
  answer('TakeWaiting', () => refusal('CONFLICT', 'This has an owner by now.'));
  await userEvent.click(screen.getByRole('button', { name: 'Take Ada' }));
  expect(await screen.findByText('This has an owner by now.')).toBeInTheDocument();
  answer('TakeWaiting', () => ({ assign: { __typename: 'Assignment', id: 'act' } }));
  // It is nobody's no more, so that it leaves a list that the pointer is over.
  answer('Today', () => ({ today: pageOf(bookings) }));
  await userEvent.click(await screen.findByRole('button', { name: 'Take Ada' }));
  await waitFor(() => expect(sent('TakeWaiting')).toHaveLength(2));
  expect(sent('TakeWaiting')[0]).toEqual({
    input: { kind: 'contact', ids: ['contact-Ada'], toPerson: 'user-sales', from: 'none' },
  });
  expect(await within(screen.getByRole('list', { name: 'Now' })).findByText('Yours now')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ada' })).toHaveFocus();
  expect(screen.queryByText('Answered by someone else')).toBeNull();
});
