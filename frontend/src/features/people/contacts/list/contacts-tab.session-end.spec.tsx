import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { endSession } from '../../../../testing/end-session.ts';
import {
  ada,
  requestsOf,
  contact,
  draw,
  drawList,
  fill,
  freshContactServer,
  openForm,
  inMenu,
  press,
  save,
  server,
  unreachable,
} from '../../../../testing/contact-server.tsx';

freshContactServer();

const tick = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
/** The idempotency keys that new contacts were sent with. */
const keys = () =>
  vi
    .mocked(fetch)
    .mock.calls.flatMap(([, init]) =>
      (init?.body as string).includes('mutation CreateContact')
        ? [new Headers(init?.headers).get('idempotency-key')]
        : [],
    );
const rowsAreThere = () =>
  waitFor(() => expect(document.querySelector('table[aria-label=Contacts]')).not.toBeNull());

describe('when the session ends over the list of contacts', () => {
  it('the contact that was edited there is open again, with what was typed', async () => {
    const view = await drawList(2);
    await inMenu('Ada No2', 'Edit');
    await userEvent.type((await dialog('Edit Ada No2')).getByLabelText('Company'), ' West');
    endSession(view);
    server.contacts = [contact(1), contact(2, { phone: '(360) 555-0199', version: 2 })];
    draw();
    const again = await dialog('Edit Ada No2');
    await waitFor(() => expect(again.getByLabelText('Company')).toHaveValue('Cascade Land Trust West'));
    expect(again.getByLabelText('Phone')).toHaveValue('(360) 555-0199');
    expect(requestsOf('UpdateContact')).toEqual([]);
  });

  it('one that was deleted meanwhile is not', async () => {
    const view = await drawList(2);
    await inMenu('Ada No2', 'Edit');
    endSession(view);
    server.contacts = [contact(1)];
    draw();
    await rowsAreThere();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  /** Loses the answer, then ends the session with the form open. */
  const lostAtEnd = async () => {
    const view = await drawList(1);
    await openForm();
    await fill(ada);
    server.next.set('CreateContact', unreachable);
    await userEvent.click(save());
    await screen.findByText(/^Failed to create contact\./);
    endSession(view);
    draw();
    await waitFor(() => expect(screen.getByLabelText('First Name *')).toHaveValue('Ada'));
  };

  it('a new one whose answer was lost is sent as the same one', async () => {
    await lostAtEnd();
    await userEvent.click(save());
    await waitFor(() => expect(keys()).toHaveLength(2));
    expect(keys()[0]).toBeTruthy();
    expect(keys()[1]).toBe(keys()[0]);
  });

  it('and as another one when something else was typed, or the form was begun anew', async () => {
    await lostAtEnd();
    await fill({ Company: 'Acme' });
    await userEvent.click(save());
    await waitFor(() => expect(keys()).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await openForm();
    await fill({ ...ada, Company: 'Acme' });
    await userEvent.click(save());
    await waitFor(() => expect(keys()).toHaveLength(3));
    expect(new Set(keys()).size).toBe(3);
  });

  it('ticks and tags come back, for the contacts that are still there', async () => {
    const view = await drawList(3);
    for (const name of ['Select Ada No1', 'Select Ada No2']) await tick(name);
    await press('Tags…');
    await userEvent.type(
      (await dialog('Tags of 2 contacts')).getByLabelText('Add tags'),
      'spring fair{Enter}',
    );
    await userEvent.type(
      (await dialog('Tags of 2 contacts')).getByLabelText('Remove tags'),
      'military{Enter}',
    );
    endSession(view);
    server.contacts = [contact(2), contact(3)];
    draw();
    const again = await dialog('Tags of 1 contact');
    expect(again.getByRole('list', { name: 'Add tags chosen' })).toHaveTextContent('spring fair');
    expect(requestsOf('TagContacts')).toEqual([]);
    await userEvent.click(again.getByRole('button', { name: 'Change tags' }));
    await waitFor(() =>
      expect(requestsOf('TagContacts')).toEqual([
        { selection: { ids: ['id-2'] }, tags: { add: ['spring fair'], remove: ['military'] } },
      ]),
    );
  });

  it.each([
    ['as many', 60, 'Status of 60 contacts'],
    ['more', 61, null],
  ])('all that match are ticked again while they are %s', async (_how, count, title) => {
    const view = await drawList(60);
    await userEvent.click(screen.getByLabelText('Select all on this page'));
    await press('Select all 60 that match');
    await press('Status…');
    await userEvent.selectOptions(
      (await dialog('Status of 60 contacts')).getByLabelText('New status'),
      'Active',
    );
    endSession(view);
    server.contacts = Array.from({ length: count }, (_, number) => contact(number + 1));
    draw();
    await rowsAreThere();
    if (title) expect((await dialog(title)).getByLabelText('New status')).toHaveValue('active');
    else expect(screen.queryByText(/selected$/)).toBeNull();
    expect(requestsOf('SetContactsStatus')).toEqual([]);
  });

  it('whether they shall be deleted is not asked again', async () => {
    const view = await drawList(2);
    await tick('Select Ada No1');
    await press('Delete…');
    endSession(view);
    draw();
    expect(await screen.findByText('1 contact selected')).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
