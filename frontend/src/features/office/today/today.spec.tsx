import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { DataProvider } from '../../../platform/graphql/apollo-client.tsx';
import { renderAt, userOf, showComponentStyles } from '../../../testing/render.tsx';
import { Toaster } from '../../../ui/toasts/toaster.tsx';
import { Today } from './today.tsx';

showComponentStyles();

const item = (kind: string, who: string, hours: number, more: object = {}) => ({
  __typename: 'WaitingItem',
  kind,
  group: kind === 'document' ? 'today' : 'now',
  id: `${kind}-${who}`,
  who,
  title: 'Deed',
  detail: null,
  since: new Date(Date.parse('2027-11-20T20:00:00Z') - hours * 3_600_000).toISOString(),
  day: null,
  phone: null,
  contactId: null,
  dealId: null,
  projectId: 'p1',
  dueAt: null,
  owner: { __typename: 'StaffPerson', id: 'u9', name: 'Olive Office' },
  version: null,
  triedAt: null,
  freshUntil: null,
  design: null,
  ready: true,
  viewerCanEdit: true,
  ...more,
});
const call = item('call', 'Ada Byron', 26, {
  title: 'consultant_request',
  phone: '+13605550100',
  contactId: 'c1',
  triedAt: '2027-11-20T17:00:00Z',
});
const booking = item('booking', 'Bo Booker', 5, {
  title: 'consultation',
  detail: '09:00 AM',
  day: '2027-11-22',
  version: 1,
});
const request = item('request', 'Cleo Hart', 3, {
  title: 'Loan letter',
  day: '2027-11-18',
  detail: 'Alder Home',
});
const document = item('document', 'Dan Lowe', 2, { detail: 'Alder Home' });
const build = item('build', 'Ridge Builders', 1, {
  title: 'Set the modules, Alder Home',
  detail: 'No crane',
  day: '2027-11-20',
});
const pageOf = (items: object[], total = items.length, page = 1) => ({
  today: {
    __typename: 'WaitingPage',
    at: '2027-11-20T20:00:00Z',
    items,
    tallies: [],
    pagination: { __typename: 'Pagination', page, totalPages: Math.max(1, Math.ceil(total / 25)), total },
  },
});

/** Dialing leaves the page, which there is no program for here. */
const stay = (event: Event): void => {
  if (event.target instanceof Element && event.target.closest('a[href^="tel:"]')) event.preventDefault();
};
beforeEach(() => globalThis.document.addEventListener('click', stay));
afterEach(() => {
  globalThis.document.removeEventListener('click', stay);
  vi.useRealTimers();
});

const open = async (items = [call, booking, request, document, build]) => {
  let waiting: object[] = items;
  const api = fakeApi({ Today: () => pageOf(waiting), '/graphql/stream': () => ({}) });
  const drawn = renderAt(
    <DataProvider>
      <Today />
      <Toaster />
    </DataProvider>,
    { user: userOf('admin') },
  );
  const region = await screen.findByRole('region', { name: /^Today/ });
  await within(region).findAllByRole('listitem');
  const list = region.querySelector<HTMLElement>('[data-today]') ?? region;
  const rowOf = (who: string): HTMLElement => {
    const found = within(list)
      .getAllByRole('listitem')
      .find((row) => row.textContent.includes(who));
    if (!found) throw new Error(`No row of ${who}`);
    return found;
  };
  return {
    ...api,
    drawn,
    list,
    rowOf,
    leave: (removed: object) => (waiting = waiting.filter((one) => one !== removed)),
  };
};
const names = (list: HTMLElement): (string | null | undefined)[] =>
  within(list)
    .getAllByRole('listitem')
    .map((row) => within(row).getAllByRole('link')[0]?.textContent);

it('shows everything that one deal waits for, each in a row of its own', async () => {
  const id = 'deal-1';
  const { list } = await open([
    item('deal', 'Grace Grant', 330, { id, title: 'quoted', detail: 'D-1006' }),
    item('quote', 'Grace Grant', 20, { id, title: 'D-1006', detail: 'Q-1003', day: '2027-11-22' }),
  ]);
  const [quiet, ending, ...others] = within(list).getAllByRole('listitem');
  expect(quiet).toHaveTextContent('No activity');
  expect(ending).toHaveTextContent('Q-1003');
  expect(others).toEqual([]);
});

it('lists what waits with who, what, age and the one button', async () => {
  const { rowOf, list } = await open();
  expect(screen.getByRole('heading', { name: 'Today', level: 2 })).toBeVisible();
  expect(names(list)).toEqual(['Ada Byron', 'Bo Booker', 'Cleo Hart', 'Ridge Builders', 'Dan Lowe']);
  expect(rowOf('Ada')).toHaveTextContent('Asked for a consultant · No answer 3 hours ago');
  expect(within(rowOf('Ada')).getByRole('link', { name: 'Call Ada Byron' })).toHaveAttribute(
    'href',
    'tel:+13605550100',
  );
  expect(rowOf('Bo')).toHaveTextContent('Consultation on Mon, Nov 22, 9:00 AM');
  expect(rowOf('Cleo')).toHaveTextContent('Loan letter, due Thu, Nov 18 · Alder Home');
  expect(within(rowOf('Dan')).getByRole('link', { name: /^Open/ })).toHaveAttribute(
    'href',
    '/admin/documents?document=document-Dan Lowe',
  );
  expect(within(rowOf('Ridge')).getByRole('link', { name: /^Open/ })).toHaveAttribute(
    'href',
    '/admin/contractors?week=2027-11-20',
  );
});

