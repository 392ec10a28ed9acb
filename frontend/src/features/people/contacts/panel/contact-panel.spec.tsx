import { act, configure, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { useContactsQuery } from '../../../../gql/generated.ts';
import { contactApi, drawWithToasts, stayOnPhoneLinks } from '../../../../testing/contact-screen.tsx';
import { press } from '../../../../testing/contact-server.tsx';
import { refusal } from '../../../../testing/fake-api.ts';
import { toastStore } from '../../../../ui/toasts/toast-store.ts';
import { ContactPanel } from './contact-panel.tsx';
import { useContactPanelUrl } from './contact-panel-url.ts';
import { showComponentStyles } from '../../../../testing/render.tsx';

showComponentStyles();

// Menus and forms are slow in jsdom.
vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 5000 });

let api: ReturnType<typeof contactApi>;
beforeEach(() => {
  sessionStorage.clear();
  api = contactApi(2);
});

stayOnPhoneLinks();

const onChanged = vi.fn();
const Beside = () => {
  const { shown, show, close } = useContactPanelUrl();
  return (
    <>
      <button type="button" onClick={() => show('id-1')}>
        Ada
      </button>
      {shown && (
        <ContactPanel
          id={shown}
          onClose={close}
          onPrevious={shown === 'id-2' ? () => show('id-1') : null}
          onNext={shown === 'id-1' ? () => show('id-2') : null}
          onChanged={onChanged}
        />
      )}
    </>
  );
};

const open = async () => {
  const view = drawWithToasts(<Beside />, '/admin?tab=contacts&contact=id-1');
  await screen.findByRole('button', { name: 'Log a call' });
  return view;
};
const status = () => screen.getByRole('button', { name: /^Status: / });
const choose = async (title: string): Promise<void> => {
  await userEvent.click(status());
  await userEvent.click(await screen.findByRole('menuitem', { name: title }));
};
const toast = () => toastStore.current()[0];

it('shows who it is and what can be done', async () => {
  await open();
  const panel = screen.getByRole('dialog', { name: 'Ada No1' });
  const link = (name: string) => within(panel).getByRole('link', { name });
  expect(link('(360) 555-0100')).toHaveAttribute('href', 'tel:+13605550100');
  expect(link('Call')).toHaveAttribute('href', 'tel:+13605550100');
  expect(link('Mail')).toHaveAttribute('href', 'mailto:ada1@example.com');
  expect(link('Book')).toHaveAttribute('href', '/admin/appointments?book=id-1');
  expect(link('Open')).toHaveAttribute('href', '/contacts/id-1');
  expect(panel).toHaveTextContent('Cascade Land Trust');
  expect(panel).toHaveTextContent('Consultant request');
});

it('is there at once with what the list has loaded, and follows what is stored now', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const stored = { contact: { ...api.row('id-1'), company: 'Stored now', version: 2 } };
  api.answer('Contacts', () => ({
    contacts: { __typename: 'ContactPage', contacts: [api.row('id-1')] },
  }));
  api.answer('Contact', async () => (await promise, stored));
  const WithList = () => {
    const { data } = useContactsQuery({ variables: { counted: false } });
    return data ? <Beside /> : null;
  };
  drawWithToasts(<WithList />, '/admin?tab=contacts&contact=id-1');
  expect(await screen.findByRole('dialog', { name: 'Ada No1' })).toHaveTextContent('Cascade Land Trust');
  resolve();
  expect(await screen.findByText('Stored now')).toBeInTheDocument();
});

it('goes on to the next contact and stays where it is for the keyboard', async () => {
  const { address } = await open();
  await press('Next in the list');
  expect(await screen.findByRole('dialog', { name: 'Ada No2' })).toBeInTheDocument();
  expect(address()).toBe('/admin?tab=contacts&contact=id-2');
  expect(screen.getByRole('button', { name: 'Next in the list' })).toHaveFocus();
});

it('changes the status in its head, and takes it back by key', async () => {
  await open();
  await choose('Customer');
  await screen.findByRole('button', { name: 'Status: Customer' });
  await waitFor(() => expect(toast()?.title).toBe('Status changed'));
  expect(api.sent('UpdateContact')[0]).toMatchObject({
    id: 'id-1',
    input: { status: 'customer', email: 'ada1@example.com', phone: '(360) 555-0100', version: 1 },
  });
  screen.getByRole('heading', { name: 'Ada No1' }).focus();
  await userEvent.keyboard('z');
  await screen.findByRole('button', { name: 'Status: Prospect' });
  expect(api.row('id-1')).toMatchObject({ status: 'prospect', version: 3 });
  await waitFor(() => expect(toast()?.title).toBe('Undone'));
  await userEvent.keyboard('z');
  expect(toast()?.title).toBe('There is nothing to undo here');
});

