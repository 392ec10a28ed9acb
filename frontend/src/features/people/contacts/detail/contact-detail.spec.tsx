import { configure, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { tabStorage, unsentPrefix } from '../../../../platform/browser/browser-storage.ts';
import { usePageTitleAt } from '../../../../platform/navigation/page-title.ts';
import { contactApi, drawWithToasts, stayOnPhoneLinks } from '../../../../testing/contact-screen.tsx';
import { contact, press } from '../../../../testing/contact-server.tsx';
import { toastStore } from '../../../../ui/toasts/toast-store.ts';
import { ContactDetail } from './contact-detail.tsx';
import type { Role } from '@hearthline/rules/permissions.ts';

// Menus and forms are slow in jsdom.
vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 5000 });
stayOnPhoneLinks();

let api: ReturnType<typeof contactApi>;
beforeEach(() => {
  sessionStorage.clear();
  api = contactApi();
});

/** What the frame shows as the page's name. */
const Name = () => <h1>{usePageTitleAt('/contacts/id-1')}</h1>;
const draw = (role?: Role) =>
  drawWithToasts(
    <>
      <Name />
      <ContactDetail id="id-1" />
    </>,
    '/contacts/id-1',
    role,
  );
const open = async () => {
  const view = draw();
  await screen.findByRole('button', { name: 'Log a call' });
  return view;
};

it('gives the frame its name and begins with what can be done', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Ada No1' })).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual(['Timeline']);
  expect(screen.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+13605550100');
  expect(screen.getByRole('link', { name: 'Mail' })).toHaveAttribute('href', 'mailto:ada1@example.com');
  expect(screen.getByRole('link', { name: 'Book' })).toHaveAttribute('href', '/admin/appointments?book=id-1');
  const details = screen.getByRole('region', { name: 'Details' });
  expect(within(details).getByRole('link', { name: '(360) 555-0100' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Delete/ })).toBeNull();
});

it('of a contact without an address and a number offers neither mail nor a call, and says that none is known', async () => {
  api.answer('Contact', () => ({ contact: contact(1, { email: '', phone: null }) }));
  await open();
  expect(screen.queryByRole('button', { name: 'Mail' })).toBeNull();
  const details = screen.getByRole('region', { name: 'Details' });
  expect(within(details).getByText('Email').nextElementSibling).toHaveTextContent('Not given');
  expect(within(details).getByText('Phone').nextElementSibling).toHaveTextContent('Not given');
  expect(document.querySelector('[href^="mailto:"], [href^="tel:"]')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Call' })).toBeNull();
});

it('Call dials and opens the form of the call, whose entry is in the timeline at once', async () => {
  await open();
  await userEvent.click(screen.getByRole('link', { name: 'Call' }));
  const form = await screen.findByRole('dialog', { name: 'Call Ada No1' });
  within(form).getByLabelText('Note (optional)').focus();
  await userEvent.paste('Wants a porch.');
  await userEvent.click(within(form).getByRole('button', { name: 'Log call' }));
  expect(await screen.findByText('Wants a porch.')).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'Undo' })).not.toHaveLength(0);
});

it('Note leads to the field of the timeline', async () => {
  await open();
  await press('Note');
  expect(screen.getByLabelText('Add a note')).toHaveFocus();
});

it('the status is changed in the head, and the change can be taken back there', async () => {
  await open();
  await press('Status: Prospect');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Active' }));
  await screen.findByRole('button', { name: 'Status: Active' });
  const [undo] = await screen.findAllByTitle('Status changed');
  await userEvent.click(undo as HTMLElement);
  await screen.findByRole('button', { name: 'Status: Prospect' });
  expect(screen.queryByTitle('Status changed')).toBeNull();
});

it('what can no longer be taken back says so', async () => {
  await open();
  await press('Status: Prospect');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Active' }));
  await waitFor(() => expect(toastStore.current()[0]?.title).toBe('Status changed'));
  api.change('id-1', { status: 'customer' });
  await userEvent.keyboard('z');
  await waitFor(() =>
    expect(toastStore.current()[0]).toMatchObject({ title: 'This could not be undone', tone: 'error' }),
  );
  await screen.findByRole('button', { name: 'Status: Customer' });
});

it('is deleted through the menu, and the list is shown without a panel then', async () => {
  tabStorage.write(`${unsentPrefix}list:/admin?tab=contacts`, 'page=2&contact=id-1&tab=contacts');
  const { address } = await open();
  await press('More actions for Ada No1');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
    'Are you sure you want to delete this contact?',
  );
  await press('Delete');
  await waitFor(() => expect(address()).toBe('/admin?page=2&tab=contacts'));
});

it('says that a contact is not there, and that it could not be loaded', async () => {
  const missing = drawWithToasts(<ContactDetail id="id-9" />, '/contacts/id-9');
  expect(await screen.findByText('Contact not found')).toBeInTheDocument();
  missing.unmount();
  api.answer('Contact', () => null);
  draw();
  expect(await screen.findByText('Failed to fetch this contact')).toBeInTheDocument();
});

it('suggests the address of a request, and takes it over only when that is pressed', async () => {
  api = contactApi(1, '12 Elm St, Kelso');
  await open();
  const details = within(screen.getByRole('region', { name: 'Details' }));
  expect(await details.findByText(/“12 Elm St, Kelso” came with a request on/)).toBeInTheDocument();
  expect(api.sent('UpdateContact')).toEqual([]);
  await userEvent.click(details.getByRole('button', { name: 'Use this address' }));
  expect(await details.findByText('12 Elm St, Kelso')).toBeInTheDocument();
  const [{ input }] = api.sent('UpdateContact') as [{ input: object }];
  expect(input).toMatchObject({ address: '12 Elm St, Kelso', firstName: 'Ada', lastName: 'No1', version: 1 });
  expect(details.queryByRole('button', { name: 'Use this address' })).toBeNull();
});

it('of whoever only reads it, it shows the status, and nothing that changes it', async () => {
  api = contactApi(1, '12 Elm St, Kelso');
  draw('project_manager');
  await screen.findByRole('button', { name: 'Log a call' });
  expect(screen.getByText('Prospect')).toBeInTheDocument();
  expect(screen.getByLabelText('Add a note')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Book' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^(Status|Edit|More actions|Use this address)/ })).toBeNull();
  await userEvent.keyboard('e');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(api.sent('ContactGivenAddress')).toEqual([]);
});

it('whoever sells changes it, and does not delete it', async () => {
  draw('sales');
  await screen.findByRole('button', { name: 'Edit' });
  expect(screen.getByRole('button', { name: 'Status: Prospect' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^More actions/ })).toBeNull();
});