it('lists both when a deal is quiet and has a quote that runs out', async () => {
  const deal = item('deal', 'Grace Grant', 300, { id: 'd6', title: 'quoted', detail: 'D-1006' });
  const quote = item('quote', 'Grace Grant', 20, {
    id: 'd6',
    title: 'D-1006',
    detail: 'Q-1003',
    day: '2027-11-22',
  });
  const { list } = await open([deal, quote]);
  expect(within(list).getAllByText(/Q-1003/)).toHaveLength(1);
  expect(within(list).getAllByText(/Quoted/)).toHaveLength(1);
});

it('a call shows how it can end; what is chosen is logged, and can be undone', async () => {
  const { rowOf, list, sent, answer, leave } = await open();
  answer('LogTodayCall', () => ({ logContactCall: 'n1' }));
  answer('UndoTodayCall', () => ({ deleteContactNote: 'n1' }));
  fireEvent.click(within(rowOf('Ada')).getByRole('link', { name: 'Call Ada Byron' }));
  const outcomes = await within(rowOf('Ada')).findByRole('group', {
    name: 'How did the call to Ada Byron end?',
  });
  expect(within(outcomes).getByRole('button', { name: 'Reached' })).toHaveFocus();
  leave(call);
  fireEvent.click(within(outcomes).getByRole('button', { name: 'No answer → tomorrow 9:00' }));
  const undo = await within(list).findByRole('button', { name: 'Undo: Ada Byron' });
  expect(sent('LogTodayCall')).toEqual([{ contactId: 'c1', input: { outcome: 'no_answer' } }]);
  expect(rowOf('Ada')).toHaveTextContent('Done · Undo');
  // It keeps its place.
  expect(names(list)[0]).toBe('Ada Byron');
  answer('Today', () => pageOf([call, booking]));
  await waitFor(() => expect(undo).toBeEnabled());
  fireEvent.click(undo);
  await within(list).findByRole('link', { name: 'Call Ada Byron' });
  expect(sent('UndoTodayCall')).toEqual([{ id: 'n1' }]);
});

it('a mail that cannot be delivered can be dismissed, and that undone', async () => {
  const bounced = item('mail', 'gone@b.example', 4, { title: 'See you', detail: 'No such mailbox' });
  const { rowOf, list, sent, answer, leave } = await open([bounced, document]);
  expect(within(rowOf('Dan')).queryByRole('button', { name: /^Dismiss/ })).toBeNull();
  expect(within(rowOf('gone')).getByRole('link', { name: 'Open See you, gone@b.example' })).toBeVisible();
  answer('DismissWaiting', () => ({ dismissWaiting: bounced.id }));
  answer('UndoDismissal', () => ({ undoDismissal: bounced.id }));
  leave(bounced);
  fireEvent.click(within(rowOf('gone')).getByRole('button', { name: 'Dismiss See you, gone@b.example' }));
  const undo = await within(list).findByRole('button', { name: 'Undo: gone@b.example' });
  expect(rowOf('gone')).toHaveTextContent('Dismissed');
  await waitFor(() => expect(undo).toBeEnabled());
  answer('Today', () => pageOf([bounced, document]));
  fireEvent.click(undo);
  await within(list).findByRole('button', { name: 'Dismiss See you, gone@b.example' });
  const what = { kind: 'mail', id: bounced.id };
  expect([sent('DismissWaiting'), sent('UndoDismissal')]).toEqual([[what], [what]]);
});

it('what was done leaves after ten seconds', async () => {
  const { rowOf, list, answer, leave } = await open();
  answer('ConfirmBooking', () => ({
    confirmAppointment: { __typename: 'AppointmentDetails', id: booking.id, status: 'confirmed', version: 2 },
  }));
  vi.useFakeTimers({ shouldAdvanceTime: true });
  leave(booking);
  fireEvent.click(within(rowOf('Bo')).getByRole('button', { name: 'Confirm Bo Booker' }));
  await within(list).findByRole('button', { name: 'Undo: Bo Booker' });
  await vi.advanceTimersByTimeAsync(9000);
  expect(rowOf('Bo')).toHaveTextContent('Done');
  await vi.advanceTimersByTimeAsync(2000);
  await waitFor(() => expect(names(list)).not.toContain('Bo Booker'));
});