it('keeps what a colleague changed besides the status', async () => {
  await open();
  api.change('id-1', { company: 'Somebody’s' });
  await choose('Active');
  await waitFor(() => expect(api.row('id-1')?.status).toBe('active'));
  expect(api.row('id-1')?.company).toBe('Somebody’s');
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  ['Keep Inactive', 'inactive', 'Status: Inactive'],
  ['Change to Active', 'active', 'Status: Active'],
])('asks when a colleague changed the status too: %s', async (answer, stored, shown) => {
  await open();
  api.change('id-1', { status: 'inactive' });
  await choose('Active');
  const alert = await screen.findByText(/Somebody else changed the status to Inactive/);
  expect(alert.closest('[role=alert]')).toHaveFocus();
  await press(answer);
  await screen.findByRole('button', { name: shown });
  await waitFor(() => expect(api.row('id-1')?.status).toBe(stored));
  expect(screen.queryByText(/Somebody else/)).toBeNull();
});

it('says when the status was not saved, and shows the one that is', async () => {
  await open();
  api.answer('UpdateContact', () => refusal('BAD_INPUT', 'Not now.'));
  await choose('Active');
  expect(await screen.findByText('Not now.')).toBeInTheDocument();
  expect(status()).toHaveAccessibleName('Status: Prospect');
});

it('takes a note, shows it, and takes it back by the button of the toast', async () => {
  await open();
  await userEvent.keyboard('n');
  expect(screen.getByLabelText('Add a note')).toHaveFocus();
  await userEvent.keyboard('Wants a porch. Call again.');
  await press('Save note');
  expect(await screen.findByText('Wants a porch. Call again.')).toBeInTheDocument();
  await waitFor(() => expect(toast()).toMatchObject({ title: 'Note saved', action: { label: 'Undo' } }));
  act(() => toast()?.action?.onAction());
  await waitFor(() => expect(screen.queryByText('Wants a porch. Call again.')).toBeNull());
  expect(api.sent('DeleteContactNote')).toEqual([{ id: 'entry-1' }]);
});

it('C dials and opens the form of the call, which is two presses with the answer', async () => {
  await open();
  await userEvent.keyboard('c');
  const form = await screen.findByRole('dialog', { name: 'Call Ada No1' });
  await userEvent.click(within(form).getByRole('button', { name: 'Log call' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Call Ada No1' })).toBeNull());
  expect(api.sent('LogContactCall')).toHaveLength(1);
  // The toast offers it as well.
  const panel = screen.getByRole('dialog', { name: 'Ada No1' });
  await userEvent.click(await within(panel).findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(api.sent('DeleteContactNote')).toEqual([{ id: 'entry-1' }]));
});

it('E edits, B books', async () => {
  const { address } = await open();
  await userEvent.keyboard('e');
  await screen.findByRole('dialog', { name: 'Edit Ada No1' });
  await press('Cancel');
  await userEvent.keyboard('b');
  expect(address()).toBe('/admin/appointments?book=id-1');
});

it('deletes only through the menu and a question, and closes', async () => {
  const { address } = await open();
  await press('More actions for Ada No1');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
    'Are you sure you want to delete this contact?',
  );
  await press('Delete');
  await waitFor(() => expect(address()).toBe('/admin?tab=contacts'));
  expect(onChanged).toHaveBeenCalled();
});

it('shows the newest of the history, and leads to all of it', async () => {
  for (let number = 1; number <= 7; number += 1) api.write({});
  await open();
  expect(await screen.findByText('Note 7')).toBeInTheDocument();
  expect(screen.queryByText('Note 2')).toBeNull();
  expect(screen.getByRole('link', { name: 'Show the whole timeline' })).toHaveAttribute(
    'href',
    '/contacts/id-1',
  );
});

it('a contact without a phone cannot be called', async () => {
  api.change('id-1', { phone: null });
  await open();
  expect(screen.queryByRole('button', { name: 'Call' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Call' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Log a call' })).toBeEnabled();
});

it('says that a contact is gone, and can be closed', async () => {
  drawWithToasts(<Beside />, '/admin?tab=contacts&contact=id-9');
  await screen.findByRole('dialog', { name: 'Contact not found' });
  await press('Close panel');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('can be tried again when the server was not reached', async () => {
  api.answer('Contact', () => null);
  drawWithToasts(<Beside />, '/admin?tab=contacts&contact=id-1');
  await screen.findByText('Failed to fetch this contact');
  api.answer('Contact', () => ({ contact: api.row('id-1') }));
  await press('Try again');
  expect(await screen.findByRole('dialog', { name: 'Ada No1' })).toBeInTheDocument();
});
