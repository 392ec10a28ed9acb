import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { contactSentences } from '@hearthline/rules/people/contacts/contact-rules.ts';
import { eachText } from '@hearthline/rules/people/contacts/contact-texts.ts';
import { describe, expect, it, vi } from 'vitest';
import { pressSlowButton } from '../../../../testing/press-slow-button.ts';
import { toastStore } from '../../../../ui/toasts/toast-store.ts';
import {
  requestsOf,
  contact,
  draw,
  drawList,
  fill,
  own,
  inMenu,
  press,
  refused,
  save,
  server,
  freshContactServer,
} from '../../../../testing/contact-server.tsx';
import { showComponentStyles } from '../../../../testing/render.tsx';

showComponentStyles();

// Pages of fifty rows are slow in jsdom.
vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 5000 });
freshContactServer();

describe('editing', () => {
  it('starts with what is stored and names the version it was read at', async () => {
    await drawList(1);
    await inMenu('Ada No1', 'Edit');
    expect(screen.getByRole('dialog', { name: 'Edit Ada No1' })).toBeInTheDocument();
    await userEvent.clear(screen.getByLabelText('Company'));
    await fill({ 'Last Name *': 'b', Tags: 'military,' });
    await press('Remove land owned');
    await userEvent.click(save());
    expect(await screen.findByText('Ada No1b')).toBeInTheDocument();
    expect(requestsOf('UpdateContact')).toEqual([
      {
        id: 'id-1',
        input: {
          firstName: 'Ada',
          lastName: 'No1b',
          email: 'ada1@example.com',
          phone: '(360) 555-0100',
          company: null,
          status: 'prospect',
          tags: ['military'],
          ...eachText(() => null),
          ownerId: null,
          marketingConsent: 'unknown',
          consentSource: null,
          version: 1,
        },
      },
    ]);
    expect(toastStore.current()[0]).toMatchObject({ title: 'Contact saved' });
  });

  it('of a contact without an address asks for none, as long as there is a phone number', async () => {
    server.contacts = [contact(1, { email: '' })];
    draw();
    await screen.findByText('Ada No1');
    await inMenu('Ada No1', 'Edit');
    await userEvent.clear(screen.getByLabelText('Phone'));
    await userEvent.click(save());
    expect(await screen.findByText(contactSentences.wayNeeded)).toBeInTheDocument();
    await fill({ Phone: '360 555 0199' });
    await userEvent.click(save());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requestsOf('UpdateContact')).toMatchObject([{ input: { email: '', phone: '360 555 0199' } }]);
    await inMenu('Ada No1', 'Edit');
    await fill({ Email: 'ada@given.example' });
    await userEvent.click(save());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requestsOf('UpdateContact').at(-1)).toMatchObject({ input: { email: 'ada@given.example' } });
  });

  it('stays until its own change is stored, which is nobody else’s when it is opened again', async () => {
    await drawList(1);
    await inMenu('Ada No1', 'Edit');
    await fill({ Company: '!' });
    const { promise, resolve } = Promise.withResolvers<void>();
    const change = own['UpdateContact'];
    server.next.set(
      'UpdateContact',
      async () => (await promise, change?.(requestsOf('UpdateContact')[0] ?? {}) ?? {}),
    );
    await userEvent.click(save());
    await userEvent.keyboard('{Escape}');
    await press('Cancel');
    expect(screen.getByRole('dialog', { name: 'Edit Ada No1' })).toBeInTheDocument();
    resolve();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await inMenu('Ada No1', 'Edit');
    await fill({ Company: '?' });
    await userEvent.click(save());
    await waitFor(() =>
      expect(requestsOf('UpdateContact').at(-1)).toMatchObject({
        input: { company: 'Cascade Land Trust!?', version: 2 },
      }),
    );
  });

  const late = async () => {
    await drawList(1);
    await inMenu('Ada No1', 'Edit');
    await fill({ Company: '!' });
    server.contacts = [contact(1, { company: 'Theirs', phone: '360 555 0111', tags: ['vip'], version: 2 })];
    server.next.set('UpdateContact', () => refused('CONFLICT', 'This was changed by somebody else.'));
    await userEvent.click(save());
    expect(await screen.findByText(/Somebody else changed this/)).toBeInTheDocument();
    expect(
      within(screen.getByRole('alert', { name: '' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Phone: 360 555 0111', 'Company: Theirs (yours: Cascade Land Trust!)', 'Tags: vip']);
    expect(screen.getByLabelText('Company')).toHaveValue('Cascade Land Trust!');
    expect(save()).toBeDisabled();
  };

  it('tells the second of two, who may keep what was typed: it overwrites nothing else', async () => {
    await late();
    await press('Keep what I typed');
    expect(screen.getByLabelText('Phone')).toHaveFocus();
    await userEvent.click(save());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requestsOf('UpdateContact').at(-1)).toMatchObject({
      input: { company: 'Cascade Land Trust!', phone: '360 555 0111', tags: ['vip'], version: 2 },
    });
  });

  it('or take the newer values', async () => {
    await late();
    await press('Load the newer version');
    expect(screen.getByLabelText('Company')).toHaveValue('Theirs');
    expect(screen.getByLabelText('Phone')).toHaveFocus();
    await userEvent.click(save());
    await waitFor(() =>
      expect(requestsOf('UpdateContact').at(-1)).toMatchObject({ input: { company: 'Theirs', version: 2 } }),
    );
  });
});

describe('many at once', () => {
  const tick = (name: string) => userEvent.click(screen.getByRole('checkbox', { name: `Select ${name}` }));

  it('change their status', async () => {
    await drawList(3);
    expect(screen.queryByRole('region', { name: 'Selected contacts' })).toBeNull();
    await tick('Ada No1');
    await tick('Ada No3');
    expect(screen.getByText('2 contacts selected')).toBeInTheDocument();
    await press('Status…');
    await userEvent.selectOptions(screen.getByLabelText('New status'), 'Customer');
    expect(requestsOf('SetContactsStatus')).toEqual([]);
    await press('Change status');
    await waitFor(() =>
      expect(requestsOf('SetContactsStatus')).toEqual([
        { selection: { ids: ['id-1', 'id-3'] }, status: 'customer' },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected contacts' })).toBeNull());
  });

  it('leave ticked what was ticked since', async () => {
    await drawList(3);
    await tick('Ada No1');
    await press('Status…');
    await userEvent.selectOptions(screen.getByLabelText('New status'), 'Customer');
    const { promise, resolve } = Promise.withResolvers<void>();
    server.next.set(
      'SetContactsStatus',
      async () => (await promise, own['SetContactsStatus']?.({ selection: {}, status: 'customer' }) ?? {}),
    );
    await pressSlowButton(screen.getByRole('button', { name: 'Change status' }));
    await press('Cancel');
    await tick('Ada No3');
    resolve();
    await waitFor(() => expect(toastStore.current()[0]).toMatchObject({ title: 'Status changed' }));
    expect(await screen.findByText('2 contacts selected')).toBeInTheDocument();
  });

  it('are one contact where one is ticked', async () => {
    await drawList(2);
    await tick('Ada No1');
    await press('Delete…');
    await press('Delete');
    await waitFor(() =>
      expect(toastStore.current()[0]).toMatchObject({ title: 'Contact deleted', text: '1 contact removed.' }),
    );
  });

  it('get tags and lose others', async () => {
    await drawList(2);
    await userEvent.click(screen.getByLabelText('Select all on this page'));
    await press('Tags…');
    await fill({ 'Add tags': 'vip,' });
    await fill({ 'Remove tags': 'land owned{Enter}' });
    await press('Change tags');
    await waitFor(() =>
      expect(requestsOf('TagContacts')).toEqual([
        { selection: { ids: ['id-1', 'id-2'] }, tags: { add: ['vip'], remove: ['land owned'] } },
      ]),
    );
  });

  it('get the tag that was typed and not entered yet, and none where none was named', async () => {
    await drawList(1);
    await userEvent.click(screen.getByLabelText('Select all on this page'));
    await press('Tags…');
    await press('Change tags');
    expect(await screen.findByText('Name at least one tag')).toBeInTheDocument();
    await fill({ 'Add tags': 'x'.repeat(41) });
    await press('Change tags');
    expect(await screen.findByText('Must be at most 40 characters')).toBeInTheDocument();
    await press(`Remove ${'x'.repeat(41)}`);
    await fill({ 'Add tags': 'vip' });
    fireEvent.submit(screen.getByLabelText('Add tags'));
    await waitFor(() =>
      expect(requestsOf('TagContacts')).toEqual([
        { selection: { ids: ['id-1'] }, tags: { add: ['vip'], remove: [] } },
      ]),
    );
  });

  it('that match are deleted over all pages, and nothing is when it is refused', async () => {
    await drawList(60, '/admin?status=prospect');
    await userEvent.click(screen.getByLabelText('Select all on this page'));
    await press('Select all 60 that match');
    await press('Delete…');
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
      'Are you sure you want to delete these 60 contacts?',
    );
    server.next.set('DeleteContacts', () => refused('CONFLICT', 'The list has changed.'));
    await press('Delete');
    await waitFor(() =>
      expect(toastStore.current()[0]).toMatchObject({
        title: 'Nothing was changed',
        text: 'The list has changed.',
      }),
    );
    await press('Delete');
    await waitFor(() =>
      expect(requestsOf('DeleteContacts').at(-1)).toEqual({
        selection: {
          match: {
            search: null,
            status: 'prospect',
            tag: null,
            source: null,
            added: null,
            addedFrom: null,
            addedTo: null,
            home: null,
            roof: null,
            minPrice: null,
            maxPrice: null,
            owner: null,
            open: false,
            waiting: false,
          },
          count: 60,
        },
      }),
    );
    await waitFor(() =>
      expect(toastStore.current()[0]).toMatchObject({ title: 'Contacts deleted', action: { label: 'Undo' } }),
    );
  });
});