it('says what the server refuses, and goes on', async () => {
  const { rowOf, list, answer } = await open();
  answer('RemindOfDocument', () => refusal('CONFLICT', 'This document was sent already'));
  fireEvent.click(within(rowOf('Cleo')).getByRole('button', { name: 'Remind Cleo Hart' }));
  await screen.findByText('This document was sent already');
  await waitFor(() =>
    expect(within(rowOf('Cleo')).getByRole('button', { name: 'Remind Cleo Hart' })).toBeEnabled(),
  );
  expect(names(list)).toContain('Cleo Hart');
});

it('keys move between rows, call, and undo', async () => {
  const { rowOf, list, answer, sent, leave } = await open([booking, request]);
  answer('RemindOfDocument', () => ({ remindOfDocumentRequest: request.id }));
  answer('UndoDocumentReminder', () => ({ undoDocumentReminder: request.id }));
  const press = (key: string) =>
    fireEvent.keyDown(globalThis.document.activeElement ?? globalThis.document, { key });
  press('j');
  expect(within(rowOf('Bo')).getByRole('link', { name: 'Bo Booker' })).toHaveFocus();
  press('j');
  press('j');
  expect(within(rowOf('Cleo')).getByRole('link', { name: 'Cleo Hart' })).toHaveFocus();
  press('k');
  expect(within(rowOf('Bo')).getByRole('link', { name: 'Bo Booker' })).toHaveFocus();
  leave(request);
  fireEvent.click(within(rowOf('Cleo')).getByRole('button', { name: 'Remind Cleo Hart' }));
  await within(list).findByRole('button', { name: 'Undo: Cleo Hart' });
  press('z');
  await waitFor(() => expect(sent('UndoDocumentReminder')).toEqual([{ id: request.id }]));
});

it('what somebody else answered stays under the pointer until it leaves', async () => {
  const { rowOf, list, answer, drawn } = await open([call, booking, request]);
  answer('RemindOfDocument', () => ({ remindOfDocumentRequest: request.id }));
  fireEvent.pointerEnter(list);
  answer('Today', () => pageOf([call]));
  fireEvent.click(within(rowOf('Cleo')).getByRole('button', { name: 'Remind Cleo Hart' }));
  await within(list).findByText('Answered by someone else');
  expect(names(list)).toEqual(['Ada Byron', 'Bo Booker', 'Cleo Hart']);
  fireEvent.pointerLeave(list);
  await waitFor(() => expect(names(list)).toEqual(['Ada Byron', 'Cleo Hart']));
  drawn.unmount();
});

it('says so when nothing waits, and when it cannot be read', async () => {
  fakeApi({ Today: () => pageOf([]), '/graphql/stream': () => ({}) });
  const shown = vi.fn();
  const { unmount } = renderAt(
    <DataProvider>
      <Today onShown={shown} />
    </DataProvider>,
    { user: userOf('admin') },
  );
  await screen.findByText('Nothing is waiting for you.');
  expect(shown).toHaveBeenCalledTimes(1);
  unmount();
  fakeApi({ Today: () => refusal('INTERNAL', 'Something went wrong'), '/graphql/stream': () => ({}) });
  renderAt(
    <DataProvider>
      <Today />
    </DataProvider>,
    { user: userOf('admin') },
  );
  await screen.findByText('Failed to load your tasks');
});

const moving = item('address', 'Ida Moss', 4, {
  title: 'ida.new@example.com',
  detail: 'ida@example.com',
  contactId: 'c7',
});

it.each([
  ['Confirm', 'ConfirmEmailChange', { confirmEmailChange: 'address-Ida Moss' }, 'Confirmed'],
  ['Refuse', 'RefuseEmailChange', { refuseEmailChange: 'address-Ida Moss' }, 'Refused'],
])(
  'a new address is looked at before it is answered for good: %s',
  async (button, mutation, answered, message) => {
    const { rowOf, answer, sent, leave } = await open([moving, document]);
    expect(rowOf('Ida')).toHaveTextContent('Asks for ida.new@example.com in place of ida@example.com');
    answer(mutation, () => {
      leave(moving);
      return answered;
    });
    fireEvent.click(within(rowOf('Ida')).getByRole('button', { name: 'Review the new address of Ida Moss' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New address for Ida Moss' }));
    expect(dialog.getByText('ida.new@example.com')).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Open the contact' })).toHaveAttribute('href', '/contacts/c7');
    expect(sent(mutation)).toEqual([]);
    fireEvent.click(dialog.getByRole('button', { name: button }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(mutation)).toEqual([{ id: 'address-Ida Moss' }]);
    expect(await screen.findByText(message)).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Ida Moss')).toBeNull());
  },
);

it('a new address that somebody else has by now stays in the list, with the reason', async () => {
  const { rowOf, answer } = await open([moving]);
  answer('ConfirmEmailChange', () => refusal('CONFLICT', 'There is an account for this address already.'));
  fireEvent.click(within(rowOf('Ida')).getByRole('button', { name: /^Review/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('There is an account for this address already.')).toBeInTheDocument();
  expect(within(rowOf('Ida')).getByRole('button', { name: /^Review/ })).toBeEnabled();
});
