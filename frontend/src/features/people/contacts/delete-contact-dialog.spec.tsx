import { act, configure, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderAt } from '../../../testing/render.tsx';
import { rowElementId } from '../../../ui/lists/row-keys.tsx';
import { toastStore } from '../../../ui/toasts/toast-store.ts';
import { Toaster } from '../../../ui/toasts/toaster.tsx';
import {
  requestsOf,
  drawList,
  inMenu,
  press,
  range,
  refused,
  server,
  unreachable,
  freshContactServer,
} from '../../../testing/contact-server.tsx';

// Pages of fifty rows are slow in jsdom.
vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 5000 });
freshContactServer();

describe('deleting', () => {
  const ask = (name: string) => inMenu(name, 'Delete');
  const confirm = () => press('Delete');

  it('asks first', async () => {
    await drawList(2);
    await ask('Ada No1');
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
      'Are you sure you want to delete this contact?',
    );
    await press('Cancel');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'More actions for Ada No1' })).toHaveFocus();
    expect(requestsOf('DeleteContact')).toEqual([]);
  });

  it('refreshes the list and goes on at the row that took the place', async () => {
    await drawList(3);
    await ask('Ada No2');
    await confirm();
    await waitFor(() => expect(screen.queryByText('Ada No2')).toBeNull());
    expect(range()).toBe('Showing 1 to 2 of 2 contacts');
    expect(document.getElementById(rowElementId('id-3'))).toHaveFocus();
    await ask('Ada No3');
    await confirm();
    await waitFor(() => expect(document.getElementById(rowElementId('id-1'))).toHaveFocus());
    await ask('Ada No1');
    await confirm();
    expect(await screen.findByText('No contacts yet')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Contacts' })).toHaveFocus();
  });

  it('goes one page back with the last row of a page', async () => {
    const { address } = await drawList(101, '/admin?tab=contacts&page=3');
    expect(range()).toBe('Showing 101 to 101 of 101 contacts');
    await ask('Ada No101');
    await confirm();
    await waitFor(() => expect(range()).toBe('Showing 51 to 100 of 100 contacts'));
    expect(address()).toBe('/admin?tab=contacts&page=2');
    expect(screen.getByText('Page 2 of 2')).toBeInTheDocument();
  });

  it('tells when it did not work, and leaves the row', async () => {
    await drawList(1);
    await ask('Ada No1');
    server.next.set('DeleteContact', unreachable);
    await confirm();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(toastStore.current()[0]).toMatchObject({ title: 'Failed to delete contact', tone: 'error' });
    expect(screen.getByText('Ada No1')).toBeInTheDocument();
    expect(requestsOf('Contacts')).toHaveLength(1);
  });

  it('takes away what somebody else has deleted meanwhile', async () => {
    await drawList(2);
    await ask('Ada No1');
    server.contacts = server.contacts.slice(1);
    server.next.set('DeleteContact', () => refused('NOT_FOUND', 'Contact not found'));
    await confirm();
    await waitFor(() => expect(screen.queryByText('Ada No1')).toBeNull());
    expect(toastStore.current()[0]).toMatchObject({
      title: 'Failed to delete contact',
      text: 'Contact not found',
    });
  });
});

describe('the undo', () => {
  it('brings the contact back and reads the list again', async () => {
    await drawList(2);
    await inMenu('Ada No1', 'Delete');
    await press('Delete');
    await waitFor(() => expect(screen.queryByText('Ada No1')).toBeNull());
    const { title, action } = toastStore.current()[0] ?? {};
    expect([title, action?.label]).toEqual(['Contact deleted', 'Undo']);
    act(() => action?.onAction());
    expect(await screen.findByText('Ada No1')).toBeInTheDocument();
    expect(requestsOf('RestoreContact')).toEqual([{ id: 'id-1' }]);
    expect(toastStore.current()[0]).toMatchObject({ title: 'Restored' });
  });

  describe('by keyboard', () => {
    const undo = async (): Promise<void> => {
      renderAt(<Toaster />);
      (await screen.findByRole('button', { name: 'Undo' })).focus();
      await userEvent.keyboard('{Enter}');
    };

    it('leads to the row that came back', async () => {
      await drawList(2);
      await inMenu('Ada No1', 'Delete');
      await press('Delete');
      await waitFor(() => expect(screen.queryByText('Ada No1')).toBeNull());
      await undo();
      await waitFor(() => expect(document.getElementById(rowElementId('id-1'))).toHaveFocus());
    });

    it('leads to the heading where several came back', async () => {
      await drawList(2);
      await userEvent.click(screen.getByLabelText('Select all on this page'));
      await press('Delete…');
      await press('Delete');
      server.next.set('RestoreContacts', () => ({ data: { restoreContacts: 2 } }));
      await undo();
      await waitFor(() => expect(screen.getByRole('heading', { name: 'Contacts' })).toHaveFocus());
    });

    it('leaves whoever went on meanwhile where they are', async () => {
      await drawList(2);
      await inMenu('Ada No1', 'Delete');
      await press('Delete');
      await waitFor(() => expect(screen.queryByText('Ada No1')).toBeNull());
      await undo();
      screen.getByRole('searchbox').focus();
      await screen.findByText('Ada No1');
      expect(screen.getByRole('searchbox')).toHaveFocus();
    });
  });
});
